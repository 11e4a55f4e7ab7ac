import { n, type Drawing } from "../core/drawing.ts";
import { metal, type Metal } from "../core/light.ts";
import { plane, turn, type Pose } from "../core/pose.ts";
import { brake } from "./brake.ts";
import { hub } from "./hub.ts";
import { paints } from "./paints.ts";
import { facetRing, type RimPlace } from "./facet-ring.ts";
import { spokes } from "./facets.ts";
import { steelFace } from "./steel.ts";

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
