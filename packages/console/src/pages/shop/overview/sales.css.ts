import { vars } from "@carmine/design-system/tokens";
import { style } from "@vanilla-extract/css";

const { color, space, font } = vars;

/** Inline size from which the change fits next to the value. */
const wide = "(min-width: 736px)";

export const figuresBox = style({ containerType: "inline-size", marginBlockEnd: space[16] });
/** Five figures in a row in every language; on phones, as many as fit. */
export const figures = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space[12]} ${space[16]}`,
  margin: 0,
  whiteSpace: "nowrap",
  // One row: where it is too narrow, each change goes below its value.
  "@container": { [wide]: { flexWrap: "nowrap", columnGap: space[24] } },
});
export const numbers = style({
  display: "grid",
  margin: 0,
  fontVariantNumeric: "tabular-nums",
  "@container": {
    [wide]: { display: "flex", flexWrap: "wrap", alignItems: "baseline", columnGap: space[8] },
  },
});
export const value = style({
  fontSize: font.size[18],
  "@container": { [wide]: { fontSize: font.size[20] } },
});
export const change = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space[4],
  color: color.fg.muted,
  fontSize: font.size[12],
});
export const up = style([change, { color: color.fg.success }]);
export const down = style([change, { color: color.fg.critical }]);
