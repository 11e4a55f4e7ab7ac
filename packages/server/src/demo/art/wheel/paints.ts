import type { Metal } from "../core/light.ts";
import type { Paint } from "../spec.ts";

export const paints: Readonly<Record<Paint, Metal>> = {
  silver: { shadow: [58, 61, 67], middle: [150, 154, 160], light: [246, 248, 250], gloss: 0.62 },
  gunmetal: { shadow: [22, 24, 28], middle: [72, 76, 83], light: [176, 182, 190], gloss: 0.62 },
  black: { shadow: [8, 9, 11], middle: [27, 29, 32], light: [150, 156, 165], gloss: 0.8 },
  bronze: { shadow: [44, 27, 12], middle: [138, 96, 50], light: [232, 196, 142], gloss: 0.42 },
  white: { shadow: [112, 118, 128], middle: [212, 216, 221], light: [255, 255, 255], gloss: 0.4 },
};

/** Cast iron and steel of the brake. */
export const iron: Metal = {
  shadow: [62, 64, 68],
  middle: [136, 139, 144],
  light: [222, 225, 229],
  gloss: 0.3,
};
