import { componentStyle } from "../../styles/layered.ts";
import { ease, onHover, type } from "../../styles/mixins.ts";
import { vars } from "../../tokens/contract.css.ts";

const { color, space } = vars;

export const root = componentStyle({ minInlineSize: 0, maxInlineSize: "100%" });

export const field = componentStyle({ inlineSize: "100%" });

/** Its text is where the text of the field will be, so that nothing moves when editing starts. */
export const button = componentStyle({
  ...type(14),
  display: "inline-flex",
  alignItems: "center",
  gap: space[8],
  minBlockSize: vars.size.controlSm,
  maxInlineSize: "100%",
  paddingInline: space[12],
  border: "1px solid transparent",
  borderRadius: vars.radius.control,
  textAlign: "start",
  transition: ease("border-color", "background-color"),
  ...onHover("&:hover", { backgroundColor: color.bg.sunken }),
});

export const text = componentStyle({
  ...type(14),
  minInlineSize: 0,
  overflowWrap: "anywhere",
  selectors: { "&[data-empty]": { color: color.fg.muted } },
});

/** Its text lines up with that of values that can be edited. */
export const fixed = componentStyle({
  ...type(14),
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: vars.size.controlSm,
  maxInlineSize: "100%",
  paddingInline: `calc(${space[12]} + 1px)`,
  overflowWrap: "anywhere",
});

export const pencil = componentStyle({ flexShrink: 0, color: color.fg.muted });
