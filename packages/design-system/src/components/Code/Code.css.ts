import { componentOverride, componentStyle } from "../../styles/layered.ts";
import { vars } from "../../tokens/contract.css.ts";

const { color, space, radius } = vars;

export const code = componentStyle({
  paddingInline: "0.3em",
  borderRadius: radius.control,
  backgroundColor: color.bg.sunken,
  // System fonts, then the theme's font for other scripts.
  fontFamily: `ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace, ${vars.font.family}`,
  overflowWrap: "anywhere",
  outline: "1px solid transparent",
  outlineOffset: "-1px",
});

export const block = componentStyle({
  borderRadius: radius.card,
  backgroundColor: color.bg.sunken,
  outline: "1px solid transparent",
  outlineOffset: "-1px",
});

export const head = componentStyle({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[8],
  padding: `${space[8]} ${space[16]}`,
  borderBlockEnd: `1px solid ${color.border.default}`,
  fontSize: vars.font.size[12],
  lineHeight: vars.font.leading.tight,
  color: color.fg.muted,
});

export const lines = componentStyle({ padding: space[16], overflowX: "auto", outlineOffset: "-2px" });

/** The block already has a background. */
export const plain = componentOverride({
  padding: 0,
  backgroundColor: "transparent",
  overflowWrap: "normal",
});
