import { createVar } from "@vanilla-extract/css";
import { layoutStyle } from "../../styles/layered.ts";

/** Set inline by the component: number of columns, minimum width, gap. */
export const columns = createVar();
export const narrowest = createVar();
export const gap = createVar();

const share = `(100% - (${columns} - 1) * ${gap}) / ${columns}`;

/** As many equal columns as requested, fewer if they would be too narrow, one on phones. */
export const root = layoutStyle({
  display: "grid",
  gap,
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(${narrowest}, ${share})), 1fr))`,
});
