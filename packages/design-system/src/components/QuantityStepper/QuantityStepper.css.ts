import { componentStyle, componentVariants } from "../../styles/layered.ts";
import { focusRing } from "../../styles/mixins.ts";
import { vars } from "../../tokens/contract.css.ts";

const { bg, fg, border } = vars.color;

export const root = componentStyle({
  display: "inline-flex",
  flexDirection: "column",
  alignItems: "flex-start",
});

export const box = componentStyle({
  display: "inline-flex",
  backgroundColor: bg.card,
  border: `1px solid ${border.strong}`,
  borderRadius: vars.radius.control,
  overflow: "clip",
  selectors: {
    "&:has(input:focus)": { ...focusRing, borderColor: border.focus },
  },
});

export const size = componentVariants({
  sm: {
    vars: {
      "--ds-stepper-button": "1.9375rem",
      "--ds-stepper-input": "2.875rem",
      "--ds-stepper-height": "1.875rem",
    },
  },
  md: {
    vars: {
      "--ds-stepper-button": "2.4375rem",
      "--ds-stepper-input": "3.5rem",
      "--ds-stepper-height": "2.375rem",
    },
  },
});

export const button = componentStyle({
  display: "grid",
  placeContent: "center",
  flexShrink: 0,
  inlineSize: "var(--ds-stepper-button)",
  blockSize: "var(--ds-stepper-height)",
  color: fg.default,
  selectors: {
    "&:hover:enabled": { color: fg.act },
    "&:active:enabled": { backgroundColor: bg.sunken },
    "&:disabled, &[aria-disabled='true']": {
      backgroundColor: bg.page,
      color: border.strong,
      cursor: "not-allowed",
    },
    "&:focus-visible": { outlineOffset: "-3px" },
  },
});

export const input = componentStyle({
  inlineSize: "var(--ds-stepper-input)",
  blockSize: "var(--ds-stepper-height)",
  padding: 0,
  background: "none",
  border: 0,
  borderInline: `1px solid ${border.strong}`,
  borderRadius: 0,
  outline: "none",
  textAlign: "center",
  fontSize: vars.font.size[14],
  fontWeight: vars.font.weight.bold,
  fontVariantNumeric: "tabular-nums",
  selectors: { "&:disabled": { color: fg.muted } },
});

export const hint = componentStyle({
  marginBlockStart: vars.space[4],
  fontSize: vars.font.size[12],
  lineHeight: vars.font.leading.tight,
  color: fg.caution,
});
