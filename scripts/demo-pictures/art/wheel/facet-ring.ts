import { line, type Point } from "../core/drawing.ts";
import { metal, type Metal } from "../core/light.ts";
import { project, turn, type Pose } from "../core/pose.ts";
import type { Rim } from "../../../../packages/server/src/demo/picture-spec.ts";

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

/** A ring of small facets, each lit by its own slope; their seams are closed by a line of the facet's color. */
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
