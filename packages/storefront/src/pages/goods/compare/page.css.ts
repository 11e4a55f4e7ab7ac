import { vars } from "@carmine/design-system/tokens";
import { style } from "@vanilla-extract/css";

const { space, color, font } = vars;
const phone = "(max-width: 599px)";

export const page = style({ display: "grid", gap: space["16"], paddingBlockEnd: space["56"] });

export const tools = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space["12"],
  padding: `${space["12"]} ${space["16"]}`,
  borderBlockEnd: `1px solid ${color.border.default}`,
});
export const legend = style({ display: "inline-flex", alignItems: "center", gap: space["8"] });

/** Columns of equal width. Hidden texts are positioned, so the table is their container: else they widen the page. */
export const table = style({
  position: "relative",
  inlineSize: "100%",
  tableLayout: "fixed",
  borderCollapse: "collapse",
});
export const caption = style({
  position: "absolute",
  width: 1,
  height: 1,
  overflow: "hidden",
  clipPath: "inset(50%)",
});

const cell = { padding: `${space["12"]} ${space["16"]}`, verticalAlign: "top", textAlign: "start" } as const;
const nameWidth = "12rem";

export const corner = style({ inlineSize: nameWidth, "@media": { [phone]: { inlineSize: "6.5rem" } } });
/** The height lets the head fill the row, so that prices are on one line below names of different lengths. */
export const product = style({ ...cell, blockSize: 1, fontWeight: font.weight.regular });
export const head = style({
  display: "grid",
  gridTemplateRows: "auto 1fr",
  justifyItems: "start",
  gap: space["8"],
  blockSize: "100%",
});
export const picture = style({ inlineSize: "100%", maxInlineSize: 200 });
export const name = style({ overflowWrap: "anywhere", color: "inherit", fontWeight: font.weight.bold });

export const row = style({ borderBlockStart: `1px solid ${color.border.default}` });
export const differing = style([row, { backgroundColor: color.bg.page }]);
export const rowName = style({
  ...cell,
  position: "sticky",
  insetInlineStart: 0,
  backgroundColor: color.bg.card,
  fontWeight: font.weight.regular,
  color: color.fg.muted,
  overflowWrap: "anywhere",
  selectors: {
    [`${differing} &`]: {
      backgroundColor: color.bg.tint,
      color: color.fg.default,
      fontWeight: font.weight.bold,
    },
  },
  "@media": { [phone]: { paddingInline: space["8"], fontSize: font.size[12] } },
});
export const value = style({ ...cell, overflowWrap: "anywhere" });

export const suggestions = style({
  marginBlockStart: space["8"],
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(320px, 100%), 1fr))",
  gap: space["16"],
});
export const suggestion = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  gap: space["12"],
});
