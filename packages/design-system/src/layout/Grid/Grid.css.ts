import { createVar } from "@vanilla-extract/css";
import { layoutStyle } from "../../styles/layered.ts";

/** Set inline by the component: the number of columns, their least width, the gap. */
export const columns = createVar();
export const narrowest = createVar();
export const gap = createVar();

const share = `(100% - (${columns} - 1) * ${gap}) / ${columns}`;

/** As many equal columns as asked for, fewer where one would become too narrow, one on a phone. */
export const root = layoutStyle({
  display: "grid",
  gap,
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(${narrowest}, ${share})), 1fr))`,
});
