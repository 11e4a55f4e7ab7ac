import { n, type Drawing } from "../core/drawing.ts";
import { rubber } from "../core/light.ts";
import { createPose, plane, reach, standOn, turn, type Pose } from "../core/pose.ts";
import { shadows } from "../core/studio.ts";
import type { TireArt, TireView } from "../../../../packages/server/src/demo/picture-spec.ts";
import { rimFace } from "../wheel/rim.ts";
import { patterns } from "./patterns.ts";
import { createProfile, widest, type Profile } from "./profile.ts";
import { sidewall, sidewallLettering } from "./sidewall.ts";
import { blocks, body, raisedRing, shoulderSlots } from "./tread.ts";

const angles: Record<TireView, readonly [yaw: number, pitch: number]> = {
  front: [10, 4],
  "three-quarter": [33, 5],
  tread: [62, 6],
  edge: [90, 4],
  detail: [30, 5],
};

/** The dark inside of a tire that stands alone, and the mask that cuts the opening out of it. */
const inside = (drawing: Drawing, pose: Pose, profile: Profile): { svg: string; mask: string } => {
  const { axial, radius } = profile.at(2.5);
  const circle = (at: number, r: number, more: string): string =>
    `<circle r="${n(r * pose.scale)}" transform="${plane(pose, at)}"${more}/>`;
  const near = drawing.define("clipPath", "", circle(axial, radius, ""));
  const liner = drawing.linear(
    [0, 0.35, 1, 0.55],
    [
      [0, "#0a0b0d"],
      [0.55, "#15171a"],
      [0.86, "#2b2d31"],
      [1, "#3a3c41"],
    ],
    true,
  );
  const farWall = Array.from({ length: 8 }, (_, index) => {
    const { axial: at, radius: r, normal } = profile.at(-(1.9 + index * 0.086));
    const shade = rubber(turn(pose, -normal[0], -normal[1], 0), 0.42 + index * 0.03);
    return circle(at * 0.94, Math.min(r, 0.9), ` fill="${shade}"`);
  }).join("");
  const lit = drawing.linear(
    [0, 0, 1, 0.2],
    [
      [0, "#000", 0.75],
      [0.6, "#000", 0.35],
      [0.85, "#fff", 0.03],
      [1, "#fff", 0.1],
    ],
    true,
  );
  const svg =
    circle(axial, radius * 1.022, ' fill="#0c0d0f"') +
    circle(axial, radius, ` fill="${liner}"`) +
    `<g clip-path="url(#${near})">${farWall}` +
    circle(-axial, radius * 1.2, ` fill="${lit}"`) +
    circle(-axial, radius, ` fill="none" stroke="#4a4d53" stroke-width="${n(pose.scale / 90)}"`) +
    `</g>` +
    circle(
      axial,
      radius,
      ` fill="none" stroke="#5b5e64" stroke-opacity=".7" stroke-width="${n(pose.scale / 220)}"`,
    );
  const hole = `<g clip-path="url(#${near})">${circle(-axial, radius, ' fill="#000"')}</g>`;
  const whole = '<rect x="-800" y="-800" width="2400" height="2400" fill="#fff"/>';
  const area = 'maskUnits="userSpaceOnUse" x="-800" y="-800" width="2400" height="2400"';
  return { svg, mask: drawing.define("mask", area, whole + hole) };
};

/** A tire in its frame of 800 × 800, standing on the ground; without the studio. */
export const drawTire = (drawing: Drawing, spec: TireArt): string => {
  const profile = createProfile(spec.size, spec.tread === "all-terrain" || spec.tread === "sport");
  const { depth } = patterns[spec.tread];
  const [yaw, pitch] = angles[spec.view];
  const close = spec.view === "detail";
  const start = createPose(yaw, pitch, 300, 0, 0);
  const ground = 704;
  const pose = close
    ? standOn(start, widest(profile), 1330, 330, 1370)
    : standOn(start, widest(profile), 624, 400, ground);
  const seed = spec.seed ?? 0;
  const tread = blocks(pose, profile, spec.tread, (seed * 0.37) % 1);
  const box = reach(pose, widest(profile));
  const faced = pose.axis[2] > 0.05;
  const { axial: bead } = profile.at(2.5);
  const alone = spec.wheel === undefined && faced ? inside(drawing, pose, profile) : undefined;
  const side = faced
    ? sidewall(drawing, pose, profile) +
      raisedRing(pose, profile, 1.4, 1) +
      raisedRing(pose, profile, 2.02, 0.7) +
      raisedRing(pose, profile, 2.3, 0.9) +
      shoulderSlots(pose, profile, patterns[spec.tread].pitches * 2, 1.3, 1.36) +
      sidewallLettering(drawing, pose, profile, spec)
    : "";
  const middle =
    spec.wheel === undefined
      ? (alone?.svg ?? "")
      : faced
        ? rimFace(drawing, pose, {
            ...spec.wheel,
            radius: profile.rim,
            front: bead * 1.0,
            depth: profile.half * 1.5,
            mounted: true,
            turn: 90 + ((seed * 23) % 72),
          })
        : "";
  // Light falls off towards the ground and the far side.
  const fall = drawing.linear(
    [box.left, box.top, box.left + (box.right - box.left) * 0.25, box.bottom],
    [
      [0, "#fff", 0.05],
      [0.3, "#fff", 0],
      [0.62, "#000", 0],
      [1, "#000", 0.27],
    ],
  );
  const shape = drawing.define("clipPath", "", `<path d="${body(pose, profile, depth)}"/>`);
  const whole =
    tread.behind +
    `<path d="${body(pose, profile, depth)}" fill="#0b0c0d"/>` +
    side +
    `<rect x="${n(box.left)}" y="${n(box.top)}" width="${n(box.right - box.left)}" height="${n(box.bottom - box.top)}" fill="${fall}" clip-path="url(#${shape})"/>` +
    tread.front +
    middle;
  const width = box.right - box.left;
  const touch = pose.scale * (0.17 + 0.62 * profile.half * pose.axis[0]);
  const shade = close
    ? ""
    : shadows(drawing, (box.left + box.right) / 2 - width * 0.02, ground - 4, width / 2, touch * 1.6);
  return `${shade}<g${alone === undefined ? "" : ` mask="url(#${alone.mask})"`}>${whole}</g>`;
};
