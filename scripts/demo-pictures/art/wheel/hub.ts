import { n, n4, type Drawing } from "../core/drawing.ts";
import { hex, metal, type Metal } from "../core/light.ts";
import { plane, turn, type Pose } from "../core/pose.ts";
import type { RimPlace } from "./facet-ring.ts";

/** The C of the brand with the notches of a tread, in a box of 20 × 20 round 0,0. */
const letterC = "M6.2 4.6A7.4 7.4 0 1 1 6.2 -4.6L3.2 -2.3A3.7 3.7 0 1 0 3.2 2.3Z";

const slopes = (drawing: Drawing, pose: Pose, paint: Metal, tilt: number, gain: number): string =>
  drawing.linear(
    [0.22, 0.05, 0.78, 0.95],
    [0, 0.25, 0.5, 0.75, 1].map((share) => [
      share,
      metal(turn(pose, 1, tilt * (1 - 2 * share), (115 * Math.PI) / 180), paint, gain),
    ]),
    true,
  );

/** Hub with five nuts and a cap. */
export const hub = (drawing: Drawing, pose: Pose, place: RimPlace, paint: Metal): string => {
  const r = place.radius * pose.scale;
  const deep = place.style === "steel" ? 0.14 : 0.11;
  const layer = (sunk: number, body: string): string =>
    `<g transform="${plane(pose, place.front - sunk * place.radius)}">${body}</g>`;
  const circle = (radius: number, fill: string, more = ""): string =>
    `<circle r="${n(radius * r)}" fill="${fill}"${more}/>`;
  const nuts = Array.from({ length: 5 }, (_, index) => {
    const place5 = `rotate(${n(place.turn + 36 + index * 72)}) translate(0 ${n(-r * 0.148)})`;
    return (
      `<g transform="${place5}">` +
      circle(0.036, "#0b0c0e", ' fill-opacity=".85"') +
      circle(0.024, hex(paint.middle)) +
      circle(0.0145, "#101113") +
      `</g>`
    );
  }).join("");
  const rim = slopes(drawing, pose, paint, 0.75, 0.95);
  const face = slopes(drawing, pose, paint, 0.16, 1.05);
  return (
    layer(deep + 0.075, circle(0.228, "#000", ' fill-opacity=".45"')) +
    layer(deep + 0.045, circle(0.212, rim)) +
    layer(deep, circle(0.2, face) + nuts + circle(0.105, "#000", ' fill-opacity=".55"')) +
    layer(
      deep - 0.022,
      circle(
        0.094,
        slopes(
          drawing,
          pose,
          { shadow: [5, 6, 8], middle: [22, 24, 27], light: [96, 100, 106], gloss: 0.6 },
          0.5,
          1,
        ),
      ) +
        circle(0.094, "none", ` stroke="#fff" stroke-opacity=".22" stroke-width="${n(r * 0.006)}"`) +
        `<path d="${letterC}" transform="scale(${n4(r * 0.0074)})" fill="#e23b2b"/>`,
    )
  );
};
