import { createVar } from "@vanilla-extract/css";
import { layoutStyle } from "../../styles/layered.ts";

/** Width of the side column, set inline by the component. */
export const sideWidth = createVar();

export const root = layoutStyle({ display: "flex", flexWrap: "wrap" });

export const side = layoutStyle({ flex: `1 ${sideWidth}`, minInlineSize: 0 });

/** Takes all the room; goes under the side column when less than about half of the line would be left. */
export const main = layoutStyle({
  flex: 9999,
  minInlineSize: "min(52%, 100%)",
});
