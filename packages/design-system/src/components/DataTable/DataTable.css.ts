import { createVar } from "@vanilla-extract/css";
import { componentOverride, componentStyle } from "../../styles/layered.ts";
import { boldType, clampLines, edge, ease, media, onHover, type } from "../../styles/mixins.ts";
import { vars } from "../../tokens/contract.css.ts";

const { color, space, size } = vars;

/** `grid-template-columns` of every row. */
export const tracks = createVar();
/** Sum of the minimum widths. */
export const width = createVar();
/** Minimum height of a row. */
export const rowHeight = createVar();
/** Height and inline start that sticky cells cover. */
export const stickyWidth = createVar();

export const root = componentStyle({
  ...edge,
  position: "relative",
  display: "flex",
  flexDirection: "column",
  minInlineSize: 0,
  backgroundColor: color.bg.card,
  borderRadius: vars.radius.card,
});

export const toolbar = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[8],
  padding: `${space[12]} ${space[16]}`,
});

export const toolbarContent = componentStyle({ flex: "1 1 12rem", minInlineSize: 0 });

export const scroller = componentStyle({
  position: "relative",
  overflow: "auto",
  overscrollBehavior: "contain",
  scrollbarWidth: "thin",
  scrollPaddingBlockStart: "2.5rem",
  scrollPaddingInline: `${stickyWidth} 48px`,
  // Row anchoring of the browser would fight with the measured heights.
  overflowAnchor: "none",
});

export const table = componentStyle({
  ...type(14),
  display: "grid",
  inlineSize: `max(100%, ${width})`,
  fontVariantNumeric: "tabular-nums",
});

export const head = componentStyle({
  display: "grid",
  position: "sticky",
  insetBlockStart: 0,
  zIndex: 2,
});

export const body = componentStyle({ display: "block", minInlineSize: 0 });
export const stale = componentStyle({ opacity: 0.6 });

const line = `1px solid ${color.border.default}`;

export const row = componentStyle({
  display: "grid",
  gridTemplateColumns: tracks,
  minBlockSize: rowHeight,
  // A row that scrolls in moves all others; their content needs no new layout.
  contain: "layout style",
  backgroundColor: color.bg.card,
  selectors: {
    // At the start, because a row covers the end of the previous one if its height isn't a whole number of pixels.
    "&:not(:first-child)": { borderBlockStart: line },
    "&[aria-selected='true']": { backgroundColor: color.bg.sunken },
  },
  ...onHover("&:hover:not([aria-selected='true'])", { backgroundColor: color.bg.page }),
});

export const headRow = componentStyle({
  display: "grid",
  gridTemplateColumns: tracks,
  minBlockSize: "2.5rem",
  backgroundColor: color.bg.sunken,
});

export const panelRow = componentStyle({
  display: "block",
  backgroundColor: color.bg.page,
  borderBlockStart: line,
});

/** Stays in view when the table scrolls sideways. */
export const panel = componentStyle({
  display: "block",
  position: "sticky",
  insetInlineStart: 0,
  inlineSize: "min(100%, 100cqi)",
  padding: space[16],
  outlineOffset: "-2px",
});

export const cell = componentStyle({
  position: "relative",
  display: "grid",
  alignContent: "center",
  minInlineSize: 0,
  padding: `${space[4]} ${space[12]}`,
  fontWeight: vars.font.weight.regular,
  textAlign: "start",
  overflowWrap: "anywhere",
  outlineOffset: "-2px",
  selectors: {
    "&:first-child": { paddingInlineStart: space[16] },
    "&:last-child": { paddingInlineEnd: space[16] },
  },
});

export const numeric = componentStyle({ justifyItems: "end", textAlign: "end" });
export const tool = componentStyle({ justifyItems: "center", selectors: { "&&": { paddingInline: 0 } } });

export const sticky = componentStyle({
  position: "sticky",
  zIndex: 1,
  backgroundColor: "inherit",
});

/** The last sticky column while others are scrolled under it. */
export const stickyEnd = componentStyle({
  selectors: {
    "[data-scrolled] &": { borderInlineEnd: `1px solid ${color.border.strong}` },
  },
});

/** The menus at the end stay in view, too; the cells that scroll under them fade out. */
export const stickyTools = componentStyle({
  insetInlineEnd: 0,
  selectors: {
    "&::before": {
      content: '""',
      position: "absolute",
      insetBlock: 0,
      insetInlineEnd: "100%",
      inlineSize: space[12],
      backgroundColor: "inherit",
      // Black marks the visible part.
      maskImage: "linear-gradient(to right, transparent, black)",
      pointerEvents: "none",
    },
    "&:dir(rtl)::before": { scale: "-1 1" },
  },
});

