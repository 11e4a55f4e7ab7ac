import { useEffect, useRef, type ReactNode } from "react";

/** Does what a pointer on the button would do: a picture of what comes up only then shows it. */
export function Pointed({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const button = ref.current?.querySelector("button");
    button?.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" }));
  }, []);
  return <div ref={ref}>{children}</div>;
}
