import type { ReactElement } from "react";
import { belowFold } from "../../app/on-demand.tsx";

// Texts as addresses, not a function: what is the same on each render stays as the server rendered it.
const Part = belowFold(() => import("./past-end/BelowFold.tsx"));

export interface PastEndProps {
  readonly page: number;
  readonly pageCount: number;
  readonly hrefOf: (page: number) => string;
}

/** In place of a list's page after the last one; its code is loaded when one is shown. */
export const PastEnd = ({ page, pageCount, hrefOf }: PastEndProps): ReactElement => (
  <Part page={page} pageCount={pageCount} first={hrefOf(1)} last={hrefOf(pageCount)} />
);
