import type { ReactNode } from "react";
import { DesignSystemProvider } from "../../packages/design-system/src/provider/index.ts";

/** Components outside of a story, in the theme of the toolbar and free of the styles of the documentation page. */
export function Live({ children }: { children: ReactNode }) {
  return (
    <DesignSystemProvider>
      <div className="ds-live sb-unstyled">{children}</div>
    </DesignSystemProvider>
  );
}
