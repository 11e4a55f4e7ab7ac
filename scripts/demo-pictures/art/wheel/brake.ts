import { line, n, type Drawing, type Point } from "../core/drawing.ts";
import { blend, metal } from "../core/light.ts";
import { plane, project, turn, type Pose } from "../core/pose.ts";
import { iron } from "./paints.ts";
import type { RimPlace } from "./facet-ring.ts";

const degrees = (value: number): number => (value * Math.PI) / 180;

/** A drilled disc whose turned surface shines in two wedges, with the calliper over it. */
export const brake = (drawing: Drawing, pose: Pose, place: RimPlace): string => {
  const r = place.radius;
  const at = place.front - 0.34 * place.depth - 0.05 * r;
  const sector = (
    from: number,
    to: number,
    inner: number,
    outer: number,
    axial: number,
    parts = 1,
  ): Point[] => {
    const arc = (radius: number, start: number, end: number): Point[] =>
      Array.from({ length: parts + 1 }, (_, index) =>
        project(pose, axial, radius * r, start + ((end - start) * index) / parts),
      );
    return [...arc(outer, from, to), ...arc(inner, to, from)];
  };
  const count = 48;
  const facets = Array.from({ length: count }, (_, index) => {
    const [from, to] = [(index / count) * Math.PI * 2, ((index + 1) / count) * Math.PI * 2];
    const shine = Math.cos(2 * ((from + to) / 2 - degrees(118)));
    const color = metal(
      turn(pose, 1, 0, 0),
      iron,
      0.64 + 0.5 * Math.max(0, shine) ** 3 - 0.2 * Math.max(0, -shine),
    );
    return `<path d="${line(sector(from, to, 0.3, 0.69, at))}" fill="${color}" stroke="${color}"/>`;
  }).join("");
  const holes = Array.from({ length: 30 }, (_, index) => {
    const [x, y] = project(pose, at, r * [0.42, 0.52, 0.61][index % 3]!, degrees(index * 12));
    return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r * pose.scale * 0.0125)}"/>`;
  }).join("");
  const ring = (radius: number, color: string, opacity: number, width: number, axial = at): string =>
    `<circle r="${n(radius * r * pose.scale)}" fill="none" stroke="${color}" stroke-opacity="${opacity}" stroke-width="${n(r * pose.scale * width)}" transform="${plane(pose, axial)}"/>`;
  const disc =
    `<circle r="${n(0.7 * r * pose.scale)}" fill="#1b1c1f" transform="${plane(pose, at - 0.05 * r)}"/>` +
    facets +
    [0.36, 0.45, 0.54, 0.63].map((radius) => ring(radius, "#000", 0.1, 0.006)).join("") +
    `<g fill="#26282b">${holes}</g>` +
    ring(0.685, "#fff", 0.28, 0.01) +
    `<circle r="${n(0.31 * r * pose.scale)}" fill="#17181b" transform="${plane(pose, at + 0.04 * r)}"/>`;
  if (place.caliper === undefined) return disc;
  const [from, to, front] = [degrees(14), degrees(66), at + 0.075 * r];
  const [x1, y1] = project(pose, front, r * 0.8, to);
  const [x2, y2] = project(pose, front, r * 0.42, from);
  const paint = drawing.linear(
    [Math.round(x1), Math.round(y1), Math.round(x2), Math.round(y2)],
    [
      [0, blend(place.caliper, "#ffffff", 0.22)],
      [0.35, place.caliper],
      [1, blend(place.caliper, "#000000", 0.42)],
    ],
  );
  const edge = blend(place.caliper, "#000000", 0.6);
  const notch = (angle: number): string =>
    `<path d="${line(sector(degrees(angle), degrees(angle + 1.4), 0.5, 0.78, front, 1))}" fill="${edge}" fill-opacity=".6"/>`;
  return (
    disc +
    `<path d="${line(sector(from, to, 0.44, 0.8, at - 0.03 * r, 8))}" fill="#000" fill-opacity=".35"/>` +
    `<path d="${line(sector(from, to, 0.46, 0.8, at + 0.02 * r, 8))}" fill="${edge}"/>` +
    `<path d="${line(sector(from, to, 0.47, 0.8, front, 8))}" fill="${paint}"/>` +
    `<path d="${line(sector(from + 0.05, to - 0.05, 0.765, 0.785, front, 8))}" fill="#fff" fill-opacity=".35"/>` +
    notch(27) +
    notch(51)
  );
};
