import { createVar } from "@vanilla-extract/css";
import { layoutStyle } from "../../styles/layered.ts";

/** Width of the side column, set inline by the component. */
export const sideWidth = createVar();

export const root = layoutStyle({ display: "flex", flexWrap: "wrap" });

export const side = layoutStyle({ flex: `1 ${sideWidth}`, minInlineSize: 0 });

/** Fills the remaining space; wraps below the side column if less than about half the width would be left. */
export const main = layoutStyle({
  flex: 9999,
  minInlineSize: "min(52%, 100%)",
});
