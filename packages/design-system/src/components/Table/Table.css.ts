import { componentStyle } from "../../styles/layered.ts";
import { boldType, type } from "../../styles/mixins.ts";
import { vars } from "../../tokens/contract.css.ts";

const { color, space } = vars;

export const root = componentStyle({ borderRadius: vars.radius.card });

export const table = componentStyle({
  ...type(14),
  // A hidden caption stays inside what scrolls; else it makes the page as wide as the table.
  position: "relative",
  inlineSize: "100%",
  borderCollapse: "collapse",
  textAlign: "start",
  fontVariantNumeric: "tabular-nums",
});

export const caption = componentStyle({
  ...boldType(16),
  padding: `${space[12]} ${space[16]}`,
  textAlign: "start",
});

export const cell = componentStyle({
  padding: `${space[12]} ${space[16]}`,
  borderBlockEnd: `1px solid ${color.border.default}`,
  textAlign: "start",
  verticalAlign: "baseline",
  fontWeight: vars.font.weight.regular,
  // A line parts rows: under the last one there is none.
  selectors: { "tbody > tr:last-child > &": { borderBlockEnd: 0 } },
});

export const head = componentStyle([
  cell,
  {
    ...type(12),
    backgroundColor: color.bg.sunken,
    color: color.fg.muted,
    whiteSpace: "nowrap",
  },
]);

export const numeric = componentStyle({ textAlign: "end", whiteSpace: "nowrap" });
