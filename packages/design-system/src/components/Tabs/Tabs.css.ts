import { componentStyle } from "../../styles/layered.ts";
import { vars } from "../../tokens/contract.css.ts";

const { fg, bg, border } = vars.color;

export const root = componentStyle({
  selectors: {
    "&[data-orientation='vertical']": {
      display: "grid",
      gridTemplateColumns: "auto minmax(0, 1fr)",
      columnGap: vars.space[24],
    },
  },
});

export const list = componentStyle({
  display: "flex",
  gap: vars.space[16],
  overflowX: "auto",
  // Keeps the focus ring clear of the text, while the first tab still aligns with the page's edge.
  marginInline: `calc(-1 * ${vars.space[8]})`,
  // The line runs under the tabs, so that the selected tab's mark covers it.
  background: `linear-gradient(${border.default}, ${border.default}) bottom / calc(100% - 2 * ${vars.space[8]}) 1px no-repeat`,
  selectors: {
    "&[data-orientation='vertical']": {
      flexDirection: "column",
      gap: 0,
      marginInline: 0,
      background: "none",
      boxShadow: `inset -1px 0 0 ${border.default}`,
    },
  },
});

export const tab = componentStyle({
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[6],
  flexShrink: 0,
  minBlockSize: vars.size.controlLg,
  paddingInline: vars.space[8],
  fontSize: vars.font.size[14],
  lineHeight: vars.font.leading.tight,
  color: fg.muted,
  whiteSpace: "nowrap",
  transition: `color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    "&:hover:enabled": { color: fg.default },
    "&[data-state='active']": { color: fg.default, fontWeight: vars.font.weight.bold },
    "&[data-state='active']::after": {
      content: "''",
      position: "absolute",
      insetInline: vars.space[8],
      insetBlockEnd: 0,
      borderBlockEnd: `2px solid ${bg.act}`,
    },
    // At the end of the tab, on the line between it and the panel.
    "[data-orientation='vertical'] > &[data-state='active']::after": {
      insetInline: "auto 0",
      insetBlock: vars.space[8],
      borderBlockEnd: 0,
      borderInlineEnd: `2px solid ${bg.act}`,
    },
    "[data-orientation='vertical'] > &": { paddingInlineEnd: vars.space[16] },
    "&:focus-visible": { outlineOffset: "-2px", borderRadius: vars.radius.control },
  },
});

/** Reserves the width of the bold text, so that selecting a tab doesn't move the others. */
export const words = componentStyle({
  display: "inline-grid",
  selectors: {
    "&::after": {
      content: "attr(data-words) / ''",
      blockSize: 0,
      overflow: "hidden",
      visibility: "hidden",
      fontWeight: vars.font.weight.bold,
    },
  },
});

export const panel = componentStyle({
  paddingBlockStart: vars.space[16],
  selectors: {
    "&[data-orientation='vertical']": { paddingBlockStart: 0 },
    "&:focus-visible": { borderRadius: vars.radius.control },
  },
});