/** Mark of a selected row, at its start. */
export const mark = componentStyle({
  selectors: {
    "[aria-selected='true'] > &::before": {
      content: '""',
      position: "absolute",
      insetBlock: 0,
      insetInlineStart: 0,
      borderInlineStart: `3px solid ${color.bg.act}`,
    },
  },
});

export const headCell = componentStyle({
  ...type(12),
  position: "relative",
  display: "flex",
  alignItems: "center",
  gap: space[2],
  minInlineSize: 0,
  padding: `0 ${space[12]}`,
  color: color.fg.muted,
  outlineOffset: "-2px",
  selectors: {
    "&:first-child": { paddingInlineStart: space[16] },
    "&:last-child": { paddingInlineEnd: space[16] },
  },
});

export const headNumeric = componentStyle({ flexDirection: "row-reverse", textAlign: "end" });
export const headTool = componentStyle({
  justifyContent: "center",
  selectors: { "&&": { paddingInline: 0 } },
});
export const headWords = componentStyle(clampLines(2));

export const sortButton = componentStyle({
  display: "flex",
  alignItems: "center",
  gap: space[4],
  minInlineSize: 0,
  minBlockSize: size.controlSm,
  borderRadius: vars.radius.control,
  textAlign: "inherit",
  flexDirection: "inherit",
  selectors: {
    "[aria-sort='ascending'] > &, [aria-sort='descending'] > &": { ...boldType(12), color: color.fg.default },
  },
  ...onHover("&:hover", { color: color.fg.default }),
});

export const sortSign = componentStyle({
  flexShrink: 0,
  opacity: 0,
  transition: ease("opacity", "rotate"),
  selectors: {
    "[aria-sort='ascending'] > * > &, [aria-sort='descending'] > * > &": { opacity: 1 },
    "[aria-sort='descending'] > * > &": { rotate: "180deg" },
    ":focus-visible > &": { opacity: 1 },
  },
  ...onHover("button:hover > &", { opacity: 1 }),
});

export const filterButton = componentStyle({
  flexShrink: 0,
  display: "grid",
  placeContent: "center",
  inlineSize: space[24],
  blockSize: space[24],
  borderRadius: vars.radius.control,
  color: color.fg.faint,
  selectors: { "&[data-filtered]": { color: color.fg.act } },
  "@media": {
    "(hover: hover)": { selectors: { "&:hover": { backgroundColor: color.border.default } } },
    "(forced-colors: active)": { selectors: { "&[data-filtered]": { border: "1px solid Highlight" } } },
  },
});

export const filterSign = componentStyle({ selectors: { "[data-filtered] > &": { fill: "currentColor" } } });

export const resizer = componentStyle({
  position: "absolute",
  insetBlock: 0,
  insetInlineEnd: -5,
  zIndex: 1,
  inlineSize: 11,
  cursor: "col-resize",
  touchAction: "none",
  selectors: {
    "&::after": {
      content: '""',
      position: "absolute",
      insetBlock: space[8],
      insetInlineStart: 5,
    },
    // Permanent lines would be noise.
    "thead:hover &::after": { borderInlineStart: `1px solid ${color.border.strong}` },
    "&:hover::after, &:active::after": { insetBlock: 0, borderInlineStart: `2px solid ${color.border.act}` },
    // The last one would widen the scroll area.
    ":last-child > &": { insetInlineEnd: 0 },
  },
  // Cards have no columns.
  "@media": { [media.tablet]: { display: "none" } },
});

export const filter = componentStyle({
  display: "grid",
  gap: space[12],
  justifyItems: "start",
  minInlineSize: "12rem",
});
export const options = componentStyle({
  display: "grid",
  gap: space[4],
  maxBlockSize: "16rem",
  overflowY: "auto",
  inlineSize: "100%",
  padding: space[2],
});
/** Leaves space in the window for the row heights below the list. */
export const columnOptions = componentOverride({
  maxBlockSize: "max(10rem, calc(var(--radix-popover-content-available-height) - 8rem))",
});
export const group = componentStyle({ display: "grid", gap: space[6], inlineSize: "100%" });
export const groupName = componentStyle({ ...type(12), color: color.fg.muted });

export const chevron = componentStyle({
  transition: ease("rotate"),
  selectors: {
    "[aria-expanded='true'] > &": { rotate: "90deg" },
    "[aria-expanded='true'] > &:dir(rtl)": { rotate: "-90deg" },
  },
});

export const expand = componentStyle({
  display: "grid",
  placeContent: "center",
  inlineSize: size.controlSm,
  blockSize: size.controlSm,
  borderRadius: vars.radius.control,
  color: color.fg.muted,
  ...onHover("&:hover", { backgroundColor: color.border.default, color: color.fg.default }),
});
