import { expect, test } from "vitest";
import { plotShape } from "./plot-shape.ts";

test("scales from zero to a round number above the maximum", () => {
  const { places, ticks } = plotShape([620, 1240, 2480]);
  expect(ticks.map((tick) => tick.value)).toEqual([0, 1000, 2000, 3000]);
  expect(ticks.map((tick) => tick.y)).toEqual([0, 1 / 3, 2 / 3, 1]);
  expect(places.map((place) => place.x)).toEqual([0, 0.5, 1]);
  expect(places[2]?.y).toBeCloseTo(2480 / 3000);
});

test("draws a line through each point and an area down to zero", () => {
  const { line, area } = plotShape([0, 3000]);
  expect(line.startsWith("M0,100")).toBe(true);
  expect(line.endsWith("100,0")).toBe(true);
  expect(area.endsWith("Z")).toBe(true);
});

test("returns valid shapes for no values, one value and zeros", () => {
  expect(plotShape([]).line).toBe("");
  expect(plotShape([6]).places).toEqual([{ x: 0.5, y: 1 }]);
  expect(plotShape([0, 0]).places.map((place) => place.y)).toEqual([0, 0]);
  expect(`${plotShape([5]).line}${plotShape([0, 0]).area}`).not.toContain("NaN");
});
