import { project, turn, type Pose, type Vector } from "../core/pose.ts";
import type { Point } from "../core/drawing.ts";

/**
 * Section of a tire in units of its outer radius. Places on it are given by `w`: 0 the middle of the tread, ±1 the
 * edge of the tread, ±1.25 the shoulder, ±1.75 the widest place, ±2.5 the bead.
 */
export interface Profile {
  /** Radius of the rim's edge. */
  rim: number;
  /** Half of the width. */
  half: number;
  at(w: number): { axial: number; radius: number; normal: readonly [axial: number, radial: number] };
}

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** Width, profile and rim out of "205/55 R16 91V"; anything else gives a middling tire. */
const proportions = (size: string): { rim: number; half: number } => {
  const found = /(\d{3})\s*\/\s*(\d{2})\s*Z?R\s*(\d{2})/i.exec(size);
  const [width, aspect, inches] =
    found === null ? [205, 55, 16] : (found.slice(1).map(Number) as [number, number, number]);
  const seat = (inches * 25.4) / 2;
  const outer = seat + (width * aspect) / 100;
  return { rim: clamp((seat + 7) / outer, 0.57, 0.75), half: clamp(width / 2 / outer, 0.285, 0.37) };
};

export const createProfile = (size: string, square: boolean): Profile => {
  const { rim, half } = proportions(size);
  const side = 1 - rim;
  const knots: readonly Point[] = [
    [0, 1],
    [0.22 * half, 0.9992],
    [0.44 * half, 0.9955],
    [(square ? 0.67 : 0.65) * half, square ? 0.988 : 0.984],
    [(square ? 0.87 : 0.84) * half, square ? 0.974 : 0.964],
    [0.965 * half, 1 - 0.23 * side],
    [half, 1 - 0.38 * side],
    [1.005 * half, 1 - 0.53 * side],
    [0.985 * half, 1 - 0.69 * side],
    [0.945 * half, 1 - 0.85 * side],
    [0.9 * half, rim],
  ];
  // Catmull-Rom through the knots, mirrored at the crown and carried on at the bead.
  const knot = (index: number): Point => {
    if (index < 0) return [-knot(-index)[0], knot(-index)[1]];
    const last = knots.length - 1;
    if (index <= last) return knots[index] as Point;
    const [end, before] = [knots[last] as Point, knots[last - 1] as Point];
    return [2 * end[0] - before[0], 2 * end[1] - before[1]];
  };
  const curve = (place: number): { point: Point; tangent: Point } => {
    const index = Math.min(knots.length - 2, Math.floor(place / 0.25));
    const t = place / 0.25 - index;
    const [p0, p1, p2, p3] = [knot(index - 1), knot(index), knot(index + 1), knot(index + 2)];
    const value = (axis: 0 | 1): number =>
      0.5 *
      (2 * p1[axis] +
        (p2[axis] - p0[axis]) * t +
        (2 * p0[axis] - 5 * p1[axis] + 4 * p2[axis] - p3[axis]) * t * t +
        (3 * p1[axis] - p0[axis] - 3 * p2[axis] + p3[axis]) * t ** 3);
    const slope = (axis: 0 | 1): number =>
      0.5 *
      (p2[axis] -
        p0[axis] +
        2 * (2 * p0[axis] - 5 * p1[axis] + 4 * p2[axis] - p3[axis]) * t +
        3 * (3 * p1[axis] - p0[axis] - 3 * p2[axis] + p3[axis]) * t * t);
    return { point: [value(0), value(1)], tangent: [slope(0), slope(1)] };
  };
  return {
    rim,
    half,
    at: (w) => {
      const { point, tangent } = curve(Math.min(2.5, Math.abs(w)));
      const length = Math.hypot(tangent[0], tangent[1]) || 1;
      const sign = w < 0 ? -1 : 1;
      return {
        axial: point[0] * sign,
        radius: point[1],
        normal: [(-tangent[1] / length) * sign, tangent[0] / length],
      };
    },
  };
};

/** Place on the picture of a point of the section, sunk into the rubber by `depth`. */
export const onTire = (pose: Pose, profile: Profile, w: number, angle: number, depth = 0): Point => {
  const { axial, radius, normal } = profile.at(w);
  return project(pose, axial - normal[0] * depth, radius - normal[1] * depth, angle);
};

/** Camera direction in which the rubber faces there. */
export const facing = (pose: Pose, profile: Profile, w: number, angle: number): Vector => {
  const { normal } = profile.at(w);
  return turn(pose, normal[0], normal[1], angle);
};

/** The widest circles: what the picture has to hold. */
export const widest = (profile: Profile): (readonly [number, number])[] =>
  [0, 1, 1.25, 1.5, 1.75].flatMap((w) =>
    [w, -w].map((place) => [profile.at(place).axial, profile.at(place).radius] as const),
  );
