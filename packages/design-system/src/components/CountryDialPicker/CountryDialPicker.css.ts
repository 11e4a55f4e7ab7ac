import { componentStyle, componentVariants } from "../../styles/layered.ts";
import { asWritten, onHover } from "../../styles/mixins.ts";
import { vars } from "../../tokens/contract.css.ts";
import * as floating from "../Popover/floating.css.ts";

const { color, space } = vars;

export const button = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  flexShrink: 0,
  gap: space[8],
  paddingInline: space[12],
  fontSize: vars.font.size[14],
  color: color.fg.default,
  cursor: "pointer",
  selectors: { "&:disabled": { color: color.fg.muted, cursor: "not-allowed" } },
});

export const size = componentVariants({
  sm: { minBlockSize: `calc(${vars.size.controlSm} - 2px)` },
  md: { minBlockSize: `calc(${vars.size.controlMd} - 2px)` },
  lg: { minBlockSize: `calc(${vars.size.controlLg} - 2px)` },
});

export const boxed = componentStyle({
  border: `1px solid ${color.border.field}`,
  borderRadius: vars.radius.control,
  backgroundColor: color.bg.card,
  ...onHover("&:hover", { borderColor: color.border.fieldHover }),
});

export const attached = componentStyle({
  alignSelf: "stretch",
  border: 0,
  borderInlineEnd: `1px solid ${color.border.default}`,
  borderStartStartRadius: vars.radius.control,
  borderEndStartRadius: vars.radius.control,
  backgroundColor: color.bg.page,
  selectors: {
    "&:focus-visible": { outlineOffset: "-2px" },
    // The button and field are one surface, disabled together.
    "&:disabled": { backgroundColor: "transparent", borderColor: color.border.strong },
  },
  ...onHover("&:hover:enabled", { backgroundColor: color.bg.sunken }),
});

export const code = componentStyle({
  ...asWritten,
  fontWeight: vars.font.weight.bold,
  fontVariantNumeric: "tabular-nums",
});

export const chevron = componentStyle({ color: color.fg.muted });

export const panel = componentStyle([
  floating.panel,
  { inlineSize: "17.5rem", maxInlineSize: "calc(100vw - 1rem)" },
]);

export const search = componentStyle({ padding: space[8], paddingBlockEnd: 0 });
