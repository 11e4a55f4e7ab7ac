import type { ReactNode } from "react";
import { Live } from "./Live.tsx";

interface ExampleProps {
  /** Instruction or reason, in one sentence. */
  text: string;
  /** The sample: live components. */
  children: ReactNode;
}

/** Good and bad usage next to each other, as live samples. Contains `Do` and `Dont`. */
export function DoDont({ children }: { children: ReactNode }) {
  return <div className="ds-do-dont sb-unstyled">{children}</div>;
}

export function Do(props: ExampleProps) {
  return <Example {...props} verdict="Do" />;
}

export function Dont(props: ExampleProps) {
  return <Example {...props} verdict="Don’t" />;
}

function Example({ verdict, text, children }: ExampleProps & { verdict: "Do" | "Don’t" }) {
  return (
    <figure className="ds-example" data-verdict={verdict}>
      <Live>{children}</Live>
      <figcaption>
        <strong>
          {verdict === "Do" ? "✓" : "✕"} {verdict}
        </strong>{" "}
        {text}
      </figcaption>
    </figure>
  );
}
