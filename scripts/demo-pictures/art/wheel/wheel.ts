import { n, type Drawing } from "../core/drawing.ts";
import { metal } from "../core/light.ts";
import { createPose, plane, reach, standOn, turn, type Pose } from "../core/pose.ts";
import { shadows } from "../core/studio.ts";
import type { WheelArt, WheelView } from "../../../../packages/server/src/demo/picture-spec.ts";
import { paints } from "./paints.ts";
import { rimFace } from "./rim.ts";

const angles: Record<WheelView, readonly [yaw: number, pitch: number]> = {
  front: [9, 4],
  "three-quarter": [33, 5],
  edge: [68, 5],
  detail: [28, 5],
};

/** Outside of the barrel from back to front: flange, seat, drop center, seat, flange. */
const outline: readonly (readonly [axial: number, radius: number])[] = [
  [-0.4, 0.985],
  [-0.37, 1],
  [-0.35, 0.985],
  [-0.34, 0.925],
  [-0.2, 0.915],
  [-0.16, 0.86],
  [-0.02, 0.84],
  [0.06, 0.85],
  [0.12, 0.9],
  [0.33, 0.925],
  [0.36, 0.97],
  [0.38, 1],
];

/** One sees the near half of the outside, so its light is a matter of height alone: one gradient for each circle. */
const outside = (drawing: Drawing, pose: Pose, spec: WheelArt): string => {
  const paint = paints[spec.paint];
  const parts: string[] = [];
  for (let index = 0; index + 1 < outline.length; index += 1) {
    const [a0, r0] = outline[index]!;
    const [a1, r1] = outline[index + 1]!;
    const steps = Math.max(1, Math.ceil(Math.abs(a1 - a0) / 0.02));
    for (let step = 0; step < steps; step += 1) {
      const share = step / steps;
      const tones = [1, 0.8, 0.5, 0.2, -0.1, -0.4, -0.7, -1].map((height, at) => {
        const angle = Math.PI - Math.asin(height);
        return [at / 7, metal(turn(pose, -(r1 - r0), a1 - a0, angle), paint, 0.92)] as const;
      });
      const fill = drawing.linear([0.5, 0, 0.5, 1], tones, true);
      const radius = (r0 + (r1 - r0) * share) * pose.scale;
      parts.push(
        `<circle r="${n(radius)}" fill="${fill}" transform="${plane(pose, a0 + (a1 - a0) * share)}"/>`,
      );
    }
  }
  return parts.join("");
};

/** A wheel in its frame of 800 × 800, standing on the ground; without the studio. */
export const drawWheel = (drawing: Drawing, spec: WheelArt): string => {
  const [yaw, pitch] = angles[spec.view];
  const close = spec.view === "detail";
  const start = createPose(yaw, pitch, 280, 0, 0);
  const circles = outline.map(([axial, radius]) => [axial, radius] as const);
  const ground = 690;
  const pose = close ? standOn(start, circles, 1180, 380, 1240) : standOn(start, circles, 572, 400, ground);
  const box = reach(pose, circles);
  const face = rimFace(drawing, pose, {
    style: spec.style,
    paint: spec.paint,
    radius: 1,
    front: 0.385,
    depth: 0.76,
    mounted: false,
    turn: 90,
  });
  const touch = pose.scale * (0.15 + 0.36 * pose.axis[0]);
  const shade = close
    ? ""
    : shadows(drawing, (box.left + box.right) / 2, ground - 3, (box.right - box.left) / 2, touch * 1.45);
  return `${shade}${outside(drawing, pose, spec)}${face}`;
};
