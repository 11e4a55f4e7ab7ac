import type { ReactElement } from "react";
import { lazy } from "../../hydration/lazy.tsx";

// Takes URLs instead of a function: props that are equal on each render keep the server-rendered markup.
const Part = lazy(() => import("./PastEndMessage.tsx"));

export interface PastEndProps {
  readonly page: number;
  readonly pageCount: number;
  readonly hrefOf: (page: number) => string;
}

/** Replaces a list past its last page; its code is loaded on demand. */
export const PastEnd = ({ page, pageCount, hrefOf }: PastEndProps): ReactElement => (
  <Part page={page} pageCount={pageCount} first={hrefOf(1)} last={hrefOf(pageCount)} />
);
