import { scaleBand, scaleLinear, scalePoint } from "d3-scale";
import { area, curveMonotoneX, line, stack, stackOffsetDiverging } from "d3-shape";
import type { ChartSeries } from "./types.ts";

type Values = ChartSeries["values"];

/** All positions are shares of the plot from its left and bottom, 0 to 1. */
export interface Axis {
  ticks: readonly { value: number; y: number }[];
  /** Position of a value. */
  at: (value: number) => number;
}

const shown = (values: Values): number[] => values.filter((value) => value !== null);

/**
 * From zero, or the lowest negative value, to a round number above the highest value.
 * @param tickCount - approximate, so that the ticks are round numbers
 */
export function axisOf(values: readonly number[], tickCount = 4): Axis {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  const at = scaleLinear()
    .domain(low === high ? [0, 1] : [low, high])
    .nice(tickCount);
  return { ticks: at.ticks(tickCount).map((value) => ({ value, y: at(value) })), at };
}

/** SVG paths in a box of 100 × 100, with the origin at the top left. */
export interface LinePaths {
  line: string;
  /** Down to zero. */
  area: string;
}

/** Monotone curves, which never overshoot the data. Missing values are gaps. */
export function linePaths(values: Values, { at }: Axis): LinePaths {
  const x = pointPositions(values.length);
  const isShown = (value: number | null): value is number => value !== null;
  const xOf = (_: number | null, index: number) => (x[index] ?? 0) * 100;
  const yOf = (value: number | null) => 100 - at(value ?? 0) * 100;
  return {
    line: line<number | null>().defined(isShown).x(xOf).y(yOf).curve(curveMonotoneX)([...values]) ?? "",
    area:
      area<number | null>().defined(isShown).x(xOf).y0(yOf(0)).y1(yOf).curve(curveMonotoneX)([...values]) ??
      "",
  };
}

/** Positions of the categories of a line: the first one at 0, the last one at 1. */
export function pointPositions(count: number): number[] {
  const scale = scalePoint<number>()
    .domain(Array.from({ length: count }, (_, index) => index))
    .range([0, 1]);
  return Array.from({ length: count }, (_, index) => (count === 1 ? 0.5 : (scale(index) ?? 0)));
}

/** Centers of the groups of bars. */
export const bandPositions = (count: number): number[] =>
  Array.from({ length: count }, (_, index) => (index + 0.5) / count);

export interface Bar {
  x: number;
  width: number;
  /** From the bottom. */
  y: number;
  height: number;
}

/** Bars of every series, in groups by category. Missing values have none. */
export function barsOf(
  series: readonly ChartSeries[],
  count: number,
  isStacked: boolean,
): {
  axis: Axis;
  bars: readonly (readonly (Bar | null)[])[];
} {
  const categories = Array.from({ length: count }, (_, index) => index);
  const group = scaleBand<number>().domain(categories).range([0, 1]).paddingInner(0.35).paddingOuter(0.175);
  const place = scaleBand<number>()
    .domain(series.map((_, index) => index))
    .range([0, group.bandwidth()])
    .paddingInner(0.12);
  const ranges = isStacked
    ? stackedRanges(series, categories)
    : series.map(({ values }) =>
        categories.map((category) => {
          const value = values[category] ?? null;
          return value === null ? null : ([Math.min(0, value), Math.max(0, value)] as const);
        }),
      );
  const axis = axisOf(ranges.flat().flatMap((range) => (range ? [...range] : [])));
  const bars = ranges.map((rangesOfSeries, index) =>
    rangesOfSeries.map((range, category) => {
      if (!range) return null;
      const [low, high] = range;
      return {
        x: (group(category) ?? 0) + (isStacked ? 0 : (place(index) ?? 0)),
        width: isStacked ? group.bandwidth() : place.bandwidth(),
        y: axis.at(low),
        height: axis.at(high) - axis.at(low),
      };
    }),
  );
  return { axis, bars };
}

type Range = readonly [low: number, high: number];

const stackedRanges = (
  series: readonly ChartSeries[],
  categories: readonly number[],
): (readonly (Range | null)[])[] =>
  stack<number, number>()
    .keys(series.map((_, index) => index))
    .value((category, index) => series[index]?.values[category] ?? 0)
    .offset(stackOffsetDiverging)(categories)
    .map((ranges, index) =>
      ranges.map(([low, high], category) =>
        (series[index]?.values[category] ?? null) === null ? null : ([low, high] as const),
      ),
    );

/** All values of several series. */
export const valuesOf = (series: readonly ChartSeries[]): number[] =>
  series.flatMap(({ values }) => shown(values));

/** Indexes of at most `most` labels at equal distances, the last one included. */
export function labelIndexes(count: number, most: number): number[] {
  const step = Math.max(1, Math.ceil(count / most));
  return Array.from({ length: count }, (_, index) => index).filter(
    (index) => (count - 1 - index) % step === 0,
  );
}
