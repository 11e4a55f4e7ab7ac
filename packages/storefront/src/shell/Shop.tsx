import type { ReactElement } from "react";
import { ErrorBoundary } from "./layout/PageOutlet.tsx";
import { usePage } from "../router/NavigationContext.tsx";
import { Layout } from "./layout/Layout.tsx";

/** The whole shop inside its router: frame and page. */
export const Shop = (): ReactElement => (
  <ErrorBoundary at={usePage()}>
    <Layout />
  </ErrorBoundary>
);
