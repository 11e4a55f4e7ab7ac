import { n, n4, type Drawing, type Stop } from "../core/drawing.ts";
import { key, rubber } from "../core/light.ts";
import { plane, turn, type Pose } from "../core/pose.ts";
import { lettersOnArc, lineWidth } from "../letters/lettering.ts";
import type { TireArt } from "../../../../packages/server/src/demo/picture-spec.ts";
import type { Profile } from "./profile.ts";

/**
 * On a ring the light changes along one direction only, so a ring is one circle with one linear gradient, exact for
 * the even part of the light; inner rings cover outer ones.
 */
const ringPaint = (drawing: Drawing, pose: Pose, normal: readonly [number, number], gain: number): string => {
  const side = key[0] * pose.right[0] + key[1] * pose.right[1] + key[2] * pose.right[2];
  const high = key[0] * pose.up[0] + key[1] * pose.up[1] + key[2] * pose.up[2];
  const lit = Math.atan2(high, side);
  const stops: Stop[] = Array.from({ length: 9 }, (_, index) => {
    const along = 1 - index / 4;
    return [index / 8, rubber(turn(pose, normal[0], normal[1], lit + Math.acos(along)), gain)];
  });
  const [x, y] = [Math.cos(lit) / 2, Math.sin(lit) / 2];
  return drawing.linear([0.5 + x, 0.5 - y, 0.5 - x, 0.5 + y], stops, true);
};

/** The rubber between shoulder and bead on the side that faces us. */
export const sidewall = (drawing: Drawing, pose: Pose, profile: Profile): string => {
  const rings = Array.from({ length: 19 }, (_, index) => 1.08 + (index / 18) * 1.42);
  const circles = rings.map((w) => {
    const { axial, radius, normal } = profile.at(w + 0.04);
    // The foot of the sidewall lies in the shade of the rim's edge.
    const gain = w > 2.3 ? 0.78 : w > 1.3 ? 0.96 : 0.86;
    const paint = ringPaint(drawing, pose, normal, gain);
    return `<circle r="${n(radius * pose.scale)}" fill="${paint}" transform="${plane(pose, axial)}"/>`;
  });
  const { axial, radius } = profile.at(1.75);
  const glow = drawing.radial(0.3, 0.2, 0.6, [
    [0, "#fff", 0.17],
    [0.45, "#fff", 0.06],
    [1, "#fff", 0],
  ]);
  return (
    circles.join("") +
    `<circle r="${n(radius * pose.scale)}" fill="${glow}" transform="${plane(pose, axial)}"/>`
  );
};

interface Mark {
  text: string;
  /** Degrees clockwise from the top. */
  angle: number;
  /** Middle of the letters, `w` of the profile. */
  w: number;
  /** Cap height as a share of the sidewall's height. */
  cap: number;
  tracking?: number;
  quiet?: boolean;
}

const mark = (drawing: Drawing, pose: Pose, profile: Profile, white: boolean, entry: Mark): string => {
  const { axial, radius } = profile.at(entry.w);
  const side = 1 - profile.rim;
  let cap = entry.cap * side * pose.scale;
  // A long word takes at most 84 degrees of the circle.
  const longest = radius * pose.scale * (entry.quiet === true ? 1.3 : 1.45);
  cap *= Math.min(1, longest / lineWidth(entry.text, cap, entry.tracking));
  const set = lettersOnArc(
    drawing,
    entry.text,
    radius * pose.scale - cap / 2,
    entry.angle,
    cap,
    entry.tracking,
  );
  const rise = Math.max(0.5, cap * 0.05);
  const copy = (dx: number, dy: number, paint: string, opacity: number): string =>
    `<use href="#${set}" transform="translate(${n4(dx)} ${n4(dy)})" fill="${paint}" fill-opacity="${opacity}"/>`;
  const body = white
    ? copy(rise, rise * 1.3, "#000", 0.55) + copy(0, 0, "#eeeeec", 0.97)
    : entry.quiet === true
      ? copy(rise * 0.8, rise * 0.8, "#000", 0.4) + copy(0, 0, "#8b8e94", 0.62)
      : copy(rise, rise * 1.2, "#000", 0.75) +
        copy(-rise * 0.7, -rise * 0.8, "#d5d8de", 0.4) +
        copy(0, 0, "#74777d", 1);
  return `<g transform="${plane(pose, axial)}">${body}</g>`;
};

/** Three peaks with a flake: the sign of winter tires. */
const peaks = (pose: Pose, profile: Profile, angle: number): string => {
  const { axial, radius } = profile.at(1.72);
  const size = (1 - profile.rim) * pose.scale * 0.2;
  return (
    `<g transform="${plane(pose, axial)} rotate(${angle}) translate(0 ${n(-radius * pose.scale)}) scale(${n4(size / 10)})" ` +
    `fill="none" stroke="#9b9ea4" stroke-width="1.1" stroke-linejoin="round" stroke-linecap="round">` +
    `<path d="M-9 7L-6-2L-4 1L0-8L4 1L6-2L9 7Z"/><path d="M0-3V5M-3.4-1L3.4 3M3.4-1L-3.4 3" stroke-width=".9"/></g>`
  );
};

/** Brand above and below, model left, size right, small marks near the bead, all in the mould's raised letters. */
export const sidewallLettering = (drawing: Drawing, pose: Pose, profile: Profile, spec: TireArt): string => {
  const white = spec.lettering === "white";
  const brand = spec.brand.toUpperCase();
  const model = spec.model.toUpperCase();
  const entries: Mark[] = [
    { text: brand, angle: 0, w: 1.72, cap: white ? 0.26 : 0.215, tracking: 14 },
    { text: brand, angle: 180, w: 1.72, cap: white ? 0.26 : 0.215, tracking: 14 },
    { text: model, angle: -90, w: 1.76, cap: 0.15, tracking: 14, quiet: !white },
    { text: spec.size.toUpperCase(), angle: 90, w: 1.76, cap: 0.15, tracking: 16, quiet: !white },
    { text: "RADIAL TUBELESS", angle: 38, w: 2.14, cap: 0.075, tracking: 24, quiet: true },
    { text: "MAX PRESS 340 kPa", angle: 142, w: 2.14, cap: 0.075, tracking: 20, quiet: true },
    { text: "DOT C4RM 2326", angle: -142, w: 2.14, cap: 0.075, tracking: 24, quiet: true },
    {
      text: spec.tread === "touring" || spec.tread === "sport" ? "OUTSIDE" : "M+S",
      angle: -38,
      w: 2.14,
      cap: 0.085,
      tracking: 24,
      quiet: true,
    },
  ];
  return (
    entries
      .map((entry) =>
        mark(drawing, pose, profile, white && entry.quiet !== true && entry.angle % 180 === 0, entry),
      )
      .join("") + (spec.tread === "winter" ? peaks(pose, profile, 42) : "")
  );
};
