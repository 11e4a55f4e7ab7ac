import { n, type Drawing } from "../core/drawing.ts";
import { blend, brightness } from "../core/light.ts";
import type { CanShape } from "../../../../packages/server/src/demo/picture-spec.ts";
import {
  band,
  brandLine,
  cylinder,
  piece,
  rimTop,
  seam,
  tinplate,
  wordLine,
  type Body,
  type Print,
} from "./surface.ts";

/** Color of caps and triggers: black, or dark gray where the body is black itself. */
const capColor = (color: string): string => (brightness(color) < 0.16 ? "#3a3d43" : "#1b1d21");

/** Spray can: crimped bottom, printed body, bare dome, cap. */
const spray = (drawing: Drawing, print: Print): Body => {
  const [half, body] = [97, cylinder(drawing, print.color)];
  const metal = tinplate(drawing);
  const dome =
    `<path d="M${-half} -432C${-half} -462 -60 -476 -58 -488Q0 -478 58 -488C60 -476 ${half} -462 ${half} -432Q0 -412 ${-half} -432Z" fill="${metal}"/>` +
    seam(58, -488, 5, 0.5);
  const svg =
    piece(half - 3, half - 3, -14, -10, 9, metal) +
    piece(half, half, -436, -16, 10, body) +
    seam(half, -18, 10, 0.4) +
    dome +
    piece(half + 3, half + 3, -440, -430, 10, metal) +
    seam(half + 2, -429, 10, 0.3) +
    piece(52, 54, -572, -488, 5, cylinder(drawing, capColor(print.color), 0.42)) +
    rimTop(52, -572, 7, blend(capColor(print.color), "#ffffff", 0.22)) +
    brandLine(print, -372, half * 1.35) +
    wordLine(print, -286, 50, half * 1.62) +
    `<path d="M-34 -252Q0 -248 34 -252" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="3"/>` +
    band(drawing, half, -196, -104, 10, print, false);
  return { svg, reach: half, foot: half * 0.96, height: 579 };
};

/** Bottle with a trigger head that points left. */
const trigger = (drawing: Drawing, print: Print): Body => {
  const [half, body] = [112, cylinder(drawing, print.color)];
  const head = capColor(print.color);
  const plastic = drawing.linear(
    [0, 0, 0, 1],
    [
      [0, blend(head, "#ffffff", 0.34)],
      [0.22, blend(head, "#ffffff", 0.12)],
      [0.6, head],
      [1, blend(head, "#000000", 0.5)],
    ],
    true,
  );
  const bottle =
    `<path d="M-44 -410C-46 -372 ${-half} -352 ${-half} -286L${-half} -22Q${-half} 0 ${-half + 24} 4Q0 16 ${half - 24} 4Q${half} 0 ${half} -22` +
    `L${half} -286C${half} -352 46 -372 44 -410Q0 -400 -44 -410Z" fill="${body}"/>`;
  const lever = `<path d="M-74 -494C-96 -488 -98 -462 -92 -434C-90 -420 -96 -408 -104 -396L-88 -394C-70 -420 -66 -446 -56 -474Z" fill="${blend(print.color, "#000000", 0.12)}"/>`;
  const top =
    `<path d="M-118 -556Q-122 -566 -112 -568L-88 -570C-40 -584 34 -582 66 -560C90 -542 96 -498 84 -482Q62 -462 44 -458L-40 -458C-52 -474 -62 -490 -78 -498L-106 -506Q-112 -508 -112 -516Z" fill="${plastic}"/>` +
    `<path d="M-104 -560C-40 -572 30 -572 58 -552" fill="none" stroke="#fff" stroke-opacity=".25" stroke-width="5" stroke-linecap="round"/>` +
    `<rect x="-134" y="-564" width="24" height="52" rx="6" fill="${blend(print.color, "#000000", 0.25)}"/>`;
  const collar = piece(40, 46, -462, -404, 5, cylinder(drawing, head, 0.42));
  const ribs = [-36, -28, -18, -6, 6, 18, 28, 36]
    .map(
      (x) =>
        `<path d="M${n(x)} -452L${n(x * 1.1)} -410" stroke="#000" stroke-opacity=".35" stroke-width="2.5"/>`,
    )
    .join("");
  const svg =
    lever +
    bottle +
    collar +
    ribs +
    top +
    brandLine(print, -262, half * 1.3) +
    wordLine(print, -186, 46, half * 1.6) +
    band(drawing, half, -148, -52, 9, print, false);
  return { svg, reach: half + 14, foot: half * 0.9, height: 582 };
};

