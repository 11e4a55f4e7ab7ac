import type { Vector } from "./pose.ts";

export type Rgb = readonly [number, number, number];

const unit = ([x, y, z]: Vector): Vector => {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
};
const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const half = (light: Vector): Vector => unit([light[0], light[1], light[2] + 1]);

/** One key light from the upper left front and a weak fill from the right: the same for every product. */
export const key: Vector = unit([-0.52, 0.66, 0.54]);
const fill: Vector = unit([0.92, 0.05, 0.38]);
const keyHalf = half(key);
const fillHalf = half(fill);

export const hex = ([r, g, b]: Rgb): string =>
  `#${[r, g, b]
    .map((part) =>
      Math.round(Math.min(255, Math.max(0, part)))
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;

const rgb = (color: string): Rgb => {
  const digits = color.replace("#", "");
  const full = digits.length === 3 ? Array.from(digits, (digit) => digit + digit).join("") : digits;
  return [0, 2, 4].map((at) => Number.parseInt(full.slice(at, at + 2), 16) || 0) as unknown as Rgb;
};

const mix = (from: Rgb, to: Rgb, share: number): Rgb => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
];

/** The color mixed with another, both hex. */
export const blend = (from: string, to: string, share: number): string => hex(mix(rgb(from), rgb(to), share));

/** Brightness 0–1 as the eye sees it. */
export const brightness = (color: string): number => {
  const [r, g, b] = rgb(color);
  return (0.299 * r + 0.587 * g + 0.114 * b) / 255;
};

/** Black rubber: 10 % ambient, 27 % diffuse, a soft broad highlight. `gain` makes a part lighter or darker. */
export const rubber = (normal: Vector, gain = 1): string => {
  const v = unit(normal);
  const value =
    0.1 +
    0.17 * Math.max(0, dot(v, key)) +
    0.06 * Math.max(0, dot(v, fill)) +
    0.14 * Math.max(0, dot(v, keyHalf)) ** 12 +
    0.07 * Math.max(0, dot(v, fillHalf)) ** 14;
  const level = value * gain * 255;
  return hex([level * 0.975, level, level * 1.055]);
};

/** Three colors of a paint and how sharply it mirrors the studio. */
export interface Metal {
  shadow: Rgb;
  middle: Rgb;
  light: Rgb;
  gloss: number;
}

const bump = (value: number, centre: number, width: number): number =>
  Math.exp(-(((value - centre) / width) ** 2));

/** Painted metal: the mirrored studio (bright ceiling, dark horizon, pale floor, two soft boxes) over a diffuse base. */
export const metal = (normal: Vector, paint: Metal, gain = 1): string => {
  const v = unit(normal);
  const mirrored: Vector = [2 * v[2] * v[0], 2 * v[2] * v[1], 2 * v[2] * v[2] - 1];
  const ceiling = Math.min(1, Math.max(0, (mirrored[1] + 0.15) / 1.05));
  const floor = Math.min(1, Math.max(0, (-mirrored[1] - 0.25) / 0.6));
  const softBox = bump(Math.acos(Math.min(1, dot(mirrored, key))), 0, 0.62);
  const strip = bump(mirrored[0], 0.9, 0.3) * bump(mirrored[1], 0.05, 0.5);
  const studio =
    0.2 +
    0.28 * ceiling +
    0.16 * floor +
    0.62 * softBox +
    0.22 * strip -
    0.14 * bump(mirrored[1], -0.12, 0.16);
  const diffuse = 0.2 + 0.62 * Math.max(0, dot(v, key)) + 0.16 * Math.max(0, dot(v, fill));
  const value = Math.min(1, Math.max(0, (studio * paint.gloss + diffuse * (1 - paint.gloss)) * gain));
  return hex(
    value < 0.5 ? mix(paint.shadow, paint.middle, value * 2) : mix(paint.middle, paint.light, value * 2 - 1),
  );
};
