import { n, n4, type Drawing } from "../core/drawing.ts";
import { shadows } from "../core/studio.ts";
import type { CanArt } from "../../../../packages/server/src/demo/picture-spec.ts";
import { shapes } from "./shapes.ts";

/** A can, bottle or tube in its frame of 800 × 800, standing on the ground; without the studio. */
export const drawCan = (drawing: Drawing, spec: CanArt): string => {
  const body = shapes[spec.shape](drawing, {
    color: spec.color,
    label: spec.label,
    sublabel: spec.sublabel ?? "",
    brand: spec.brand ?? "CARMINE",
  });
  const stand = (x: number, ground: number, scale: number): string =>
    shadows(drawing, x, ground, body.reach * scale * 1.25, body.foot * scale * 1.12) +
    `<g transform="translate(${n(x)} ${n(ground)}) scale(${n4(scale)})">${body.svg}</g>`;
  if (spec.view === "detail") return stand(400, 1000, (1.75 * 560) / Math.max(560, body.height));
  if (spec.view === "pair") return stand(292, 640, 0.84) + stand(478, 686, 0.94);
  return stand(400, 684, 1);
};
