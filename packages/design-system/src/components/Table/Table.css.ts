import { componentStyle } from "../../styles/layered.ts";
import { boldType, type } from "../../styles/mixins.ts";
import { vars } from "../../tokens/contract.css.ts";

const { color, space } = vars;

export const root = componentStyle({ borderRadius: vars.radius.card });

export const table = componentStyle({
  ...type(14),
  // Keeps the hidden caption inside the scroll area; otherwise it would make the page as wide as the table.
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
  // Borders separate rows, so the last one has none.
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
