import type { Metal } from "../core/light.ts";
import type { Paint } from "../../../../packages/server/src/demo/picture-spec.ts";

export const paints: Readonly<Record<Paint, Metal>> = {
  silver: { shadow: [66, 69, 75], middle: [182, 186, 191], light: [255, 255, 255], gloss: 0.6 },
  gunmetal: { shadow: [18, 20, 24], middle: [74, 79, 87], light: [190, 196, 205], gloss: 0.62 },
  black: { shadow: [7, 8, 10], middle: [46, 48, 53], light: [188, 194, 203], gloss: 0.75 },
  bronze: { shadow: [30, 18, 8], middle: [136, 94, 50], light: [246, 214, 164], gloss: 0.5 },
  white: { shadow: [112, 118, 128], middle: [212, 216, 221], light: [255, 255, 255], gloss: 0.4 },
};

/** Cast iron and steel of the brake. */
export const iron: Metal = {
  shadow: [62, 64, 68],
  middle: [136, 139, 144],
  light: [222, 225, 229],
  gloss: 0.3,
};
