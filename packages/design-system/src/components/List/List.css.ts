import { componentStyle, componentVariants } from "../../styles/layered.ts";
import { vars } from "../../tokens/contract.css.ts";

const { space } = vars;

export const root = componentStyle({ display: "grid" });

export const variant = componentVariants({
  bullet: { paddingInlineStart: space[20], gap: space[6], listStyle: "disc" },
  number: { paddingInlineStart: space[24], gap: space[6], listStyle: "decimal" },
  plain: { gap: space[8] },
  divided: {},
});

export const item = componentStyle({
  minInlineSize: 0,
  overflowWrap: "anywhere",
  selectors: {
    "&::marker": { color: vars.color.fg.muted, fontVariantNumeric: "tabular-nums" },
    [`${variant.divided} > &`]: { paddingBlock: space[12] },
    [`${variant.divided} > & + &`]: { borderBlockStart: `1px solid ${vars.color.border.default}` },
  },
});

export const row = componentStyle({ display: "flex", alignItems: "center", gap: space[8] });

/** Centers the icon on the first line. */
export const icon = componentStyle({
  alignSelf: "flex-start",
  flexShrink: 0,
  blockSize: "1lh",
  color: vars.color.fg.muted,
});
export const words = componentStyle({ flex: 1, minInlineSize: 0 });
export const description = componentStyle({
  display: "block",
  fontSize: vars.font.size[12],
  color: vars.color.fg.muted,
});
