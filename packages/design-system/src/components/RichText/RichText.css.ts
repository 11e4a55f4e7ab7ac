import { componentStyle } from "../../styles/layered.ts";
import { focusRing } from "../../styles/mixins.ts";
import { vars } from "../../tokens/contract.css.ts";

const { bg, border, fg } = vars.color;
const { space } = vars;

export const box = componentStyle({
  inlineSize: "100%",
  backgroundColor: bg.card,
  border: `1px solid ${border.field}`,
  borderRadius: vars.radius.control,
  color: fg.default,
  transition: `border-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    "&:hover": { borderColor: border.fieldHover },
    "&[data-off]": { backgroundColor: bg.sunken, borderColor: border.strong, color: fg.muted },
    "&[data-invalid]": { borderColor: border.critical },
    "&:has([role='textbox']:focus)": { ...focusRing, borderColor: border.focus },
  },
});

export const toolbar = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: space[2],
  padding: space[4],
  borderBlockEnd: `1px solid ${border.default}`,
});

export const tool = componentStyle({
  selectors: {
    "&[aria-pressed='true']": { backgroundColor: bg.tint, color: fg.act },
  },
  "@media": {
    "(forced-colors: active)": {
      selectors: {
        "&[aria-pressed='true']": {
          backgroundColor: "Highlight",
          color: "HighlightText",
          forcedColorAdjust: "none",
        },
      },
    },
  },
});

export const linkForm = componentStyle({
  display: "grid",
  gap: space[12],
  inlineSize: 280,
  maxInlineSize: "100%",
});

/** At least five lines; grows with its text. */
export const text = componentStyle({
  minBlockSize: 140,
  paddingBlock: space[12],
  paddingInline: space[12],
  // The surrounding box shows the focus ring.
  outline: "none",
  fontVariantLigatures: "none",
});
