import { vars } from "@carmine/design-system/tokens";
import { style } from "@vanilla-extract/css";

const { color, space, font, radius } = vars;

export const twoLines = style({ display: "grid", gap: space[2], minInlineSize: 0 });
/** One line in a column; cards have space for the whole text. */
export const line = style({
  "@media": {
    "(min-width: 900px)": { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
  },
});
export const note = style({ color: color.fg.muted, fontSize: font.size[12] });
export const end = style({ justifyItems: "end" });
/** Two lines of a numeric cell; start-aligned where rows are cards. */
export const amounts = style({
  justifyItems: "end",
  "@media": { "(max-width: 899px)": { justifyItems: "start" } },
});
/** Link of a row: the row's name, underlined on hover and focus only. */
export const rowLink = style({
  color: color.fg.default,
  textDecoration: "none",
  fontVariantNumeric: "tabular-nums",
  ":hover": { textDecoration: "underline" },
});
export const strong = style({ fontWeight: font.weight.bold });
export const pictures = style({ display: "flex", alignItems: "center", gap: space[4] });
export const picture = style({
  flex: "none",
  inlineSize: 36,
  blockSize: 36,
  borderRadius: radius.control,
  overflow: "hidden",
});
export const count = style({
  marginInlineStart: space[4],
  color: color.fg.muted,
  fontSize: font.size[12],
  whiteSpace: "nowrap",
});
export const deadline = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space[4],
  fontSize: font.size[12],
  whiteSpace: "nowrap",
});
export const late = style({ color: color.fg.critical });
export const today = style({ color: color.fg.caution });
export const calm = style({ color: color.fg.muted });
export const icons = style({ display: "flex", gap: space[6], color: color.fg.muted });
export const noPicture = style({
  display: "grid",
  placeContent: "center",
  backgroundColor: color.bg.sunken,
  color: color.fg.faint,
  aspectRatio: 1,
});
/** A chip in a cell keeps its own width, and wraps in a narrow column. */
export const chip = style({ justifySelf: "start", whiteSpace: "normal" });
/** Opens a row that has a dialog instead of a page. */
export const rowButton = style({
  overflow: "hidden",
  maxInlineSize: "100%",
  padding: 0,
  border: 0,
  backgroundColor: "transparent",
  color: "inherit",
  font: "inherit",
  textAlign: "start",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  cursor: "pointer",
  selectors: { "&:hover": { textDecoration: "underline" } },
});
/** A picture or avatar at the start, and the name next to it. */
export const withPicture = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "center",
  gap: space[12],
});
