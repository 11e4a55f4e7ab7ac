import { vars } from "@carmine/design-system/tokens";
import { style } from "@vanilla-extract/css";

const { color, space } = vars;

/** Sticky while the selected products scroll. */
export const bar = style({
  position: "sticky",
  insetBlockEnd: space["16"],
  zIndex: 2,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space["12"],
  boxShadow: vars.shadow.floating,
});

export const barButtons = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space["12"],
  selectors: {
    // The buttons are at the end of their row, even if they wrap.
    "&:last-child": { justifyContent: "flex-end", marginInlineStart: "auto" },
  },
});

export const filters = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "start",
  gap: space["12"],
  paddingBlock: space["12"],
  "@media": { "(max-width: 599px)": { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const chips = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space["8"],
  margin: 0,
  padding: 0,
  listStyle: "none",
});
export const filterActions = style({
  display: "flex",
  alignItems: "center",
  gap: space["16"],
  minBlockSize: space["32"],
});

export const selected = style({ outline: `2px solid ${color.border.act}` });
/** On the picture: a target of 32 px. */
export const checkbox = style({
  display: "grid",
  placeItems: "center",
  inlineSize: space["32"],
  blockSize: space["32"],
  borderRadius: vars.radius.control,
  backgroundColor: color.bg.card,
  boxShadow: vars.shadow.floating,
});
export const notify = style({ display: "grid" });
/** As high as the button that it replaces. */
export const noted = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space["4"],
  minBlockSize: space["32"],
});
export const notedWords = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space["4"],
  fontSize: vars.font.size["12"],
  fontWeight: vars.font.weight.bold,
  color: color.fg.success,
});

export const choose = style({ display: "grid", gap: space["16"] });

/** As high as its row. */
export const shop = style({ display: "grid" });
export const shops = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 288px), 1fr))",
  gap: space["16"],
});

export const searches = style({ margin: 0, padding: 0, listStyle: "none" });
/** Name, switch and button in one row, in small windows the name above. */
export const search = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space["8"]} ${space["16"]}`,
  paddingBlock: space["12"],
  paddingInline: space["16"],
  "@media": { "(min-width: 600px)": { paddingInline: space["24"] } },
  selectors: { "& + &": { borderBlockStart: `1px solid ${color.border.default}` } },
});
export const searchName = style({
  display: "grid",
  justifyItems: "start",
  flex: "1 1 100%",
  minInlineSize: 0,
  overflowWrap: "anywhere",
  "@media": { "(min-width: 900px)": { flexBasis: 0 } },
});
