import type { ReactNode } from "react";
import { DesignSystemProvider } from "../../packages/design-system/src/provider/index.ts";

/** Components outside a story, in the toolbar's theme and without the documentation page's styles. */
export function Live({ children }: { children: ReactNode }) {
  return (
    <DesignSystemProvider>
      <div className="ds-live sb-unstyled">{children}</div>
    </DesignSystemProvider>
  );
}
