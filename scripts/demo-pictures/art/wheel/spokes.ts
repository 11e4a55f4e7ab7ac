import type { RimStyle } from "../../../../packages/server/src/demo/picture-spec.ts";

/** One cross-section of a spoke; lengths in units of the rim's radius. */
export interface Station {
  /** Distance from the axis along the spoke's direction. */
  along: number;
  /** Distance sideways from that direction. */
  aside: number;
  /** Half of the width. */
  half: number;
  /** How far it lies behind the front edge of the rim. */
  sunk: number;
}

/** The spokes of one rim: their course, the angles (radians) they stand at, and their cross-section. */
export interface SpokeSet {
  courses: readonly (readonly Station[])[];
  angles: readonly number[];
  /** Share of the width that is the flat top; the rest are the two slopes. */
  top: number;
  /** Height of the top over the edges. */
  rise: number;
}

const round = (count: number): number[] =>
  Array.from({ length: count }, (_, index) => (index / count) * Math.PI * 2);

/** Stations from hub to edge out of functions of the share of the way (0 hub, 1 edge). */
const course = (
  aside: (t: number) => number,
  half: (t: number) => number,
  sunk: (t: number) => number,
  from = 0.17,
  to = 0.95,
  parts = 6,
): Station[] =>
  Array.from({ length: parts + 1 }, (_, index) => {
    const t = index / parts;
    return { along: from + (to - from) * t, aside: aside(t), half: half(t), sunk: sunk(t) };
  });

/** The face bows inwards: deep at the hub, flush at the edge. */
const bowl =
  (hub: number, edge: number) =>
  (t: number): number =>
    edge + (hub - edge) * (1 - t) ** 1.6;

/** A line that swings out to both sides and comes together again: a leaf of the mesh. */
const leaf = (sign: number): Station[] =>
  course(
    (t) => sign * (0.004 + 0.088 * Math.sin(Math.PI * Math.min(1, t * 1.0)) ** 0.9),
    (t) => 0.021 + 0.006 * t,
    bowl(0.1, 0.055),
    0.18,
    0.945,
    7,
  );

export const spokeSets: Readonly<Record<Exclude<RimStyle, "steel">, SpokeSet>> = {
  "double-five": {
    courses: [-1, 1].map((sign) =>
      course(
        (t) => sign * (0.052 + 0.135 * t ** 1.1),
        (t) => 0.05 - 0.012 * Math.sin(Math.PI * t) + 0.012 * t ** 3,
        bowl(0.13, 0.05),
        0.15,
        0.93,
      ),
    ),
    angles: round(5),
    top: 0.58,
    rise: 0.024,
  },
  five: {
    courses: [
      course(
        () => 0,
        (t) => 0.118 - 0.03 * Math.sin(Math.PI * Math.min(1, t * 1.1)) + 0.035 * t ** 3,
        bowl(0.18, 0.045),
        0.14,
      ),
    ],
    angles: round(5),
    top: 0.42,
    rise: 0.055,
  },
  ten: {
    courses: [
      course(
        () => 0,
        (t) => 0.046 + 0.02 * t,
        bowl(0.12, 0.045),
      ),
    ],
    angles: round(10),
    top: 0.5,
    rise: 0.03,
  },
  fifteen: {
    courses: [
      course(
        () => 0,
        (t) => 0.023 + 0.013 * t,
        bowl(0.15, 0.04),
      ),
    ],
    angles: round(15),
    top: 0.44,
    rise: 0.026,
  },
  turbine: {
    courses: [
      course(
        (t) => -0.02 + 0.3 * t ** 1.7,
        (t) => 0.042 + 0.034 * t,
        bowl(0.15, 0.045),
        0.15,
        0.92,
        8,
      ),
    ],
    angles: round(9),
    top: 0.34,
    rise: 0.04,
  },
  mesh: { courses: [leaf(-1), leaf(1)], angles: round(10), top: 0.4, rise: 0.02 },
};
