import { createVar } from "@vanilla-extract/css";
import { componentGlobal, componentStyle } from "../../styles/layered.ts";
import { focusRing } from "../../styles/mixins.ts";
import { vars } from "../../tokens/contract.css.ts";

const { color, space, radius, font } = vars;

/** Position on the scale, from 0 to 1. */
export const at = createVar();
const thumbSize = space[20];
/** Center of the thumb, which stays half a thumb from both ends. */
const center = `calc(${thumbSize} / 2 + (100% - ${thumbSize}) * ${at})`;

export const value = componentStyle({
  fontSize: font.size[14],
  fontWeight: font.weight.bold,
  fontVariantNumeric: "tabular-nums",
  color: color.fg.default,
});

const track = (direction: string, filled: string, rest: string) =>
  `linear-gradient(${direction}, ${filled} ${center}, ${rest} ${center}) center / 100% 4px no-repeat`;

export const input = componentStyle({
  appearance: "none",
  inlineSize: "100%",
  blockSize: space[24],
  margin: 0,
  borderRadius: radius.full,
  background: track("to right", color.bg.act, color.border.strong),
  cursor: "pointer",
  // Horizontal touch moves drag the thumb; vertical ones scroll the page.
  touchAction: "pan-y",
  selectors: {
    "&:dir(rtl)": { background: track("to left", color.bg.act, color.border.strong) },
    "&:disabled": {
      background: track("to right", color.border.field, color.border.default),
      cursor: "not-allowed",
    },
    "&:disabled:dir(rtl)": { background: track("to left", color.border.field, color.border.default) },
    // The thumb shows the focus ring.
    "&:focus-visible": { outline: "none" },
  },
  "@media": {
    "(forced-colors: active)": {
      forcedColorAdjust: "none",
      background: track("to right", "Highlight", "ButtonBorder"),
      selectors: {
        "&:dir(rtl)": { background: track("to left", "Highlight", "ButtonBorder") },
        "&:disabled": { background: track("to right", "GrayText", "GrayText") },
      },
    },
  },
});

for (const part of ["::-webkit-slider-thumb", "::-moz-range-thumb"]) {
  componentGlobal(`${input}${part}`, {
    appearance: "none",
    boxSizing: "border-box",
    inlineSize: thumbSize,
    blockSize: thumbSize,
    border: `2px solid ${color.bg.act}`,
    borderRadius: radius.full,
    backgroundColor: color.bg.card,
    cursor: "grab",
    "@media": { "(forced-colors: active)": { borderColor: "Highlight", backgroundColor: "Canvas" } },
  });
  componentGlobal(`${input}:active${part}`, { cursor: "grabbing" });
  componentGlobal(`${input}:disabled${part}`, {
    borderColor: color.border.strong,
    cursor: "not-allowed",
    "@media": { "(forced-colors: active)": { borderColor: "GrayText" } },
  });
  componentGlobal(`${input}:focus-visible${part}`, {
    ...focusRing,
    "@media": { "(forced-colors: active)": { outlineColor: "CanvasText" } },
  });
}

export const marks = componentStyle({
  position: "relative",
  blockSize: "1.5em",
  marginBlockStart: space[2],
  fontSize: font.size[12],
  lineHeight: font.leading.tight,
  color: color.fg.muted,
});

/** Centered under its position; the first and last marks stay within the track. */
export const mark = componentStyle({
  position: "absolute",
  insetInlineStart: `calc(100% * ${at})`,
  whiteSpace: "nowrap",
  transform: `translateX(calc(-100% * ${at}))`,
  selectors: { "&:dir(rtl)": { transform: `translateX(calc(100% * ${at}))` } },
});
