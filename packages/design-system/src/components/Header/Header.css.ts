import { componentGlobal, componentStyle } from "../../styles/layered.ts";
import { media } from "../../styles/mixins.ts";
import { vars } from "../../tokens/contract.css.ts";

const { color, space } = vars;

/** Viewports too low for two sticky rows. */
const low = "(max-width: 899px) and (max-height: 480px)";

/**
 * `[data-compact]` is set once the page has scrolled past the sentinel, `[data-down]` while scrolling down.
 * On small screens it has `display: contents`, so that its row can be sticky while the bar below scrolls
 * away.
 */
export const root = componentStyle({
  position: "relative",
  zIndex: vars.z.header,
  "@media": { [media.tablet]: { display: "contents" } },
});

/** 120 px below the top of the page. The row becomes compact once it is out of view. */
export const sentinel = componentStyle({
  position: "absolute",
  insetBlockStart: 0,
  blockSize: 120,
  inlineSize: 1,
  pointerEvents: "none",
});

export const search = componentStyle({
  "@media": { [media.tablet]: { gridArea: "search", marginInline: space[16] }, [media.phone]: { margin: 0 } },
});

/** Keeps its height while the row is fixed, so that the layout doesn't shift. */
export const place = componentStyle({
  minBlockSize: 104,
  backgroundColor: color.bg.card,
  "@media": {
    [media.tablet]: {
      minBlockSize: 0,
      position: "sticky",
      insetBlockStart: 0,
      zIndex: vars.z.header,
      borderBlockEnd: `1px solid ${color.border.default}`,
      transition: `transform ${vars.motion.normal} ${vars.motion.ease}`,
    },
    [media.phone]: {
      selectors: {
        // A transform avoids layout. Only a search has a second row. Not while the keyboard focus is inside the row.
        [`${root}[data-down] &:has(${search}):not(:has(:focus-visible))`]: { transform: "translateY(-52px)" },
      },
    },
    // Without JavaScript nothing would show the first row again, so it scrolls away with the page.
    "(max-width: 599px) and (scripting: none)": {
      selectors: { [`&:has(${search})`]: { insetBlockStart: "-52px" } },
    },
    [low]: {
      position: "relative",
      selectors: {
        [`${root}[data-down] &:has(${search}):not(:has(:focus-visible))`]: { transform: "none" },
      },
    },
  },
});

// Anchor targets land below the row.
componentGlobal(`html:has(${root})`, { "@media": { [media.tablet]: { scrollPaddingBlockStart: 72 } } });

export const row = componentStyle({
  backgroundColor: color.bg.card,
  selectors: {
    [`${root}[data-compact] &`]: {
      "@media": {
        [media.desktop]: {
          position: "fixed",
          insetBlockStart: 0,
          insetInline: 0,
          zIndex: vars.z.header,
          boxShadow: vars.shadow.hover,
        },
      },
    },
  },
});

export const inner = componentStyle({
  display: "grid",
  gridTemplateColumns: "minmax(216px, auto) minmax(0, 680px) 1fr",
  alignItems: "start",
  columnGap: space[32],
  rowGap: space[12],
  // `box-sizing` adds the padding: 84 + 20, compact 54 + 10.
  minBlockSize: 84,
  paddingBlockStart: space[20],
  selectors: {
    [`${root}[data-compact] &`]: {
      "@media": {
        [media.desktop]: { minBlockSize: 54, paddingBlockStart: space[10] },
      },
    },
    // Without links under the field, the whole row is vertically centered.
    [`${root}:not([data-compact]) &:not(:has([data-part='hot-words']))`]: {
      alignItems: "center",
      paddingBlock: space[10],
    },
  },
  "@media": {
    [media.tablet]: {
      gridTemplateColumns: "auto auto minmax(0, 1fr) auto auto",
      gridTemplateAreas: '"menu logo search account cart"',
      alignItems: "center",
      columnGap: 0,
      minBlockSize: 44,
      paddingBlock: space[8],
      selectors: {
        [`${root}:not([data-compact]) &:not(:has([data-part='hot-words']))`]: { paddingBlock: space[8] },
      },
    },
    [media.phone]: {
      gridTemplateColumns: "auto minmax(0, 1fr) auto auto",
      gridTemplateAreas: '"menu logo account cart" "search search search search"',
      rowGap: space[8],
      paddingBlock: `${space[8]} ${space[12]}`,
      selectors: {
        [`${root}:not([data-compact]) &:not(:has([data-part='hot-words']))`]: {
          paddingBlock: `${space[8]} ${space[12]}`,
        },
        // The row of the search is empty.
        [`&:not(:has(${search}))`]: { rowGap: 0 },
      },
    },
  },
});

