import { patternStyle } from "../../styles/layered.ts";
import { boldType, media, type } from "../../styles/mixins.ts";
import { vars } from "../../tokens/contract.css.ts";

const { color, space, font } = vars;

export const root = patternStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[24],
  fontVariantNumeric: "tabular-nums",
});
export const main = patternStyle({ display: "grid", flex: "1 1 240px", justifyItems: "start" });
export const label = patternStyle({ ...type(14), color: color.fg.muted });
export const value = patternStyle({
  ...boldType(36, "heading"),
  letterSpacing: font.tracking.heading,
  color: color.fg.price,
});
export const worth = patternStyle({
  ...type(14),
  fontWeight: font.weight.regular,
  letterSpacing: 0,
  color: color.fg.muted,
});
export const expiring = patternStyle({
  ...type(12),
  display: "inline-flex",
  alignItems: "center",
  gap: space[4],
  color: color.fg.caution,
});
export const figures = patternStyle({
  flex: "2 1 480px",
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(0, 1fr)",
  rowGap: space[16],
  textAlign: "center",
  "@media": { [media.phone]: { gridAutoFlow: "row", gridTemplateColumns: "1fr 1fr" } },
});
/** The number is above its name; screen readers get the name first. */
export const figure = patternStyle({
  display: "flex",
  flexDirection: "column-reverse",
  justifyContent: "flex-end",
  paddingInline: space[4],
  borderInlineStart: `1px solid ${color.border.default}`,
});
export const name = patternStyle({ ...type(12), color: color.fg.muted });
export const number = patternStyle({ ...boldType(24), "@media": { [media.phone]: type(20) } });
