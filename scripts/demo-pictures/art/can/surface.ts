import { n, type Drawing, type Stop } from "../core/drawing.ts";
import { blend, brightness } from "../core/light.ts";
import { fitCap, lettersAt } from "../letters/lettering.ts";

/** A container in a frame of its own: the middle at x = 0, the ground at y = 0, upwards negative. */
export interface Body {
  svg: string;
  /** Half of the width of the whole, and of what touches the ground. */
  reach: number;
  foot: number;
  /** Height of the whole. */
  height: number;
}

/** What is printed on a container. */
export interface Print {
  color: string;
  label: string;
  sublabel: string;
  brand: string;
}

/** Light over a standing cylinder: dark edge, color, a light stripe at 30 %, color, dark edge with a little bounce. */
export const cylinder = (drawing: Drawing, color: string, gloss = 0.5): string => {
  const dark = blend(color, "#05060a", 0.5);
  const light = blend(color, "#ffffff", brightness(color) < 0.2 ? gloss * 0.55 : gloss);
  const stops: Stop[] = [
    [0, blend(color, "#05060a", 0.58)],
    [0.035, dark],
    [0.13, blend(color, "#05060a", 0.12)],
    [0.22, blend(color, light, 0.35)],
    [0.27, light],
    [0.33, light],
    [0.4, blend(color, light, 0.25)],
    [0.55, color],
    [0.78, blend(color, "#05060a", 0.25)],
    [0.93, blend(color, "#05060a", 0.56)],
    [0.975, blend(color, "#05060a", 0.42)],
    [1, blend(color, "#05060a", 0.6)],
  ];
  return drawing.linear([0, 0, 1, 0], stops, true);
};

/** Brushed bare metal of domes, lids and crimps. */
export const tinplate = (drawing: Drawing): string => cylinder(drawing, "#c3c7cd", 0.85);

/** A standing piece with curved upper and lower edges: half widths above and below, `bulge` the curve in pixels. */
export const piece = (
  top: number,
  bottom: number,
  y0: number,
  y1: number,
  bulge: number,
  fill: string,
): string =>
  `<path d="M${n(-top)} ${n(y0)}Q0 ${n(y0 + bulge * 2 * (top / bottom))} ${n(top)} ${n(y0)}L${n(bottom)} ${n(y1)}Q0 ${n(y1 + bulge * 2)} ${n(-bottom)} ${n(y1)}Z" fill="${fill}"/>`;

/** An upper rim seen a little from above. */
export const rimTop = (half: number, y: number, bulge: number, fill: string): string =>
  `<ellipse cy="${n(y)}" rx="${n(half)}" ry="${n(bulge)}" fill="${fill}"/>`;

/** A soft dark line where two parts meet. */
export const seam = (half: number, y: number, bulge: number, opacity = 0.35): string =>
  `<path d="M${n(-half)} ${n(y)}Q0 ${n(y + bulge * 2)} ${n(half)} ${n(y)}" fill="none" stroke="#000" stroke-opacity="${opacity}" stroke-width="3"/>`;

const ink = (color: string): string => (brightness(color) > 0.66 ? "#1a1c20" : "#ffffff");

/** Brand in small letters on the body. */
export const brandLine = (print: Print, y: number, width: number, x = 0): string =>
  lettersAt(print.brand.toUpperCase(), x, y, fitCap(print.brand, 17, width, 34), ink(print.color), {
    tracking: 34,
  });

/** The big word on the body. */
export const wordLine = (print: Print, y: number, cap: number, width: number): string =>
  lettersAt(print.label, 0, y, fitCap(print.label, cap, width), ink(print.color));

/** A white band round the body, with its own light, and one or two lines on it. */
export const band = (
  drawing: Drawing,
  half: number,
  y0: number,
  y1: number,
  bulge: number,
  print: Print,
  word: boolean,
): string => {
  const paper = cylinder(drawing, "#f3f3f1", 0.9);
  const height = y1 - y0;
  const width = half * 1.6;
  const lines = word
    ? lettersAt(
        print.label,
        0,
        y0 + height * 0.5 + bulge,
        fitCap(print.label, height * 0.3, width),
        "#17191d",
      ) +
      lettersAt(
        print.sublabel,
        0,
        y0 + height * 0.8 + bulge,
        fitCap(print.sublabel, height * 0.115, width),
        "#4a4e55",
      )
    : lettersAt(
        print.sublabel,
        0,
        y0 + height * 0.65 + bulge,
        fitCap(print.sublabel, height * 0.27, width),
        "#17191d",
      );
  const stripe = word
    ? `<path d="M${n(-half)} ${n(y0 + 10)}Q0 ${n(y0 + 10 + bulge * 2)} ${n(half)} ${n(y0 + 10)}" fill="none" stroke="${print.color}" stroke-width="5" stroke-opacity=".9"/>`
    : "";
  return piece(half, half, y0, y1, bulge, paper) + stripe + lines;
};
