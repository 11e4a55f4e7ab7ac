import { useCallback, useState, type ReactNode } from "react";
import { DesignSystemProvider } from "../../packages/design-system/src/provider/index.ts";

const keepFocus = (event: Event): void => event.preventDefault();

/**
 * A viewport for one sample: fixed elements and portals stay inside it, and an open panel doesn't take focus.
 */
export function SmallWindow({ height, children }: { height: number; children: ReactNode }) {
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const hold = useCallback((element: HTMLElement | null) => {
    // Radix dispatches this non-bubbling event on the panel before moving focus.
    element?.addEventListener("focusScope.autoFocusOnMount", keepFocus, true);
    setRoot(element);
  }, []);
  return (
    <div ref={hold} style={{ contain: "layout", inlineSize: "100%", blockSize: height }}>
      {root && <DesignSystemProvider portalRoot={root}>{children}</DesignSystemProvider>}
    </div>
  );
}
