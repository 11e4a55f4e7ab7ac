import type { Drawing } from "./drawing.ts";
import { n } from "./drawing.ts";
import type { Background, Tint } from "../../../../packages/server/src/demo/picture-spec.ts";

/** Middle of the studio, its edge, and the floor. */
const tints: Record<Tint, readonly [middle: string, edge: string, floor: string]> = {
  grey: ["#f8f9fb", "#e3e6eb", "#f5f6f9"],
  blue: ["#f7faff", "#dde8f7", "#f1f6fd"],
  sand: ["#fffcf7", "#f3eadd", "#fbf6ee"],
  sage: ["#f8fcf8", "#e0ece0", "#f2f8f2"],
  rose: ["#fffafa", "#f7e1e0", "#fdf3f2"],
  lilac: ["#fcfaff", "#e8e3f5", "#f6f3fc"],
};

/** The tint behind a product, or undefined for a cut-out. */
export const tintOf = (background: Background | undefined, usual: Tint): Tint | undefined =>
  background === "none"
    ? undefined
    : background === undefined || background === "studio"
      ? usual
      : background;

/** Pale wall with a lighter floor, 800 × 800. */
export const studio = (drawing: Drawing, tint: Tint): string => {
  const [middle, edge, floor] = tints[tint];
  const wall = drawing.radial(0.5, 0.46, 0.72, [
    [0, middle],
    [0.55, middle],
    [1, edge],
  ]);
  const ground = drawing.linear(
    [0, 0, 0, 1],
    [
      [0, floor, 0],
      [0.25, floor, 0.9],
      [1, floor, 0.55],
    ],
    true,
  );
  return `<rect width="800" height="800" fill="${wall}"/><rect y="610" width="800" height="190" fill="${ground}"/>`;
};

/**
 * A wide soft shadow on the ground and a narrow dark one where the goods touch it.
 * `reachX` is half the width of the goods, `contactX` half the width that touches the ground, round `contactAt`.
 */
export const shadows = (
  drawing: Drawing,
  cx: number,
  ground: number,
  reachX: number,
  contactX: number,
  strength = 1,
  contactAt = cx,
): string => {
  const soft = drawing.radial(0.5, 0.5, 0.5, [
    [0, "#14161c", 0.3 * strength],
    [0.4, "#14161c", 0.16 * strength],
    [0.72, "#14161c", 0.05 * strength],
    [1, "#14161c", 0],
  ]);
  const contact = drawing.radial(0.5, 0.5, 0.5, [
    [0, "#07080b", 0.82 * strength],
    [0.45, "#07080b", 0.5 * strength],
    [1, "#07080b", 0],
  ]);
  const ellipse = (x: number, y: number, rx: number, ry: number, paint: string): string =>
    `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${paint}"/>`;
  return (
    ellipse(cx + reachX * 0.05, ground + 2, reachX * 1.28, reachX * 0.17, soft) +
    ellipse(contactAt, ground - 1, contactX, Math.max(7, contactX * 0.1), contact)
  );
};
