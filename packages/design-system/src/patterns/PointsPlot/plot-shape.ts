import {
  type Axis,
  axisOf,
  type LinePaths,
  linePaths,
  pointPositions,
} from "../../components/Charts/geometry.ts";

export interface PlotShape extends Pick<Axis, "ticks">, LinePaths {
  /** Positions of the points from the left and from the bottom, 0 to 1. */
  places: readonly { x: number; y: number }[];
}

/** Geometry of a plot with equal intervals, from zero to a round number above the maximum. */
export function plotShape(values: readonly number[]): PlotShape {
  const axis = axisOf([1, ...values], 3);
  const x = pointPositions(values.length);
  return {
    places: values.map((value, index) => ({ x: x[index] ?? 0, y: axis.at(value) })),
    ticks: axis.ticks,
    ...linePaths(values, axis),
  };
}