/** Motor oil jug: moulded body with a handle, cap left of the middle. */
const jug = (drawing: Drawing, print: Print): Body => {
  const [left, right] = [-152, 152];
  const outline =
    `M${left} -372C${left} -404 -132 -430 -104 -446L-100 -472Q-64 -464 -28 -472L-24 -452L104 -452Q${right} -452 ${right} -404` +
    `L${right} -26Q${right} 0 ${right - 28} 4Q0 14 ${left + 28} 4Q${left} 0 ${left} -26Z`;
  const handle =
    "M76 -398Q76 -412 90 -412L98 -412Q112 -412 112 -398L112 -232Q112 -218 98 -218L90 -218Q76 -218 76 -232Z";
  const body = cylinder(drawing, print.color);
  const upper = drawing.linear(
    [0, 0, 0, 1],
    [
      [0, "#fff", 0.2],
      [0.12, "#fff", 0.03],
      [0.7, "#000", 0],
      [1, "#000", 0.3],
    ],
    true,
  );
  const groove = blend(print.color, "#000000", 0.55);
  const svg =
    `<path d="${outline}${handle}" fill-rule="evenodd" fill="${body}"/>` +
    `<path d="${outline}${handle}" fill-rule="evenodd" fill="${upper}"/>` +
    `<path d="${handle}" fill="none" stroke="${groove}" stroke-opacity=".8" stroke-width="5"/>` +
    `<path d="M116 -398L116 -232" stroke="#fff" stroke-opacity=".3" stroke-width="4" stroke-linecap="round"/>` +
    `<path d="M-118 -420C-104 -428 -96 -432 -92 -436" stroke="#fff" stroke-opacity=".35" stroke-width="5" stroke-linecap="round" fill="none"/>` +
    piece(37, 38, -476, -464, 4, cylinder(drawing, blend(print.color, "#000000", 0.3))).replace(
      "<path",
      '<path transform="translate(-64 0)"',
    ) +
    `<g transform="translate(-64 0)">${piece(42, 44, -556, -476, 5, cylinder(drawing, capColor(print.color), 0.42))}` +
    [-36, -30, -22, -12, 0, 12, 22, 30, 36]
      .map((x) => `<path d="M${x} -546V-480" stroke="#000" stroke-opacity=".35" stroke-width="2.5"/>`)
      .join("") +
    `${rimTop(42, -556, 6, blend(capColor(print.color), "#ffffff", 0.25))}</g>` +
    [-330, -302, -274]
      .map(
        (y) =>
          `<path d="M-128 ${y}H34" stroke="#000" stroke-opacity=".14" stroke-width="6" stroke-linecap="round"/>`,
      )
      .join("")
      .replaceAll("H34", "H34") +
    brandLine(print, -352, 170, -46) +
    band(drawing, 152, -206, -54, 9, print, true);
  return { svg, reach: 152, foot: 138, height: 562 };
};

/** Low tin with a bare lid: wax, paste, coating. */
const tin = (drawing: Drawing, print: Print): Body => {
  const half = 190;
  const metal = tinplate(drawing);
  const lid = drawing.linear(
    [0, 0, 1, 0.6],
    [
      [0, "#d9dce0"],
      [0.35, "#ffffff"],
      [0.6, "#c5c9cf"],
      [1, "#989da5"],
    ],
    true,
  );
  const svg =
    piece(half, half, -318, -10, 17, cylinder(drawing, print.color)) +
    piece(half + 2, half + 2, -18, -8, 17, metal) +
    seam(half, -20, 17, 0.35) +
    piece(half + 7, half + 7, -378, -316, 17, metal) +
    seam(half + 6, -314, 17, 0.45) +
    seam(half + 7, -362, 17, 0.16) +
    rimTop(half + 7, -378, 24, "#8d929a") +
    rimTop(half + 3, -380, 22, lid) +
    rimTop(half - 16, -379, 18, "#a9aeb6") +
    rimTop(half - 18, -378, 16.5, lid) +
    brandLine(print, -246, half * 1.2) +
    wordLine(print, -168, 50, half * 1.5) +
    band(drawing, half, -136, -58, 17, print, false);
  return { svg, reach: half + 7, foot: half, height: 404 };
};

/** Squeezed tube that stands on its cap. */
const tube = (drawing: Drawing, print: Print): Body => {
  const half = 98;
  const crimp = tinplate(drawing);
  const body =
    `<path d="M-118 -540L118 -540C116 -400 104 -240 ${half - 6} -104C${half - 10} -86 66 -80 58 -74Q0 -66 -58 -74` +
    `C-66 -80 ${-half + 10} -86 ${-half + 6} -104C-104 -240 -116 -400 -118 -540Z" fill="${cylinder(drawing, print.color)}"/>`;
  const ridges = Array.from({ length: 30 }, (_, index) => `M${n(-114 + index * 7.9)} -568V-542`).join("");
  const cap = cylinder(drawing, capColor(print.color), 0.42);
  const svg =
    piece(62, 66, -78, -8, 5, cap) +
    [-54, -44, -30, -15, 0, 15, 30, 44, 54]
      .map((x) => `<path d="M${x} -68V-6" stroke="#000" stroke-opacity=".3" stroke-width="3"/>`)
      .join("") +
    body +
    `<rect x="-119" y="-572" width="238" height="34" rx="4" fill="${crimp}"/>` +
    `<path d="${ridges}" stroke="#000" stroke-opacity=".2" stroke-width="2.5"/>` +
    `<path d="M-118 -536H118" stroke="#000" stroke-opacity=".35" stroke-width="3"/>` +
    `<path d="M-96 -530C-60 -440 -52 -330 -50 -220" stroke="#fff" stroke-opacity=".16" stroke-width="10" fill="none" stroke-linecap="round"/>` +
    brandLine(print, -450, 150) +
    wordLine(print, -352, 50, 168) +
    band(drawing, 100, -270, -182, 6, print, false);
  return { svg, reach: 119, foot: 62, height: 572 };
};

export const shapes: Readonly<Record<CanShape, (drawing: Drawing, print: Print) => Body>> = {
  spray,
  trigger,
  jug,
  tin,
  tube,
};
