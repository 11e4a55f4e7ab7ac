import { scaleLinear, scalePoint } from "d3-scale";
import { area, curveMonotoneX, line } from "d3-shape";

export interface PlotShape {
  /** Positions of the points from the left and from the bottom, 0 to 1. */
  places: readonly { x: number; y: number }[];
  /** Values with a grid line, and their positions from the bottom, 0 to 1. */
  ticks: readonly { value: number; y: number }[];
  /** SVG paths in a box of 100 × 100, with the origin at the top left. */
  line: string;
  area: string;
}

/**
 * Geometry of a plot with equal intervals, from zero to a round number above the maximum. The curve is
 * monotone, so it never overshoots the data.
 */
export function plotShape(values: readonly number[]): PlotShape {
  const up = scaleLinear()
    .domain([0, Math.max(1, ...values)])
    .nice(3);
  const xScale = scalePoint<number>().domain(values.keys()).range([0, 1]);
  const places = values.map((value, index) => ({
    x: values.length === 1 ? 0.5 : (xScale(index) ?? 0),
    y: up(value),
  }));
  const draw = {
    x: (place: { x: number }) => place.x * 100,
    y: (place: { y: number }) => 100 - place.y * 100,
  };
  return {
    places,
    ticks: up.ticks(3).map((value) => ({ value, y: up(value) })),
    line: line<(typeof places)[number]>().x(draw.x).y(draw.y).curve(curveMonotoneX)(places) ?? "",
    area: area<(typeof places)[number]>().x(draw.x).y0(100).y1(draw.y).curve(curveMonotoneX)(places) ?? "",
  };
}
