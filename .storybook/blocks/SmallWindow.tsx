import { useCallback, useState, type ReactNode } from "react";
import { DesignSystemProvider } from "../../packages/design-system/src/provider/index.ts";

const keepFocus = (event: Event): void => event.preventDefault();

/** A window for one picture: what is fixed to the window, or put beside the page, stays in it; an open panel leaves the focus where it is. */
export function SmallWindow({ height, children }: { height: number; children: ReactNode }) {
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const hold = useCallback((element: HTMLElement | null) => {
    // Radix asks on the panel, before it takes the focus, by an event that doesn't bubble.
    element?.addEventListener("focusScope.autoFocusOnMount", keepFocus, true);
    setRoot(element);
  }, []);
  return (
    <div ref={hold} style={{ contain: "layout", inlineSize: "100%", blockSize: height }}>
      {root && <DesignSystemProvider portalRoot={root}>{children}</DesignSystemProvider>}
    </div>
  );
}
