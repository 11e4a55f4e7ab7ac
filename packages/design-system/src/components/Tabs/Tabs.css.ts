import { componentStyle } from "../../styles/layered.ts";
import { vars } from "../../tokens/contract.css.ts";

const { fg, bg, border } = vars.color;

export const list = componentStyle({
  display: "flex",
  gap: vars.space[32],
  overflowX: "auto",
  // The line runs under the tabs, so that the mark of the chosen one covers it.
  boxShadow: `inset 0 -1px 0 ${border.default}`,
});

export const tab = componentStyle({
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[6],
  flexShrink: 0,
  minBlockSize: vars.size.controlLg,
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
      insetInline: 0,
      insetBlockEnd: 0,
      borderBlockEnd: `2px solid ${bg.act}`,
    },
    "&:focus-visible": { outlineOffset: "-2px", borderRadius: vars.radius.control },
  },
});

/** The bold word's width is kept free from the start: choosing a tab moves no other one. */
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
  selectors: { "&:focus-visible": { borderRadius: vars.radius.control } },
});
