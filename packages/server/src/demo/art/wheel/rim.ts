import { line, n, type Drawing, type Point } from "../core/drawing.ts";
import { metal, type Metal } from "../core/light.ts";
import { plane, project, turn, type Pose } from "../core/pose.ts";
import type { Rim } from "../spec.ts";
import { brake } from "./brake.ts";
import { hub } from "./hub.ts";
import { paints } from "./paints.ts";
import { spokes } from "./facets.ts";
import { steelFace } from "./steel.ts";

/** A rim as it sits in the picture; lengths in units of the pose. */
export interface RimPlace extends Rim {
  radius: number;
  /** Axial place of the front edge. */
  front: number;
  /** Distance from the front to the back edge. */
  depth: number;
  /** On a car's hub, with a brake behind the spokes. */
  mounted: boolean;
  /** Direction of the first spoke in degrees. */
  turn: number;
}

/** A ring of small facets, each lit by its own slope; their seams are closed by a line of the facet's colour. */
export const facetRing = (
  pose: Pose,
  paint: Metal,
  outer: readonly [axial: number, radius: number],
  inner: readonly [axial: number, radius: number],
  gain = 1,
): string => {
  const count = 54;
  const slope = [inner[0] - outer[0], inner[1] - outer[1]] as const;
  const facets = Array.from({ length: count }, (_, index) => {
    const [from, to] = [(index / count) * Math.PI * 2, ((index + 1) / count) * Math.PI * 2];
    const normal = turn(pose, -slope[1], slope[0], (from + to) / 2);
    const corner = ([axial, radius]: readonly [number, number], angle: number): Point =>
      project(pose, axial, radius, angle);
    const data = line([corner(outer, from), corner(outer, to), corner(inner, to), corner(inner, from)]);
    const color = metal(normal, paint, gain);
    return { color, data };
  });
  return facets.map(({ color, data }) => `<path d="${data}" fill="${color}" stroke="${color}"/>`).join("");
};

/** The inside of the barrel as one sees it between the spokes: ever deeper, ever darker circles. */
const barrel = (drawing: Drawing, pose: Pose, place: RimPlace, paint: Metal): string =>
  Array.from({ length: 12 }, (_, index) => {
    const deep = index / 11;
    const radius = place.radius * (0.945 - 0.14 * Math.min(1, deep * 1.6));
    // Only the far half shows, so its light is a matter of height alone.
    const tones = [0.92, 0.5, 0, -0.5, -0.92].map((height, at) => {
      const normal = turn(pose, 0.12, -1, Math.asin(height));
      return [at / 4, metal(normal, paint, 0.36 * (1 - deep) ** 1.6 + 0.035)] as const;
    });
    const fill = drawing.linear([0.5, 0, 0.5, 1], tones, true);
    const at = plane(pose, place.front - 0.04 * place.radius - place.depth * deep);
    return `<circle r="${n(radius * pose.scale)}" fill="${fill}" transform="${at}"/>`;
  }).join("");

/** Everything of a wheel that one sees from its outer side, from the barrel to the cap. */
export const rimFace = (drawing: Drawing, pose: Pose, place: RimPlace): string => {
  const paint = paints[place.paint];
  const r = place.radius;
  const lip = place.front - 0.035 * r;
  const opening = drawing.define(
    "clipPath",
    "",
    `<circle r="${n(r * 0.938 * pose.scale)}" transform="${plane(pose, lip)}"/>`,
  );
  const shade = drawing.radial(0.5, 0.5, 0.5, [
    [0.6, "#000", 0],
    [0.86, "#000", 0.2],
    [1, "#000", 0.72],
  ]);
  const depths = drawing.linear(
    [0, 0, 1, 0.6],
    [
      [0, "#050607"],
      [0.6, "#0d0e10"],
      [1, "#1e2024"],
    ],
    true,
  );
  const inner =
    barrel(drawing, pose, place, paint) +
    `<circle r="${n(r * 0.8 * pose.scale)}" fill="${depths}" transform="${plane(pose, place.front - place.depth)}"/>` +
    (place.mounted && place.style !== "steel" ? brake(drawing, pose, place) : "") +
    `<circle r="${n(r * 0.938 * pose.scale)}" fill="${shade}" transform="${plane(pose, lip)}"/>` +
    (place.style === "steel"
      ? steelFace(drawing, pose, place, paint)
      : spokes(drawing, pose, place, place.style, paint)) +
    hub(drawing, pose, place, paint);
  const gleam = drawing.linear(
    [0.12, 0, 0.8, 1],
    [
      [0, "#fff", 0.85],
      [0.3, "#fff", 0.2],
      [0.5, "#fff", 0],
      [0.75, "#fff", 0.08],
      [1, "#fff", 0.4],
    ],
    true,
  );
  const ring = `fill="none" stroke="${gleam}" stroke-opacity="${n(0.5 + (paint.middle[1] / 255) * 0.5)}"`;
  return (
    (place.mounted
      ? `<circle r="${n(r * 1.02 * pose.scale)}" fill="#08090a" transform="${plane(pose, place.front - 0.01)}"/>`
      : "") +
    facetRing(pose, paint, [place.front - 0.012 * r, r], [place.front + 0.008 * r, r * 0.985], 0.9) +
    facetRing(pose, paint, [place.front + 0.008 * r, r * 0.985], [place.front, r * 0.962]) +
    facetRing(pose, paint, [place.front, r * 0.962], [lip, r * 0.938], 0.72) +
    `<circle r="${n(r * 0.984 * pose.scale)}" ${ring} stroke-width="${n(r * 0.011 * pose.scale)}" transform="${plane(pose, place.front + 0.008 * r)}"/>` +
    `<g clip-path="url(#${opening})">${inner}</g>`
  );
};
