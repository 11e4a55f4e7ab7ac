import { componentStyle } from "../../styles/layered.ts";
import { type } from "../../styles/mixins.ts";
import { vars } from "../../tokens/contract.css.ts";

const { color, space } = vars;

export const root = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${space[12]} ${space[16]}`,
  marginBlockEnd: space[16],
});

/** Grows, because the breadcrumb of a phone is only as wide as its container. */
export const words = componentStyle({ flexGrow: 1, display: "grid", gap: space[4], minInlineSize: 0 });

export const titleLine = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[8],
  overflowWrap: "anywhere",
});

export const meta = componentStyle({ ...type(12), color: color.fg.muted });

export const actions = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[12],
});
