import { useState, type ReactNode } from "react";
import { DesignSystemProvider } from "../../packages/design-system/src/provider/index.ts";

/** A window for one picture: what is fixed to the window, or put beside the page, stays in it. */
export function SmallWindow({ height, children }: { height: number; children: ReactNode }) {
  const [root, setRoot] = useState<HTMLElement | null>(null);
  return (
    <div ref={setRoot} style={{ contain: "layout", inlineSize: "100%", blockSize: height }}>
      {root && <DesignSystemProvider portalRoot={root}>{children}</DesignSystemProvider>}
    </div>
  );
}
