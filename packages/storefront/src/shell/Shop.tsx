import type { ReactElement } from "react";
import { ErrorBoundary } from "../navigation/PageOutlet.tsx";
import { useNavigation } from "../navigation/NavigationContext.tsx";
import { Layout } from "./layout/Layout.tsx";

/** The whole shop inside of its router: frame and page. */
export const Shop = (): ReactElement => (
  <ErrorBoundary at={useNavigation().page}>
    <Layout />
  </ErrorBoundary>
);
