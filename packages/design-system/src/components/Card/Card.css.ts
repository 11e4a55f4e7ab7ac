import { componentStyle, componentVariants } from "../../styles/layered.ts";
import { vars } from "../../tokens/contract.css.ts";

const headHeight = "3.5rem";

export const root = componentStyle({
  backgroundColor: vars.color.bg.card,
  borderRadius: vars.radius.card,
  minInlineSize: 0,
  // Forced colors remove the background, so draw a border.
  "@media": { "(forced-colors: active)": { border: "1px solid CanvasText" } },
});

export const padding = componentVariants({
  none: { padding: 0 },
  sm: { padding: vars.space[12] },
  md: { padding: vars.space[16] },
  lg: { padding: vars.space[24] },
});

export const head = componentStyle({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[16],
  minBlockSize: headHeight,
  // Applies when the title wraps.
  paddingBlock: vars.space[8],
  paddingInline: vars.space[24],
  borderBlockEnd: `1px solid ${vars.color.border.default}`,
  // Reaches the edges of a card with padding.
  selectors: Object.fromEntries(
    ([12, 16, 24] as const).map((size, index) => [
      `${[padding.sm, padding.md, padding.lg][index]} > &`,
      {
        marginInline: `calc(-1 * ${vars.space[size]})`,
        marginBlock: `calc(-1 * ${vars.space[size]}) ${vars.space[size]}`,
        paddingInline: vars.space[size],
      },
    ]),
  ),
});

/** A word longer than the card breaks; a shorter one next to a link doesn't. */
export const title = componentStyle({ maxInlineSize: "100%", overflowWrap: "break-word" });
