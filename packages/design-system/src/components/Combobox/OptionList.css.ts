import { componentStyle } from "../../styles/layered.ts";
import { type } from "../../styles/mixins.ts";
import { vars } from "../../tokens/contract.css.ts";

const { color, space } = vars;

/** Six and a half rows: the clipped one shows that the list scrolls. */
export const list = componentStyle({
  maxBlockSize: `calc(6.5 * ${space[40]} + ${space[8]})`,
  overflowY: "auto",
  overscrollBehavior: "contain",
  padding: space[8],
  selectors: { "&:empty": { display: "none" } },
});

export const option = componentStyle({
  ...type(14),
  display: "flex",
  alignItems: "center",
  gap: space[12],
  minBlockSize: space[40],
  paddingBlock: space[4],
  // Space for the check mark at the end, so that the hints of all rows align.
  paddingInline: `${space[12]} ${space[40]}`,
  borderRadius: vars.radius.control,
  cursor: "pointer",
  // Skips layout and paint of off-screen rows, so that 240 options open as fast as ten. The size excludes
  // padding.
  contentVisibility: "auto",
  containIntrinsicBlockSize: `auto ${space[32]}`,
  selectors: {
    "&[data-highlighted]": {
      backgroundColor: color.bg.sunken,
      // Visible only in forced colors, where backgrounds are not painted.
      outline: "2px solid transparent",
      outlineOffset: "-2px",
    },
    "&[aria-disabled='true']": { color: color.fg.muted, cursor: "not-allowed" },
  },
});

export const chosen = componentStyle({
  backgroundColor: color.bg.tint,
  color: color.fg.act,
  fontWeight: vars.font.weight.bold,
  selectors: { "&[data-highlighted]": { backgroundColor: color.bg.tintHover, color: color.fg.actPressed } },
});

export const words = componentStyle({ flex: "1 1 auto", minInlineSize: 0, overflowWrap: "anywhere" });

export const quiet = componentStyle({
  marginInlineStart: space[4],
  fontSize: vars.font.size[12],
  fontWeight: vars.font.weight.regular,
  color: color.fg.muted,
});

export const hint = componentStyle({
  color: color.fg.muted,
  fontVariantNumeric: "tabular-nums",
  selectors: { [`${chosen} > &`]: { color: "inherit" } },
});

export const tick = componentStyle({ flexShrink: 0, marginInlineEnd: "-28px" });

export const group = componentStyle({
  selectors: {
    "& + &": {
      marginBlockStart: space[8],
      paddingBlockStart: space[4],
      borderBlockStart: `1px solid ${color.border.default}`,
    },
  },
});

export const groupName = componentStyle({
  ...type(12),
  padding: `${space[6]} ${space[12]}`,
  color: color.fg.muted,
});

export const note = componentStyle({ ...type(14), padding: space[16], color: color.fg.muted });
