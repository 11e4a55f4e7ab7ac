import type { Tread } from "../../../../packages/server/src/demo/picture-spec.ts";

/** A place on the tread: across (`w` of the profile) and along, in pitches. */
export type Place = readonly [w: number, t: number];

/** What repeats round the tire. Blocks have four or more corners and are convex; sipes are thin cuts in them. */
export interface Pattern {
  /** Repeats round the tire. */
  pitches: number;
  /** Depth of the grooves in units of the radius. */
  depth: number;
  blocks: readonly (readonly Place[])[];
  sipes: readonly (readonly Place[])[];
}

const mirror = (places: readonly Place[], shift = 0): Place[] => places.map(([w, t]) => [-w, t + shift]);
const both = (parts: readonly (readonly Place[])[], shift = 0): (readonly Place[])[] =>
  parts.flatMap((part) => [part, mirror(part, shift)]);

/** A four-sided block from `w0` to `w1`; `lean` is how far its outer edge runs ahead, `gap` the cut before the next. */
const block = (w0: number, w1: number, gap: number, lean = 0, start = 0, length = 1): Place[] => [
  [w0, start + gap / 2],
  [w1, start + gap / 2 + lean],
  [w1, start + length - gap / 2 + lean],
  [w0, start + length - gap / 2],
];

/** A waved cut across a block. */
const wave = (w0: number, w1: number, t: number, lean: number, waves = 3): Place[] =>
  Array.from({ length: waves * 2 + 1 }, (_, index) => {
    const share = index / (waves * 2);
    return [w0 + (w1 - w0) * share, t + lean * share + (index % 2 === 0 ? -0.05 : 0.05)] as const;
  });

export const patterns: Readonly<Record<Tread, Pattern>> = {
  touring: {
    pitches: 62,
    depth: 0.02,
    blocks: [
      block(-0.17, 0.17, 0),
      ...both(
        [block(0.235, 0.55, 0, 0.35), block(0.625, 0.94, 0.11, 0.22), block(0.94, 1.26, 0.17, 0, 0.22)],
        0.4,
      ),
    ],
    sipes: [
      [
        [-0.17, 0.1],
        [-0.02, 0.42],
      ],
      [
        [0.17, 0.62],
        [0.02, 0.94],
      ],
      ...both(
        [
          [
            [0.235, 0.25],
            [0.44, 0.72],
          ],
          [
            [0.68, 0.56],
            [0.92, 0.7],
          ],
        ],
        0.4,
      ),
    ],
  },
  winter: {
    pitches: 50,
    depth: 0.024,
    blocks: both(
      [block(0.03, 0.42, 0.22, 1.1), block(0.49, 0.9, 0.2, 0.62, 0.25), block(0.9, 1.3, 0.3, 0.1, 0.87)],
      0,
    ),
    sipes: both([
      wave(0.06, 0.4, 0.37, 1),
      wave(0.06, 0.4, 0.64, 1),
      wave(0.52, 0.88, 0.58, 0.56),
      wave(0.52, 0.88, 0.86, 0.56),
      wave(0.92, 1.14, 1.37, 0.06, 2),
    ]),
  },
  sport: {
    pitches: 54,
    depth: 0.018,
    blocks: [
      block(-0.12, 0.14, 0),
      block(0.22, 0.52, 0, 0.3),
      block(0.6, 0.96, 0, 0.5),
      block(0.96, 1.26, 0.16, 0.1, 0.5),
      block(-0.2, -0.5, 0.1, 0.5),
      block(-0.58, -0.94, 0.12, 0.6),
      block(-0.94, -1.26, 0.22, 0.1, 0.6),
    ],
    sipes: [
      [
        [0.24, 0.1],
        [0.36, 0.34],
        [0.5, 0.84],
      ],
      [
        [0.62, 0.3],
        [0.78, 0.44],
        [0.95, 0.52],
      ],
      [
        [-0.12, 0.3],
        [0.03, 0.62],
      ],
      [
        [-0.6, 0.62],
        [-0.9, 1.1],
      ],
    ],
  },
  eco: {
    pitches: 60,
    depth: 0.017,
    blocks: both(
      [
        [
          [0.03, 0],
          [0.52, 0],
          [0.52, 0.5],
          [0.075, 0.5],
        ],
        [
          [0.075, 0.5],
          [0.52, 0.5],
          [0.52, 1],
          [0.03, 1],
        ],
        block(0.6, 0.98, 0, 0.25),
        block(0.98, 1.24, 0.14, 0, 0.25),
      ],
      0.5,
    ),
    sipes: both(
      [
        [
          [0.2, 0.12],
          [0.36, 0.3],
          [0.52, 0.36],
        ],
        [
          [0.66, 0.4],
          [0.96, 0.62],
        ],
      ],
      0.5,
    ),
  },
  "all-terrain": {
    pitches: 26,
    depth: 0.045,
    blocks: both(
      [
        [
          [0.04, 0.1],
          [0.3, 0.02],
          [0.42, 0.3],
          [0.38, 0.62],
          [0.1, 0.72],
        ],
        [
          [0.5, 0.28],
          [0.92, 0.42],
          [0.92, 0.92],
          [0.46, 0.8],
        ],
        block(0.92, 1.4, 0.34, 0.04, 0.3, 0.84),
        [
          [0.56, 0.96],
          [1.3, 1.14],
          [1.3, 1.24],
          [0.54, 1.12],
        ],
      ],
      0.5,
    ),
    sipes: both(
      [
        [
          [0.1, 0.4],
          [0.22, 0.34],
          [0.36, 0.42],
        ],
        [
          [0.54, 0.5],
          [0.7, 0.62],
          [0.9, 0.66],
        ],
      ],
      0.5,
    ),
  },
};
