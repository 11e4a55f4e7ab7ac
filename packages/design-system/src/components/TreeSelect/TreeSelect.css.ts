import { createVar } from "@vanilla-extract/css";
import { componentOverride, componentStyle } from "../../styles/layered.ts";
import { onHover, type } from "../../styles/mixins.ts";
import { vars } from "../../tokens/contract.css.ts";
import * as floating from "../Popover/floating.css.ts";

const { color, space } = vars;

/** From 1. */
export const level = createVar();

export const popup = componentStyle([
  floating.panel,
  {
    display: "flex",
    flexDirection: "column",
    inlineSize: "max(var(--radix-popover-trigger-width), 18rem)",
    maxInlineSize: "calc(100vw - 2rem)",
    maxBlockSize: "min(26rem, var(--radix-popover-content-available-height))",
  },
]);

export const head = componentStyle({
  display: "flex",
  gap: space[4],
  padding: space[8],
  borderBlockEnd: `1px solid ${color.border.default}`,
});

export const search = componentStyle({ flex: 1 });

export const tree = componentStyle({
  overflowY: "auto",
  overscrollBehavior: "contain",
  padding: space[8],
  selectors: { "&:empty": { display: "none" } },
});

export const node = componentStyle({
  ...type(14),
  display: "flex",
  alignItems: "center",
  gap: space[4],
  minBlockSize: space[32],
  paddingBlock: space[2],
  paddingInlineStart: `calc((${level} - 1) * ${space[20]})`,
  // Space for the check mark, so that the hints of all rows line up.
  paddingInlineEnd: space[32],
  borderRadius: vars.radius.control,
  cursor: "pointer",
  outlineOffset: "-2px",
  ...onHover("&:hover", { backgroundColor: color.bg.sunken }),
  selectors: { "&[aria-disabled='true']": { color: color.fg.muted, cursor: "not-allowed" } },
});

export const chosen = componentOverride({
  backgroundColor: color.bg.tint,
  color: color.fg.act,
  fontWeight: vars.font.weight.bold,
});

/** 28 px wide, as high as the row, so that it is easy to hit. */
export const toggle = componentStyle({
  display: "grid",
  placeContent: "center",
  flexShrink: 0,
  inlineSize: space[28],
  blockSize: space[28],
  borderRadius: vars.radius.control,
  color: color.fg.muted,
  selectors: { "&:hover": { color: color.fg.default } },
});

/** `ChevronEnd` mirrors itself in right-to-left text. */
export const chevron = componentOverride({
  transition: `rotate ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    [`${node}[aria-expanded='true'] &`]: { rotate: "90deg" },
    [`${node}[aria-expanded='true'] &:dir(rtl)`]: { rotate: "-90deg" },
  },
  "@media": { "(prefers-reduced-motion: reduce)": { transition: "none" } },
});

export const leaf = componentStyle({ flexShrink: 0, inlineSize: space[28] });

export const words = componentStyle({ flex: "1 1 auto", minInlineSize: 0, overflowWrap: "anywhere" });

export const hint = componentStyle({
  ...type(12),
  color: color.fg.muted,
  fontVariantNumeric: "tabular-nums",
  selectors: { [`${chosen} > &`]: { color: "inherit" } },
});

export const tick = componentStyle({ flexShrink: 0, marginInlineEnd: `calc(-1 * ${space[24]})` });

export const note = componentStyle({ ...type(14), padding: space[16], color: color.fg.muted });
