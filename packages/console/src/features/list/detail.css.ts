import { vars } from "@carmine/design-system/tokens";
import { globalStyle, style } from "@vanilla-extract/css";

const { color, space, font, radius, size } = vars;

/** Main column and a narrow one, which follows it on small screens. */
export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 22rem",
  alignItems: "start",
  gap: space[16],
  "@media": { "(max-width: 1099px)": { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const column = style({ display: "grid", gap: space[16], minInlineSize: 0 });
export const section = style({ padding: space[16] });
/** Aligns a card's title with its rows. */
export const sectionHead = style({ paddingInline: space[16] });
/** A link such as “View all 3” doesn’t wrap next to a long title. */
export const sectionAside = style({ flexShrink: 0, maxInlineSize: "60%" });
export const sectionLine = style([section, { borderBlockStart: `1px solid ${color.border.default}` }]);
export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[8],
  padding: space[16],
});
export const headEnd = style({ marginInlineStart: "auto" });
export const muted = style({ color: color.fg.muted });
export const small = style({ color: color.fg.muted, fontSize: font.size[12] });
export const items = style({ margin: 0, padding: 0, listStyle: "none" });
export const item = style({
  display: "grid",
  gridTemplateColumns: "44px minmax(0, 1fr) auto auto",
  alignItems: "center",
  gap: space[16],
  padding: `${space[10]} ${space[16]}`,
  borderBlockStart: `1px solid ${color.border.default}`,
  "@media": { "(max-width: 639px)": { gridTemplateColumns: "44px minmax(0, 1fr) auto" } },
});
// On phones, the price and the quantity are below the name.
const itemName = `${item} > :nth-child(2)`;
globalStyle(itemName, { "@media": { "(max-width: 639px)": { gridColumn: "2 / -1" } } });
globalStyle(`${itemName} + *`, { "@media": { "(max-width: 639px)": { gridColumn: 2 } } });
export const itemPicture = style({
  inlineSize: 44,
  blockSize: 44,
  borderRadius: radius.control,
  overflow: "hidden",
});
export const quantity = style({ display: "flex", alignItems: "center", gap: space[8], whiteSpace: "nowrap" });
export const form = style({
  display: "grid",
  gridTemplateColumns: "13rem minmax(0, 1fr) auto",
  alignItems: "start",
  gap: space[12],
  padding: space[16],
  borderBlockStart: `1px solid ${color.border.default}`,
  "@media": { "(max-width: 767px)": { gridTemplateColumns: "minmax(0, 1fr)" } },
});
/** Puts a button on the line of a field with a label above. */
export const besideField = style({
  marginBlockStart: "1.75rem",
  "@media": { "(max-width: 767px)": { marginBlockStart: 0 } },
});
export const person = style({
  display: "flex",
  alignItems: "center",
  gap: space[12],
  paddingBlockEnd: space[12],
});
export const contact = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  alignItems: "start",
  gap: `${space[8]} ${space[10]}`,
  fontSize: font.size[14],
  overflowWrap: "anywhere",
});
/** A small icon in the middle of the first line next to it. */
export const lineIcon = style({ flex: "none", marginBlockStart: `calc((1lh - ${size.iconSm}) / 2)` });
export const lines = style({ display: "grid" });
export const afterContact = style({ marginBlockStart: space[12] });
export const quote = style({ marginBlockStart: space[12] });
export const total = style({
  display: "flex",
  justifyContent: "space-between",
  gap: space[12],
  marginBlock: space[12],
  paddingBlockStart: space[12],
  borderBlockStart: `1px solid ${color.border.default}`,
  fontWeight: font.weight.bold,
});
export const composer = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: space[8],
  paddingBlockEnd: space[16],
});
export const teamNote = style({
  display: "block",
  padding: `${space[8]} ${space[10]}`,
  borderRadius: radius.control,
  backgroundColor: color.bg.caution,
  color: color.fg.default,
  whiteSpace: "pre-line",
  overflowWrap: "anywhere",
});
export const stack = style({ display: "grid", gap: space[16] });
/** A notice above the columns. */
export const notice = style({ marginBlockEnd: space[16] });
export const actions = style({ display: "flex", flexWrap: "wrap", gap: space[8] });
/** Cards with figures above the columns. */
export const figures = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(12rem, 100%), 1fr))",
  gap: space[16],
  marginBlockEnd: space[16],
});
/** Fields of a dialog. */
export const dialogFields = style({ display: "grid", gap: space[16], marginBlockEnd: space[16] });
export const walk = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space[4],
  whiteSpace: "nowrap",
});
