import { line, n, type Drawing } from "../core/drawing.ts";
import { metal, type Metal } from "../core/light.ts";
import { plane, project, turn, type Pose } from "../core/pose.ts";
import { facetRing, type RimPlace } from "./facet-ring.ts";

const windows = 10;

/** A pressed steel disc: a ring of windows, a raised bead, a dish round the hub. */
export const steelFace = (drawing: Drawing, pose: Pose, place: RimPlace, paint: Metal): string => {
  const r = place.radius;
  const at = (sunk: number): number => place.front - sunk * r;
  const flat = (share: number, tilt: number): string =>
    metal(turn(pose, 1, tilt * share, (118 * Math.PI) / 180), paint);
  const disc = drawing.linear(
    [0.25, 0.06, 0.75, 0.94],
    [0, 0.3, 0.5, 0.7, 1].map((share) => [share, flat(1 - 2 * share, 0.28)]),
    true,
  );
  const circle = (sunk: number, radius: number, fill: string): string =>
    `<circle r="${n(radius * r * pose.scale)}" fill="${fill}" transform="${plane(pose, at(sunk))}"/>`;
  const holes = Array.from({ length: windows }, (_, index) => {
    const middle = (index / windows) * Math.PI * 2 + (place.turn * Math.PI) / 180;
    const shape = (sunk: number, shrink: number): string => {
      const corners = Array.from({ length: 16 }, (_unused, corner) => {
        const angle = (corner / 16) * Math.PI * 2;
        // A rounded window: a super-ellipse bent along the ring.
        const [c, s] = [Math.cos(angle), Math.sin(angle)];
        const across = Math.sign(c) * Math.abs(c) ** 0.6 * (0.178 - shrink);
        const out = Math.sign(s) * Math.abs(s) ** 0.6 * (0.1 - shrink * 0.6);
        return project(pose, at(sunk), r * (0.7 + out), middle + across);
      });
      return line(corners);
    };
    return (
      `<path d="${shape(0.09, -0.012)}" fill="#fff" fill-opacity=".1"/>` +
      `<path d="${shape(0.1, 0)}" fill="${metal(turn(pose, 0.3, -1, middle), paint, 0.55)}"/>` +
      `<path d="${shape(0.16, 0.008)}" fill="#050607"/>`
    );
  }).join("");
  return (
    circle(0.12, 0.93, disc) +
    facetRing(pose, paint, [at(0.09), 0.92 * r], [at(0.11), 0.84 * r], 0.85) +
    holes +
    facetRing(pose, paint, [at(0.1), 0.57 * r], [at(0.06), 0.53 * r], 0.95) +
    facetRing(pose, paint, [at(0.06), 0.53 * r], [at(0.15), 0.43 * r], 0.8) +
    circle(0.15, 0.43, disc)
  );
};
