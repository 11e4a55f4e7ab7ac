import { patternStyle } from "../../styles/layered.ts";
import { type } from "../../styles/mixins.ts";
import { vars } from "../../tokens/contract.css.ts";

const { color, space } = vars;

export const head = patternStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[16],
  padding: space[24],
});
export const words = patternStyle({ flex: "1 1 320px", minInlineSize: 0 });
export const title = patternStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[12],
});
export const text = patternStyle({ ...type(14, "text"), marginBlockStart: space[4], color: color.fg.muted });
export const actions = patternStyle({ display: "flex", flexWrap: "wrap", gap: space[12] });
export const steps = patternStyle({
  padding: `${space[28]} ${space[24]} ${space[24]}`,
  borderBlockStart: `1px solid ${color.border.default}`,
});
