import { ApiProvider } from "@carmine/api/hooks";
import { QueryClientProvider } from "@tanstack/react-query";
import { StrictMode, type ReactElement, type ReactNode } from "react";
import type { App } from "../../app/app.ts";
import { AppProvider } from "../../app/AppContext.tsx";
import { Document } from "./Document.tsx";
import { ShopIntl } from "./ShopIntl.tsx";

export interface RootProps {
  readonly app: App;
  readonly nonce?: string;
  readonly state: string;
  /** The router's provider: static on the server, live in the browser. */
  readonly children: ReactNode;
}

/** The tree both sides render: whatever differs between them would break hydration. */
export const Root = ({ app, nonce, state, children }: RootProps): ReactElement => (
  <StrictMode>
    <AppProvider app={app}>
      <QueryClientProvider client={app.queryClient}>
        <ApiProvider client={app.api}>
          <ShopIntl>
            <Document nonce={nonce} state={state}>
              {children}
            </Document>
          </ShopIntl>
        </ApiProvider>
      </QueryClientProvider>
    </AppProvider>
  </StrictMode>
);
