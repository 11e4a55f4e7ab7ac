import { line, n, type Drawing, type Point, type Stop } from "../core/drawing.ts";
import { metal, type Metal } from "../core/light.ts";
import { project, turnFlat, type Pose, type Vector } from "../core/pose.ts";
import type { RimStyle } from "../../../../packages/server/src/demo/picture-spec.ts";
import type { RimPlace } from "./facet-ring.ts";
import { spokeSets, type SpokeSet, type Station } from "./spokes.ts";

/** A point of the rim in its own frame: right, up, axial, in units of the pose. */
const sub = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

const onPicture = (pose: Pose, [x, y, z]: Vector): Point =>
  project(pose, z, Math.hypot(x, y), Math.atan2(y, x));

/** A strip between two rows of points, with the light of each part as a stop of one gradient along it. */
const strip = (
  drawing: Drawing,
  pose: Pose,
  paint: Metal,
  left: Vector[],
  right: Vector[],
  gain = 1,
): string => {
  const [a, b] = [left.map((point) => onPicture(pose, point)), right.map((point) => onPicture(pose, point))];
  const first = [(a[0] as Point)[0] + (b[0] as Point)[0], (a[0] as Point)[1] + (b[0] as Point)[1]] as const;
  const last = [
    (a.at(-1) as Point)[0] + (b.at(-1) as Point)[0],
    (a.at(-1) as Point)[1] + (b.at(-1) as Point)[1],
  ] as const;
  const stops: Stop[] = [];
  // Three or four lights tell the bend of a spoke; more only make the picture heavier.
  const stride = left.length > 7 ? 2 : 1;
  for (let index = 0; index + 1 < left.length; index += stride) {
    const [from, to, over] = [left[index] as Vector, left[index + 1] as Vector, right[index] as Vector];
    const normal = turnFlat(pose, cross(sub(over, from), sub(to, from)));
    const facing: Vector = normal[2] < 0 ? [-normal[0], -normal[1], -normal[2]] : normal;
    stops.push([(index + 0.5) / (left.length - 1), metal(facing, paint, gain)]);
  }
  const fill = drawing.linear(
    [first[0] / 2, first[1] / 2, last[0] / 2, last[1] / 2].map(Math.round) as [
      number,
      number,
      number,
      number,
    ],
    stops,
  );
  return `<path d="${line([...a, ...b.toReversed()])}" fill="${fill}" stroke="${fill}" stroke-width=".5"/>`;
};

interface Rows {
  leftEdge: Vector[];
  leftTop: Vector[];
  rightTop: Vector[];
  rightEdge: Vector[];
  back: (row: Vector[]) => Vector[];
}

/** The rows of points along a spoke: its edges and its flat top. */
const rows = (stations: readonly Station[], angle: number, place: RimPlace, set: SpokeSet): Rows => {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const r = place.radius;
  const row = (side: number, share: number, rise: number): Vector[] =>
    stations.map((station, index) => {
      const [before, after] = [stations[index - 1] ?? station, stations[index + 1] ?? station];
      const run = Math.hypot(after.along - before.along, after.aside - before.aside) || 1;
      const offset = side * station.half * share;
      const along = station.along - (offset * (after.aside - before.aside)) / run;
      const aside = station.aside + (offset * (after.along - before.along)) / run;
      return [
        r * (along * c - aside * s),
        r * (along * s + aside * c),
        place.front - r * (station.sunk - rise),
      ];
    });
  return {
    leftEdge: row(1, 1, 0),
    leftTop: row(1, set.top, set.rise),
    rightTop: row(-1, set.top, set.rise),
    rightEdge: row(-1, 1, 0),
    back: (points) =>
      points.map(([x, y, z], index) => [x, y, z - r * (0.1 - (0.03 * index) / points.length)]),
  };
};

/** All spokes: first the dark sides of each, then the tops with their two slopes. */
export const spokes = (
  drawing: Drawing,
  pose: Pose,
  place: RimPlace,
  style: Exclude<RimStyle, "steel">,
  paint: Metal,
): string => {
  const set = spokeSets[style];
  const turned = (place.turn * Math.PI) / 180;
  let sides = "";
  let tops = "";
  for (const angle of set.angles)
    for (const stations of set.courses) {
      const { leftEdge, leftTop, rightTop, rightEdge, back } = rows(stations, angle + turned, place, set);
      sides += strip(drawing, pose, paint, leftEdge, back(leftEdge), 0.5);
      sides += strip(drawing, pose, paint, rightEdge, back(rightEdge), 0.42);
      tops += strip(drawing, pose, paint, leftEdge, leftTop, 0.86);
      tops += strip(drawing, pose, paint, rightEdge, rightTop, 0.86);
      // A turned face shines by the way it runs, so the spokes of one wheel differ in brightness.
      const run = angle + turned - (125 * Math.PI) / 180;
      tops += strip(
        drawing,
        pose,
        paint,
        leftTop,
        rightTop,
        1.3 + 0.26 * Math.cos(run) + 0.34 * Math.cos(2 * run),
      );
      const ridge = line(
        leftTop.map((point) => onPicture(pose, point)),
        false,
      );
      tops += `<path d="${ridge}" fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="${n(pose.scale / 330)}"/>`;
    }
  return sides + tops;
};
