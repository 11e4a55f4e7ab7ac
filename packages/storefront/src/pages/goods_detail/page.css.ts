import { vars } from "@carmine/design-system/tokens";
import { globalStyle, style } from "@vanilla-extract/css";
import { picturesAfterScroll } from "../../features/loading/pictures-after-scroll.ts";
import { fullRowsOf } from "../../features/products/full-rows.ts";

const { space, color, font } = vars;
const phone = "(max-width: 599px)";

export const page = style({ display: "grid", gap: space["16"], paddingBlockEnd: space["56"] });

/** 48 px including the gap below. */
export const crumbs = style({
  display: "flex",
  alignItems: "center",
  minHeight: 48,
  marginBlockEnd: `calc(-1 * ${space["16"]})`,
});

/** Below the thumbnails. */
export const tools = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space["8"]} ${space["16"]}`,
});
export const itemNumber = style({ marginInlineStart: "auto" });

/** Space left by a longer next column; adds no height to either. */
export const factsSpace = style({
  flex: "1 1 0",
  minBlockSize: 0,
  containerType: "size",
  overflow: "hidden",
  marginBlockStart: `calc(-1 * ${space["16"]})`,
});
const factLine = "1.5rem";
export const facts = style({
  display: "none",
  "@container": {
    "(min-height: 5.5rem)": {
      display: "flex",
      flexDirection: "column",
      gap: space["8"],
      blockSize: "100%",
      paddingBlockStart: "1rem",
    },
  },
});
export const factsTitle = style({
  display: "none",
  "@container": { "(min-height: 8.25rem)": { display: "block" } },
});
/** Rows share the space, but keep a maximum distance. */
export const factList = style({
  flex: 1,
  minBlockSize: 0,
  display: "grid",
  gridAutoRows: `minmax(${factLine}, 4.25rem)`,
  alignContent: "start",
  fontSize: font.size[14],
});
export const factRow = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 2fr)",
  alignItems: "center",
  gap: space["12"],
  borderBlockStart: `1px solid ${color.border.default}`,
});
const oneLine = { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const;
export const factName = style({ ...oneLine, color: color.fg.muted });
export const factValue = style(oneLine);

/** Total of the quantity, and with a coupon. */
export const totals = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space["4"]} ${space["12"]}`,
});

/** The chips need JavaScript. */
export const choice = style({ "@media": { "(scripting: none)": { display: "none" } } });
export const links = style({ display: "grid", gap: space["8"] });

/** Fills its column, but doesn't grow with expanded text in the next column. */
export const tireLabel = style({ "@media": { "(min-width: 1024px)": { maxBlockSize: "18rem" } } });

export const skeletonPicture = style({ aspectRatio: "1" });

/** Link target, so the compact header must not cover it. */
export const tabs = style({ scrollMarginBlockStart: space["72"] });
export const tabNav = style({
  paddingInline: space["24"],
  borderBlockEnd: `1px solid ${color.border.default}`,
});
export const panel = style({ padding: space["24"], minHeight: 240 });
/** The summary and the last review have their own padding. */
export const reviewsPanel = style({ padding: `0 ${space["24"]} ${space["24"]}`, minHeight: 240 });

/** Selling points with pictures, in one row of wide windows. */
export const highlights = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(240px, 100%), 1fr))",
  gap: space["24"],
  maxInlineSize: 1152,
  marginBlockEnd: space["32"],
});
/** The whole square picture, and the text next to it. */
export const highlight = style({
  display: "grid",
  alignItems: "center",
  gap: space["16"],
  selectors: { "&:has(img)": { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)" } },
});
export const highlightPicture = style({ inlineSize: "100%", aspectRatio: "1" });
export const highlightText = style({ display: "grid", gap: space["8"] });

/** Guides below the options and the table. */
export const guides = style({ display: "flex", flexWrap: "wrap", gap: `${space["4"]} ${space["16"]}` });

export const text = style({ display: "grid", gap: space["12"], maxWidth: "72ch" });
globalStyle(`${text} :is(h2, h3)`, {
  marginBlockStart: space["12"],
  fontSize: font.size[16],
  fontWeight: font.weight.bold,
});
globalStyle(`${text} ul`, { paddingInlineStart: space["20"], listStyle: "disc" });
globalStyle(`${text} ol`, { paddingInlineStart: space["20"], listStyle: "decimal" });
globalStyle(`${text} img`, { maxWidth: "100%", height: "auto" });

export const rows = style({ width: "100%", maxWidth: 800, borderCollapse: "collapse" });
/** For screen readers only, because the tab shows the same text. */
export const caption = style({
  position: "absolute",
  width: 1,
  height: 1,
  overflow: "hidden",
  clipPath: "inset(50%)",
});
export const row = style({ borderBlockEnd: `1px solid ${color.border.default}` });
export const rowName = style({
  width: 240,
  paddingBlock: space["12"],
  paddingInlineEnd: space["24"],
  textAlign: "start",
  verticalAlign: "top",
  fontWeight: font.weight.regular,
  color: color.fg.muted,
  "@media": { [phone]: { width: "40%" } },
});
export const rowValue = style({ paddingBlock: space["12"], overflowWrap: "anywhere" });

export const filters = style({ display: "flex", flexWrap: "wrap", gap: space["8"] });
export const pages = style({ paddingBlockStart: space["24"] });

export const related = style({
  marginBlockStart: space["16"],
  containerType: "inline-size",
});
picturesAfterScroll(related);

export const together = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(280px, 100%), 1fr))",
  gap: space["16"],
});
/** Needs a script; without one, each product has its link. */
export const addAll = style({
  marginBlockStart: space["16"],
  "@media": { "(scripting: none)": { display: "none" } },
});
fullRowsOf(`${related} ul`);

/** Email field and button in one row. */
export const restock = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-start",
  gap: space["8"],
});
export const restockField = style({ flex: "1 1 200px" });

export const questions = style({ display: "grid", gap: space["24"] });
export const ask = style({ display: "grid", justifyItems: "start", gap: space["12"], maxWidth: 640 });
globalStyle(`${ask} > :first-child`, { width: "100%" });
export const questionList = style({ display: "grid" });
export const question = style({
  display: "grid",
  gap: space["4"],
  paddingBlock: space["16"],
  borderBlockStart: `1px solid ${color.border.default}`,
  overflowWrap: "anywhere",
});
export const questionText = style({ fontWeight: font.weight.bold });
export const questionFacts = style({ fontSize: font.size[12], color: color.fg.muted });
export const answer = style({
  display: "grid",
  gap: space["4"],
  marginBlockStart: space["8"],
  paddingInlineStart: space["12"],
  borderInlineStart: `2px solid ${color.border.default}`,
});

/** Filters at the start, sort orders at the end. */
export const reviewBar = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "center",
  gap: space["12"],
  paddingBlock: space["12"],
  borderBlock: `1px solid ${color.border.default}`,
});
export const orders = style({ display: "flex", flexWrap: "wrap", gap: space["16"] });
