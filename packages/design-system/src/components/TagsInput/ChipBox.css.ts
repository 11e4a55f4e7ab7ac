import { componentOverride, componentStyle } from "../../styles/layered.ts";
import { asWritten, oneLine } from "../../styles/mixins.ts";
import { vars } from "../../tokens/contract.css.ts";

const { color, space } = vars;

/** The text field follows the last chip and wraps to its own line if it would be too narrow. */
export const row = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[4],
  flex: "1 1 0",
  minInlineSize: 0,
  paddingBlock: space[4],
  paddingInline: space[12],
  selectors: { "&:has([data-part='Chip'])": { paddingInlineStart: space[6] } },
});

export const chips = componentStyle({ display: "contents" });

export const chip = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  maxInlineSize: "100%",
  minBlockSize: space[24],
  paddingInlineStart: space[8],
  borderRadius: vars.radius.control,
  backgroundColor: color.bg.sunken,
  fontSize: vars.font.size[12],
  lineHeight: vars.font.leading.tight,
  color: color.fg.default,
  outline: "1px solid transparent",
  outlineOffset: "-1px",
  selectors: { "&:last-child": { marginInlineEnd: space[2] } },
});

/** A chip in a disabled or read-only field has no button. */
export const fixed = componentOverride({
  paddingInlineEnd: space[8],
  boxShadow: `inset 0 0 0 1px ${color.border.strong}`,
});

export const words = componentStyle({ ...oneLine, ...asWritten, minInlineSize: 0 });

export const remove = componentStyle({
  display: "grid",
  placeContent: "center",
  flexShrink: 0,
  inlineSize: space[24],
  blockSize: space[24],
  borderRadius: vars.radius.control,
  outlineOffset: "-2px",
  color: color.fg.muted,
  selectors: { "&:hover": { color: color.fg.default } },
});

export const input = componentOverride({
  flex: "1 1 4rem",
  minBlockSize: space[24],
  paddingInline: space[2],
});
