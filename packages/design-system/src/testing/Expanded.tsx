import { useEffect, useRef, type ReactNode } from "react";

/** Clicks the button of a collapsed section without moving focus to it. */
export function Expanded({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.querySelector<HTMLElement>("[aria-expanded=false]")?.click(), []);
  return <div ref={ref}>{children}</div>;
}
