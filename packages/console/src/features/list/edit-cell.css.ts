import { vars } from "@carmine/design-system/tokens";
import { style } from "@vanilla-extract/css";

const { color, space, font } = vars;

/** Lines the value up with those above and below: at the end in a column, at the start in a card. */
export const edit = style({
  marginInlineEnd: `calc(-1 * ${space[12]})`,
  "@media": { "(max-width: 899px)": { marginInline: `calc(-1px - ${space[12]}) 0` } },
});
export const conflict = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "end",
  gap: space[4],
});
export const text = style({
  inlineSize: "100%",
  fontSize: font.size[12],
  color: color.fg.critical,
  textAlign: "end",
});
