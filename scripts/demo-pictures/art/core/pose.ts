import { n, n4, type Point } from "./drawing.ts";

export type Vector = readonly [x: number, y: number, z: number];

/**
 * How a body turned round an axis stands before the camera, in parallel projection. Axial places and radii are in
 * units of the body's outer radius; angles in radians, anticlockwise from the right, seen from its outer face.
 */
export interface Pose {
  /** Pixels per unit. */
  scale: number;
  cx: number;
  cy: number;
  /** The axis, the right and the upward direction of the face, as the camera sees them (x right, y up, z near). */
  axis: Vector;
  right: Vector;
  up: Vector;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** `yaw` is the angle between axis and line of sight, `pitch` how far one looks down, both in degrees. */
export const createPose = (yaw: number, pitch: number, scale: number, cx: number, cy: number): Pose => {
  const [sy, cyaw] = [Math.sin(radians(yaw)), Math.cos(radians(yaw))];
  const [sp, cp] = [Math.sin(radians(pitch)), Math.cos(radians(pitch))];
  return {
    scale,
    cx,
    cy,
    axis: [sy, -cyaw * sp, cyaw * cp],
    right: [cyaw, sy * sp, -sy * cp],
    up: [0, cp, sp],
  };
};

/** Place on the picture of a point of the body. */
export const project = (pose: Pose, axial: number, radius: number, angle: number): Point => {
  const [c, s] = [radius * Math.cos(angle), radius * Math.sin(angle)];
  return [
    pose.cx + pose.scale * (axial * pose.axis[0] + c * pose.right[0] + s * pose.up[0]),
    pose.cy - pose.scale * (axial * pose.axis[1] + c * pose.right[1] + s * pose.up[1]),
  ];
};

/** Camera direction of a normal with an axial and a radial part. */
export const turn = (pose: Pose, axial: number, radial: number, angle: number): Vector => {
  const [c, s] = [radial * Math.cos(angle), radial * Math.sin(angle)];
  const part = (at: 0 | 1 | 2): number => axial * pose.axis[at] + c * pose.right[at] + s * pose.up[at];
  return [part(0), part(1), part(2)];
};

/** Camera direction of a normal given in the body's own frame: right, up, axial. */
export const turnFlat = (pose: Pose, [x, y, z]: Vector): Vector => {
  const part = (at: 0 | 1 | 2): number => z * pose.axis[at] + x * pose.right[at] + y * pose.up[at];
  return [part(0), part(1), part(2)];
};

/** SVG matrix that lays a flat drawing (pixels, y downwards, center 0) on the plane at an axial place. */
export const plane = (pose: Pose, axial: number): string => {
  const [x, y] = project(pose, axial, 0, 0);
  return `matrix(${n4(pose.right[0])} ${n4(-pose.right[1])} ${n4(-pose.up[0])} ${n4(pose.up[1])} ${n(x)} ${n(y)})`;
};

/** Outer box of the body whose widest circles are given as [axial, radius], in pixels round the pose's center. */
export const reach = (pose: Pose, circles: readonly (readonly [number, number])[]) => {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const [axial, radius] of circles) {
    const [x, y] = project(pose, axial, 0, 0);
    const rx = pose.scale * radius * Math.hypot(pose.right[0], pose.up[0]);
    const ry = pose.scale * radius * Math.hypot(pose.right[1], pose.up[1]);
    left = Math.min(left, x - rx);
    right = Math.max(right, x + rx);
    top = Math.min(top, y - ry);
    bottom = Math.max(bottom, y + ry);
  }
  return { left, right, top, bottom };
};

/** The pose moved and scaled so that the body fills `height` pixels and stands on `ground`, centered on `cx`. */
export const standOn = (
  pose: Pose,
  circles: readonly (readonly [number, number])[],
  height: number,
  cx: number,
  ground: number,
): Pose => {
  const before = reach(pose, circles);
  const scaled = { ...pose, scale: (pose.scale * height) / (before.bottom - before.top) };
  const box = reach(scaled, circles);
  return {
    ...scaled,
    cx: scaled.cx + cx - (box.left + box.right) / 2,
    cy: scaled.cy + ground - box.bottom,
  };
};
