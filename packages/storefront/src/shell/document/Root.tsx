import { ApiProvider } from "@carmine/api/hooks";
import { QueryClientProvider } from "@tanstack/react-query";
import { StrictMode, type ReactElement, type ReactNode } from "react";
import type { App } from "../../app/app.ts";
import { AppProvider } from "../../app/AppContext.tsx";
import { Document, type DocumentProps } from "./Document.tsx";
import { ShopIntl } from "./ShopIntl.tsx";

export interface RootProps extends DocumentProps {
  readonly app: App;
  /** The router's provider: static on the server, interactive in the browser. */
  readonly children: ReactNode;
}

/** The tree that server and browser render; any difference would break hydration. */
export const Root = ({ app, nonce, firstPaintScripts, state, children }: RootProps): ReactElement => (
  <StrictMode>
    <AppProvider app={app}>
      <QueryClientProvider client={app.queryClient}>
        <ApiProvider client={app.api}>
          <ShopIntl>
            <Document nonce={nonce} firstPaintScripts={firstPaintScripts} state={state}>
              {children}
            </Document>
          </ShopIntl>
        </ApiProvider>
      </QueryClientProvider>
    </AppProvider>
  </StrictMode>
);
