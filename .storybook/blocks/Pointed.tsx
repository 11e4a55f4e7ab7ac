import { useEffect, useRef, type ReactNode } from "react";

/** Simulates hover on the button, to show content that appears only then. */
export function Pointed({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const button = ref.current?.querySelector("button");
    button?.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" }));
  }, []);
  return <div ref={ref}>{children}</div>;
}
