import { expect, test } from "vitest";
import { offsetAboveBars } from "./keep-above-bars.ts";

const rect = (left: number, top: number, width: number, height: number) =>
  ({ left, top, width, height, right: left + width, bottom: top + height }) as DOMRect;

/** 24 px above the bottom edge of a 320 × 900 viewport. */
const message = rect(16, 820, 288, 56);

test.each([
  ["a bar at the window's edge", [rect(0, 844, 320, 56)], 68],
  ["a bar that stands higher, at the end of a short cart", [rect(0, 780, 320, 56)], 132],
  ["a bar within reach of its gap", [rect(0, 880, 320, 20)], 32],
  ["two bars one above the other", [rect(0, 780, 320, 40), rect(0, 844, 320, 56)], 132],
  ["a bar within a bar", [rect(0, 800, 320, 100), rect(100, 840, 100, 40)], 112],
  ["a bar as tall as the window: as high as it can", [rect(0, 20, 320, 880)], 844],
])("moves a toast above %s", (_, bars, bottom) => {
  expect(offsetAboveBars(message, bars, 900)).toBe(bottom);
});

test.each([
  ["no bar", []],
  ["a bar higher up", [rect(0, 300, 320, 56)]],
  ["a bar below the window, which slides in later", [rect(0, 910, 320, 56)]],
  ["a bar next to it", [rect(320, 844, 200, 56)]],
  ["a bar that isn't shown", [rect(0, 0, 0, 0)]],
])("keeps a toast in place with %s", (_, bars) => {
  expect(offsetAboveBars(message, bars, 900)).toBeUndefined();
});
