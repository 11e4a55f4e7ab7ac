import { componentOverride, componentStyle, componentVariants } from "../../styles/layered.ts";
import { card, focusRing, media, onHover, stretched, type } from "../../styles/mixins.ts";
import { vars } from "../../tokens/contract.css.ts";

const { color, space, font } = vars;

export const root = componentStyle({
  ...card,
  position: "relative",
  display: "grid",
  alignContent: "start",
  gap: space[4],
  minInlineSize: 0,
  padding: space[16],
  overflowWrap: "anywhere",
  // Two cards next to each other on a phone have space for few letters.
  "@media": { [media.phone]: { paddingInline: space[12], hyphens: "auto" } },
});

export const linked = componentOverride({
  transition: `box-shadow ${vars.motion.fast} ${vars.motion.ease}`,
  ...onHover("&:hover", { boxShadow: vars.shadow.hover }),
  selectors: { "&:has(a:focus-visible)": focusRing },
});

export const head = componentStyle({
  ...type(14),
  display: "flex",
  justifyContent: "space-between",
  gap: space[8],
  color: color.fg.muted,
});

export const link = componentStyle({ ...stretched, outline: "none" });

export const value = componentStyle({
  fontSize: font.size[24],
  lineHeight: font.leading.heading,
  fontWeight: font.weight.bold,
  fontVariantNumeric: "tabular-nums",
});

export const foot = componentStyle({
  ...type(12),
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space[8],
  color: color.fg.muted,
});

export const change = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: space[4],
  fontWeight: font.weight.bold,
  fontVariantNumeric: "tabular-nums",
});

export const tone = componentVariants({
  neutral: { color: color.fg.muted },
  success: { color: color.fg.success },
  caution: { color: color.fg.caution },
  critical: { color: color.fg.critical },
});
