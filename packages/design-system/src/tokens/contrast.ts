import type { Palette } from "./palette.ts";

type Fg = keyof Palette["color"]["fg"];
type Bg = keyof Palette["color"]["bg"];
type Border = keyof Palette["color"]["border"];

const surfaces: Bg[] = ["card", "page", "sunken", "floating"];
const on = (fg: Fg[], bg: Bg[]): [Fg, Bg][] =>
  fg.flatMap((text) => bg.map((under): [Fg, Bg] => [text, under]));

/** Allowed text and background pairs: 4.5:1 (WCAG 1.4.3). Components may use no others. */
export const textPairs: [Fg, Bg][] = [
  ...on(["default", "muted"], [...surfaces, "tint", "critical", "success", "caution", "info"]),
  ...on(["act", "price"], ["card", "page", "floating", "tint"]),
  ...on(["critical", "success", "caution", "info"], ["card", "page", "floating"]),
  ...on(["actHover", "actPressed"], ["card", "floating"]),
  ["actPressed", "tintHover"],
  ["actPressed", "tintPressed"],
  ["onAct", "act"],
  ["onAct", "actHover"],
  ["onAct", "actPressed"],
  ["onBar", "criticalSolid"],
  ["onBar", "criticalSolidHover"],
  ["onBar", "criticalSolidPressed"],
  ["onBar", "bar"],
  ["onBar", "barDeep"],
  ["critical", "critical"],
  ["success", "success"],
  ["caution", "caution"],
  ["info", "info"],
  ["inverse", "inverse"],
  ["onBar", "dock"],
  ["default", "raised"],
];

/**
 * Icons and other graphics that convey meaning: 3:1 (WCAG 1.4.11). Stars always have their number next to
 * them.
 */
export const shapePairs: [Fg, Bg][] = [
  ...surfaces.map((bg): [Fg, Bg] => ["faint", bg]),
  ["act", "tint"],
  ...on(["chart2", "chart3", "chart4", "chart5"], ["card", "page", "floating"]),
];

/** Borders that alone identify a control, and the focus ring: 3:1. */
export const edgePairs: [Border, Bg][] = [
  ...surfaces.map((bg): [Border, Bg] => ["focus", bg]),
  ["field", "card"],
  ["field", "page"],
  ["field", "floating"],
  ["critical", "card"],
  ["fieldHover", "card"],
];

const channel = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

const luminance = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** WCAG 2 contrast ratio of two opaque colors (`#rrggbb`), 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
