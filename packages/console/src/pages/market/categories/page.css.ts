import { vars } from "@carmine/design-system/tokens";
import { style, styleVariants } from "@vanilla-extract/css";

const { space } = vars;

/** Names below their parents. */
export const level = styleVariants({
  1: {},
  2: { paddingInlineStart: space[24] },
  3: { paddingInlineStart: space[48] },
});
export const name = style({ display: "flex", alignItems: "center", gap: space[8], minInlineSize: 0 });
export const picture = style({
  flex: "none",
  inlineSize: 28,
  blockSize: 28,
  borderRadius: 4,
  objectFit: "cover",
});
