import { useEffect, useRef, type ReactNode } from "react";

/** Presses the button of what begins folded, without taking the focus there. */
export function Unfolded({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.querySelector<HTMLElement>("[aria-expanded=false]")?.click(), []);
  return <div ref={ref}>{children}</div>;
}
