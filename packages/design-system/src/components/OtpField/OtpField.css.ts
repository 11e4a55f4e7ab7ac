import { componentStyle } from "../../styles/layered.ts";
import { focusRing } from "../../styles/mixins.ts";
import { vars } from "../../tokens/contract.css.ts";

const { bg, fg, border } = vars.color;
const cellHeight = vars.size.controlLg;

/** A code is left-to-right in any language; only its position follows the text direction. */
export const box = componentStyle({
  position: "relative",
  display: "flex",
  gap: vars.space[8],
  direction: "ltr",
  selectors: { "&:dir(rtl)": { justifyContent: "flex-end" } },
});

/** The real input over the drawn cells, which receives pasted and autofilled text as a whole. */
export const input = componentStyle({
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  padding: 0,
  border: 0,
  background: "none",
  color: "transparent",
  caretColor: "transparent",
  outline: "none",
  cursor: "text",
  // Hides its own text in forced colors, too.
  forcedColorAdjust: "none",
  selectors: {
    "&::selection": { background: "none", color: "transparent" },
    "&:focus-visible": { outline: "none" },
  },
});

export const cell = componentStyle({
  display: "grid",
  placeContent: "center",
  flex: "1 1 0",
  maxInlineSize: vars.space[56],
  blockSize: cellHeight,
  backgroundColor: bg.card,
  border: `1px solid ${border.field}`,
  borderRadius: vars.radius.control,
  fontSize: vars.font.size[20],
  fontWeight: vars.font.weight.bold,
  fontVariantNumeric: "tabular-nums",
  color: fg.default,
  selectors: {
    "&[data-invalid]": { borderColor: border.critical },
    [`${input}:focus ~ &[data-active]`]: {
      ...focusRing,
      borderColor: border.focus,
    },
    [`${input}:disabled ~ &`]: { backgroundColor: bg.sunken, borderColor: border.strong, color: fg.muted },
  },
  "@media": {
    "(forced-colors: active)": {
      selectors: {
        [`${input}:disabled ~ &`]: { borderColor: "GrayText", color: "GrayText" },
      },
    },
  },
});
