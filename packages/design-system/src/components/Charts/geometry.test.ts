import { expect, test } from "vitest";
import { axisOf, barsOf, labelIndexes, linePaths, pointPositions } from "./geometry.ts";

const series = (...rows: (number | null)[][]) =>
  rows.map((values, index) => ({ id: `${index}`, label: `${index}`, values }));

test("scales from zero to a round number above the maximum", () => {
  expect(axisOf([620, 2480]).ticks.map(({ value }) => value)).toEqual([0, 500, 1000, 1500, 2000, 2500]);
  expect(axisOf([-40, 60]).ticks.map(({ value }) => value)).toEqual([-40, -20, 0, 20, 40, 60]);
  expect(axisOf([]).at(0)).toBe(0);
  expect(axisOf([0, 0]).at(0)).toBe(0);
});

test("draws lines through each value, with gaps for missing ones", () => {
  const axis = axisOf([0, 10]);
  expect(linePaths([0, 10], axis).line).toMatch(/^M0,100.*100,0$/);
  expect(linePaths([1, 2, null, 3, 4], axis).line.match(/M/g)).toHaveLength(2);
  expect(linePaths([], axis).line).toBe("");
  expect(pointPositions(1)).toEqual([0.5]);
});

test("places bars of a category next to each other", () => {
  const { bars } = barsOf(series([10, 5], [20, null]), 2, false);
  const [first, second] = [bars[0]?.[0], bars[1]?.[0]];
  expect(second?.height).toBeCloseTo((first?.height ?? 0) * 2);
  expect(second?.x).toBeGreaterThan((first?.x ?? 0) + (first?.width ?? 0) - 1e-9);
  expect(bars[1]?.[1]).toBeNull();
});

test("stacks bars, negative values below zero", () => {
  const { axis, bars } = barsOf(series([10, 10], [20, -10]), 2, true);
  expect(axis.ticks.map(({ value }) => value)).toEqual([-10, 0, 10, 20, 30]);
  expect(bars[1]?.[0]?.y).toBeCloseTo(axis.at(10));
  expect(bars[1]?.[1]?.y).toBeCloseTo(axis.at(-10));
  expect(bars[1]?.[0]?.x).toBe(bars[0]?.[0]?.x);
});

test("returns as many labels as fit, with the last one", () => {
  expect(labelIndexes(30, 6)).toEqual([4, 9, 14, 19, 24, 29]);
  expect(labelIndexes(3, 6)).toEqual([0, 1, 2]);
  expect(labelIndexes(0, 6)).toEqual([]);
});
