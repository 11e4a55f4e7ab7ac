import type { StyleRule } from "@vanilla-extract/css";
import { componentGlobal, componentStyle, componentVariants } from "../../styles/layered.ts";
import { boldType, onHover, type } from "../../styles/mixins.ts";
import { vars } from "../../tokens/contract.css.ts";
import * as floating from "../Popover/floating.css.ts";

const { color, space } = vars;

export const root = componentStyle({ minInlineSize: 0 });
componentGlobal(`${root}[data-invalid] [data-part="Box"]`, { borderColor: color.border.critical });

export const label = componentStyle({ ...boldType(14), marginBlockEnd: space[6] });

export const fields = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-start",
  gap: space[8],
});

/** Vertically centered on the boxes, whatever is below them. Zero width when the fields wrap. */
const dashBox: StyleRule = { inlineSize: "clamp(0px, (100% - 18rem) * 99, 0.6em)", overflow: "hidden" };

export const dash = componentVariants({
  sm: { ...dashBox, lineHeight: vars.size.controlSm },
  md: { ...dashBox, lineHeight: vars.size.controlMd },
  lg: { ...dashBox, lineHeight: vars.size.controlLg },
});

export const field = componentStyle({ flex: "1 1 8rem", maxInlineSize: "12rem" });

export const panel = componentStyle([floating.panel, { padding: space[16] }]);

export const presets = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: space[8],
  marginBlockEnd: space[12],
});
componentGlobal(`${presets} > [aria-pressed="true"]`, {
  borderColor: color.border.act,
  backgroundColor: color.bg.tint,
  color: color.fg.act,
});

/** Wraps when space is short. */
export const months = componentStyle({ display: "flex", flexWrap: "wrap", gap: space[24] });
export const month = componentStyle({ minInlineSize: "17.5rem" });

export const head = componentStyle({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[8],
  marginBlockEnd: space[8],
});

export const title = componentStyle({ ...boldType(16), flex: 1, textAlign: "center" });

export const grid = componentStyle({ borderCollapse: "collapse", fontVariantNumeric: "tabular-nums" });

export const weekday = componentStyle({
  ...type(12),
  blockSize: space[32],
  fontWeight: vars.font.weight.regular,
  color: color.fg.muted,
  textAlign: "center",
});

export const cell = componentStyle({
  padding: "2px 0",
  selectors: {
    "&[data-range]": {
      backgroundImage: `linear-gradient(${color.bg.tint}, ${color.bg.tint})`,
      backgroundClip: "content-box",
    },
    // Rounded at the ends of the range, week and month.
    "&[data-first], &:first-child, :not([data-range]) + &": {
      borderStartStartRadius: space[20],
      borderEndStartRadius: space[20],
    },
    "&[data-last], &:last-child, &:not(:has(+ [data-range]))": {
      borderStartEndRadius: space[20],
      borderEndEndRadius: space[20],
    },
  },
});

export const day = componentStyle({
  ...type(14),
  position: "relative",
  inlineSize: space[40],
  blockSize: space[40],
  borderRadius: vars.radius.full,
  outlineOffset: "-2px",
  ...onHover("&:hover", { backgroundColor: color.bg.sunken }),
  selectors: {
    "&[aria-current]": { fontWeight: vars.font.weight.bold, color: color.fg.act },
    // A dot marks today.
    "&[aria-current]::after": {
      content: '""',
      position: "absolute",
      insetBlockEnd: space[6],
      insetInlineStart: "calc(50% - 2px)",
      borderBlockStart: "4px solid",
      inlineSize: space[4],
      borderRadius: vars.radius.full,
    },
    "&[aria-disabled]": { color: color.fg.muted, cursor: "not-allowed", textDecoration: "line-through" },
    [`${cell}[data-range='end'] > &`]: { backgroundColor: color.bg.act, color: color.fg.onAct },
  },
  "@media": {
    "(forced-colors: active)": {
      selectors: {
        [`${cell}[data-range] > &`]: { border: "1px solid Highlight" },
        [`${cell}[data-range='end'] > &`]: { borderWidth: 3 },
        "&[aria-disabled]": { color: "GrayText" },
      },
    },
  },
});

export const note = componentStyle({ ...type(12), marginBlockStart: space[8], color: color.fg.muted });
