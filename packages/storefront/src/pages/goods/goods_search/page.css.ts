import { vars } from "@carmine/design-system/tokens";
import { style } from "@vanilla-extract/css";
import { picturesAfterScroll } from "../../../features/loading/pictures-after-scroll.ts";

const { space } = vars;
const tablet = "(max-width: 899px)";

export const page = style({ paddingBlockEnd: space["56"] });

/** Filters next to the list: 240 + 16 + 944 px. */
export const columns = style({
  display: "grid",
  gridTemplateColumns: "240px minmax(0, 1fr)",
  alignItems: "start",
  gap: space["16"],
  "@media": { [tablet]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

/** Products of a wider category, below a short list. */
export const more = style({ marginBlockStart: space["40"] });

/** At the bottom of the window while a product of the list is checked. */
export const compareBar = style({
  position: "sticky",
  insetBlockEnd: 0,
  zIndex: 1,
  display: "none",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space["12"],
  marginBlockStart: space["16"],
  padding: space["12"],
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.bg.card,
  boxShadow: vars.shadow.bar,
  selectors: { ":has(> * input[form=compare]:checked) > &": { display: "flex" } },
});

/** Without filters. */
export const wide = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" });

export const side = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space["16"] });

/** Narrow windows show them in a drawer, which needs scripts to open. */
const inDrawer = `${tablet} and (scripting: enabled)`;
export const filters = style({ "@media": { [inDrawer]: { display: "none" } } });
/** One shop is enough above the products of a narrow window. */
export const otherShop = style({ "@media": { [tablet]: { display: "none" } } });
export const drawer = style({
  display: "none",
  "@media": { [inDrawer]: { display: "block", flexShrink: 0, whiteSpace: "nowrap" } },
});

/** Filters, sort order and count in one row of a small window, from edge to edge. */
export const tools = style({
  display: "contents",
  "@media": {
    [tablet]: {
      display: "flex",
      alignItems: "center",
      marginInline: `calc(-1 * ${space["16"]})`,
      paddingInline: space["16"],
      backgroundColor: vars.color.bg.card,
      borderBlockEnd: `1px solid ${vars.color.border.default}`,
    },
  },
});
const smallPhone = "(max-width: 479px)";

/** Next to the title in windows whose tool row has no space for it. */
export const headCount = style({
  "@media": { [`${tablet} and (min-width: 480px)`]: { display: "none" } },
});
export const toolsCount = style({
  display: "none",
  "@media": {
    [tablet]: { display: "block", flexShrink: 0, marginInlineStart: "auto", textAlign: "end" },
    [smallPhone]: { display: "none" },
  },
});

export const main = style({
  display: "grid",
  gap: space["16"],
  minWidth: 0,
  gridTemplateColumns: "minmax(0, 1fr)",
});

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: space["12"],
  rowGap: space["8"],
  minHeight: 32,
  overflowWrap: "anywhere",
});

/** At the end of the title's row. */
export const saveSearch = style({ alignSelf: "center", marginInlineStart: "auto" });

export const results = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space["12"] });

export const pager = style({ justifyContent: "center", paddingBlockStart: space["12"] });

/** Notices and products. */
export const list = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space["12"] });
// From the fourth row on.
picturesAfterScroll(`${list} li:nth-child(n + 13)`);

/** Previous results while the next ones load. */
export const leaving = style([
  list,
  { opacity: 0.5, transition: `opacity ${vars.motion.normal} ${vars.motion.ease} 200ms` },
]);

export const viewedRows = style({ display: "grid", gap: space["16"] });

export const suggestionLinks = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space["12"],
  justifyContent: "center",
});
