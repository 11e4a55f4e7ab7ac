import { line, n, type Point } from "../core/drawing.ts";
import { rubber } from "../core/light.ts";
import { plane, type Pose } from "../core/pose.ts";
import type { Tread } from "../../../../packages/server/src/demo/picture-spec.ts";
import { patterns, type Place } from "./patterns.ts";
import { facing, onTire, type Profile } from "./profile.ts";

/** Smallest convex outline round points: an extruded block as one sees it. */
const hull = (points: readonly Point[]): Point[] => {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const chain = (list: readonly Point[]): Point[] => {
    const kept: Point[] = [];
    for (const point of list) {
      while (kept.length > 1) {
        const [a, b] = [kept[kept.length - 2] as Point, kept[kept.length - 1] as Point];
        if ((b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]) > 0) break;
        kept.pop();
      }
      kept.push(point);
    }
    return kept.slice(0, -1);
  };
  return [...chain(sorted), ...chain(sorted.toReversed())];
};

/** Adds points on long edges across the tread, so that blocks follow its curve. */
const bend = (places: readonly Place[], closed: boolean): Place[] =>
  places.flatMap((from, index) => {
    const to = places[index + 1] ?? (closed ? places[0] : undefined);
    if (to === undefined) return [from];
    const parts = Math.max(1, Math.ceil(Math.abs(to[0] - from[0]) / 0.2));
    return Array.from(
      { length: parts },
      (_, part) =>
        [from[0] + ((to[0] - from[0]) * part) / parts, from[1] + ((to[1] - from[1]) * part) / parts] as const,
    );
  });

/** Outline of the whole tire without its blocks, sunk by `depth`: path data. It is convex, so it is one hull. */
export const body = (pose: Pose, profile: Profile, depth: number): string => {
  const points: Point[] = [];
  for (let place = -7; place <= 7; place += 1) {
    const w = place / 4;
    for (let index = 0; index < 120; index += 1)
      points.push(onTire(pose, profile, w, (index / 120) * Math.PI * 2, Math.abs(w) > 1.3 ? 0.006 : depth));
  }
  return line(hull(points));
};

/** Light falls off towards the ground: what remains of it at a share (0 top, 1 bottom) of the height. */
const remaining = (share: number): number =>
  1 + 0.14 * (1 - share / 0.4) * Number(share < 0.4) - (0.3 * Math.max(0, share - 0.55)) / 0.45;

export interface Layers {
  /** Blocks beyond the horizon: they only show as notches in the outline. */
  behind: string;
  front: string;
}

/** All blocks of the tread that one sees, turned by `phase` pitches. */
export const blocks = (pose: Pose, profile: Profile, tread: Tread, phase: number): Layers => {
  const { pitches, depth, blocks: shapes, sipes } = patterns[tread];
  const step = (Math.PI * 2) / pitches;
  const half = pose.scale * Math.hypot(pose.right[1], pose.up[1]);
  const falloff = (y: number): number =>
    remaining(Math.min(1, Math.max(0, (y - pose.cy + half) / (2 * half))));
  let behind = "";
  let walls = "";
  const tops: { near: number; svg: string }[] = [];
  const cuts = new Map<string, string>();
  for (let pitch = 0; pitch < pitches; pitch += 1) {
    const turned = (t: number): number => -(pitch + t + phase) * step;
    for (const [index, shape] of shapes.entries()) {
      const middle = shape.reduce((sum, [w, t]) => [sum[0] + w, sum[1] + t] as const, [0, 0] as const);
      const [w, t] = [middle[0] / shape.length, middle[1] / shape.length];
      const normal = facing(pose, profile, w, turned(t));
      if (normal[2] < -0.2) continue;
      const places = bend(shape, true);
      const top = places.map(([at, along]) => onTire(pose, profile, at, turned(along)));
      const base = places.map(([at, along]) => onTire(pose, profile, at, turned(along), depth));
      const wall = line(hull([...top, ...base]));
      if (normal[2] < 0.02) {
        behind += wall;
        continue;
      }
      walls += wall;
      // Neighboring blocks differ a little, as moulded rubber does.
      const gain = (0.97 + 0.06 * (((pitch * 7 + index * 5) % 9) / 9)) * falloff((top[0] as Point)[1]);
      tops.push({
        near: normal[2],
        svg: `<path d="${line(top)}" fill="${rubber(normal, gain)}" stroke="${rubber(normal, gain * 1.18)}"/>`,
      });
    }
    for (const sipe of sipes) {
      const [w, t] = sipe[Math.floor(sipe.length / 2)] as Place;
      const normal = facing(pose, profile, w, turned(t));
      if (normal[2] < 0.1) continue;
      const paint = rubber(normal, 0.52);
      const data = line(
        bend(sipe, false)
          .concat([sipe.at(-1) as Place])
          .map(([at, along]) => onTire(pose, profile, at, turned(along))),
        false,
      );
      cuts.set(paint, (cuts.get(paint) ?? "") + data);
    }
  }
  const width = pose.scale / 300;
  const drawn = tops.toSorted((a, b) => a.near - b.near).map(({ svg }) => svg);
  const thin = [...cuts].map(([paint, data]) => `<path d="${data}" stroke="${paint}"/>`).join("");
  return {
    behind: behind === "" ? "" : `<path d="${behind}" fill="#1c1d20"/>`,
    front:
      `<path d="${walls}" fill="#101113"/>` +
      `<g stroke-width="${n(width * 0.7)}" stroke-linejoin="round">${drawn.join("")}</g>` +
      `<g fill="none" stroke-width="${n(width * (tread === "all-terrain" ? 2.6 : 1.7))}">${thin}</g>`,
  };
};

/** A ring drawn as a thin light line with a dark one beside it: a raised edge of the mould. */
export const raisedRing = (pose: Pose, profile: Profile, w: number, strength: number): string => {
  const { axial, radius } = profile.at(w);
  const [at, r, width] = [plane(pose, axial), radius * pose.scale, pose.scale / 300];
  return (
    `<g fill="none" stroke-width="${n(width * 1.6)}" transform="${at}">` +
    `<circle r="${n(r)}" stroke="#000" stroke-opacity="${strength * 0.55}"/>` +
    `<circle r="${n(r + width * 1.5)}" stroke="#fff" stroke-opacity="${strength * 0.12}"/></g>`
  );
};

/** Short slots moulded into the shoulder between `from` and `to`. */
export const shoulderSlots = (
  pose: Pose,
  profile: Profile,
  count: number,
  from: number,
  to: number,
): string => {
  let data = "";
  for (let index = 0; index < count; index += 1) {
    const angle = (index / count) * Math.PI * 2;
    if (facing(pose, profile, (from + to) / 2, angle)[2] < 0.05) continue;
    data += line([onTire(pose, profile, from, angle), onTire(pose, profile, to, angle)], false);
  }
  return `<path d="${data}" fill="none" stroke="#000" stroke-opacity=".35" stroke-width="${n(pose.scale / 200)}"/>`;
};
