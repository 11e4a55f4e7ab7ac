import { componentGlobal, componentStyle } from "../../styles/layered.ts";
import { media } from "../../styles/mixins.ts";
import { vars } from "../../tokens/contract.css.ts";

const { color, space } = vars;

/** `[data-compact]` is set once the page has scrolled past the sentinel. */
export const root = componentStyle({ position: "relative", zIndex: vars.z.header });

/** 120 px below the top of the page: once it is out of view the row becomes compact. */
export const sentinel = componentStyle({
  position: "absolute",
  insetBlockStart: 0,
  blockSize: 120,
  inlineSize: 1,
  pointerEvents: "none",
});

/** Keeps its height while the row is fixed, so nothing below jumps. */
export const place = componentStyle({
  minBlockSize: 104,
  backgroundColor: color.bg.card,
  "@media": { [media.tablet]: { minBlockSize: 0 } },
});

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
  gridTemplateColumns: "216px minmax(0, 680px) 1fr",
  alignItems: "start",
  columnGap: space[32],
  rowGap: space[12],
  // The container counts its padding on top: 84 + 20, compact 54 + 10.
  minBlockSize: 84,
  paddingBlockStart: space[20],
  selectors: {
    [`${root}[data-compact] &`]: {
      "@media": {
        [media.desktop]: { minBlockSize: 54, paddingBlockStart: space[10] },
      },
    },
    // Without words under the field, all of the row stands on its middle.
    [`${root}:not([data-compact]) &:not(:has([data-part='hot-words']))`]: {
      alignItems: "center",
      paddingBlock: space[10],
    },
  },
  "@media": {
    [media.tablet]: { gridTemplateColumns: "minmax(0, 1fr) auto", minBlockSize: 0, paddingBlock: space[12] },
  },
});

export const logo = componentStyle({
  display: "flex",
  alignItems: "center",
  marginBlockStart: "-4px",
  selectors: { [`${root}[data-compact] &`]: { "@media": { [media.desktop]: { marginBlockStart: 0 } } } },
});

export const search = componentStyle({
  "@media": { [media.tablet]: { gridColumn: "1 / -1", gridRow: 2 } },
});

export const cart = componentStyle({ justifySelf: "end" });

const compact = `${root}[data-compact]`;

componentGlobal(`${compact} [data-component="LogoMark"]`, {
  "@media": { [media.desktop]: { inlineSize: 44, blockSize: 44 } },
});
componentGlobal(`${compact} [data-part="words"], ${compact} [data-part="hot-words"]`, {
  "@media": { [media.desktop]: { display: "none" } },
});

/** Head of the checkout: the word after a line, steps at the right end. */
export const plainInner = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[24],
  minBlockSize: space[64],
  paddingBlock: space[12],
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
  // It has a row of its own, and nothing to be parted from.
  "@media": { [media.phone]: { marginInlineStart: 0, paddingInlineStart: 0, borderInlineStart: 0 } },
});

export const plainSteps = componentStyle({ marginInlineStart: "auto" });
