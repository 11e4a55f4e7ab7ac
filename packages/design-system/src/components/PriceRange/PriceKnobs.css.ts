import { createVar } from "@vanilla-extract/css";
import { componentGlobal, componentStyle } from "../../styles/layered.ts";
import { focusRing } from "../../styles/mixins.ts";
import { vars } from "../../tokens/contract.css.ts";

const { color, space, radius } = vars;

/** Fractions of the scale from 0 to 1, less or more for prices outside it. */
export const from = createVar();
export const to = createVar();
const [start, end] = [from, to].map((share) => `clamp(0, ${share}, 1)`);

/** Diameter of a thumb. */
export const size = space[20];

export const track = componentStyle({
  position: "relative",
  blockSize: space[24],
  // Horizontal touch moves drag the thumb; vertical ones scroll the page.
  touchAction: "pan-y",
  "::before": {
    content: '""',
    position: "absolute",
    insetBlockStart: space[10],
    insetInline: 0,
    border: `2px solid ${color.border.strong}`,
    borderRadius: radius.full,
  },
  "::after": {
    content: '""',
    position: "absolute",
    insetBlockStart: space[10],
    insetInlineStart: `calc(${start} * 100%)`,
    inlineSize: `calc((${end} - ${start}) * 100%)`,
    border: `2px solid ${color.bg.act}`,
    borderRadius: radius.full,
  },
  selectors: { "&:has(:disabled)::after": { borderColor: color.border.field } },
  // Thinner outside the range: in forced colors there may be only two similar colors.
  "@media": {
    "(forced-colors: active)": {
      "::before": { insetBlockStart: 11, borderWidth: 1 },
      "::after": { borderColor: "Highlight" },
      selectors: {
        "&:has(:disabled)::before, &:has(:disabled)::after": { borderColor: "GrayText" },
      },
    },
  },
});

/** Only its thumb receives pointer events. */
export const knob = componentStyle({
  position: "absolute",
  zIndex: 1,
  // The thumb's center, not its edge, aligns with the ends of the track.
  insetInline: `calc(${size} / -2)`,
  inlineSize: `calc(100% + ${size})`,
  blockSize: space[24],
  margin: 0,
  appearance: "none",
  backgroundColor: "transparent",
  pointerEvents: "none",
  selectors: {
    // If both meet at the high end, only the lower thumb can move, so put it on top. The ratio is rounded.
    "&:first-child": { zIndex: `calc(1 + ${start})` },
    // The thumb shows the focus ring.
    "&:focus-visible": { outline: "none" },
  },
});

const thumb = {
  appearance: "none" as const,
  inlineSize: size,
  blockSize: size,
  boxSizing: "border-box" as const,
  border: `2px solid ${color.bg.act}`,
  borderRadius: radius.full,
  backgroundColor: color.bg.card,
  cursor: "grab",
  pointerEvents: "auto" as const,
};
const off = {
  borderColor: color.border.strong,
  cursor: "not-allowed",
  "@media": { "(forced-colors: active)": { borderColor: "GrayText" } },
};
for (const part of ["::-webkit-slider-thumb", "::-moz-range-thumb"]) {
  componentGlobal(`${knob}${part}`, thumb);
  componentGlobal(`${knob}:active${part}`, { cursor: "grabbing" });
  componentGlobal(`${knob}:disabled${part}`, off);
  componentGlobal(`${knob}:focus-visible${part}`, focusRing);
}