export const logo = componentStyle({
  display: "flex",
  alignItems: "center",
  // A longer name is truncated, so that the search keeps its width.
  maxInlineSize: 320,
  marginBlockStart: "-4px",
  selectors: { [`${root}[data-compact] &`]: { "@media": { [media.desktop]: { marginBlockStart: 0 } } } },
  "@media": { [media.tablet]: { gridArea: "logo", minBlockSize: 44, marginBlockStart: 0 } },
});

/** Aligns the icons, not their touch targets, with the page edges. */
export const menu = componentStyle({
  display: "none",
  "@media": { [media.tablet]: { display: "block", gridArea: "menu", marginInlineStart: "-12px" } },
});
export const account = componentStyle({
  display: "none",
  "@media": { [media.tablet]: { display: "block", gridArea: "account" } },
});
export const cart = componentStyle({
  justifySelf: "end",
  // The last column, even without a search.
  gridColumn: 3,
  "@media": { [media.tablet]: { gridArea: "cart", marginInlineEnd: "-12px" } },
});

/** Its category list covers the page, but not the sticky row. */
export const bar = componentStyle({ "@media": { [media.tablet]: { position: "relative", zIndex: 1 } } });

const compact = `${root}[data-compact]`;

// On small screens the logo is a single 32 px line.
componentGlobal(`${root} [data-part="mark"]`, {
  "@media": { [media.tablet]: { blockSize: 32 } },
});
componentGlobal(`${root} [data-part="words"] > :first-child`, {
  "@media": { [media.tablet]: { fontSize: vars.font.size[20], lineHeight: 1.2 } },
});
componentGlobal(`${root} [data-part="words"] > :nth-child(2), ${root} [data-part="hot-words"]`, {
  "@media": { [media.tablet]: { display: "none" } },
});

componentGlobal(`${compact} [data-part="mark"]`, {
  "@media": { [media.desktop]: { blockSize: 44 } },
});
componentGlobal(`${compact} [data-part="words"], ${compact} [data-part="hot-words"]`, {
  "@media": { [media.desktop]: { display: "none" } },
});

/** Checkout header: the title after a divider, steps at the end. */
export const plainInner = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[24],
  minBlockSize: space[64],
  paddingBlock: space[12],
  position: "relative",
  "@media": { [media.tablet]: { rowGap: space[8] } },
});

export const plainRow = componentStyle({
  backgroundColor: color.bg.card,
  borderBlockEnd: `1px solid ${color.border.default}`,
});

export const plainTitle = componentStyle({
  marginInlineStart: space[16],
  paddingInlineStart: space[24],
  paddingBlock: space[4],
  borderInlineStart: `1px solid ${color.border.default}`,
  fontSize: vars.font.size[18],
  lineHeight: vars.font.leading.tight,
  // It has its own row, so it needs no divider.
  "@media": { [media.phone]: { marginInlineStart: 0, paddingInlineStart: 0, borderInlineStart: 0 } },
});

export const plainSteps = componentStyle({ marginInlineStart: "auto" });

/** After the logo at the end of its row, even if content wraps below. */
export const plainAccount = componentStyle({
  display: "none",
  "@media": {
    [media.tablet]: { display: "block", marginInlineStart: "auto", marginInlineEnd: "-12px" },
    [media.phone]: { order: -1, position: "absolute", insetBlockStart: space[12], insetInlineEnd: space[16] },
  },
});
