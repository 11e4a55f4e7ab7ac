import { n, n4, type Drawing } from "./core/drawing.ts";
import { blend, brightness } from "./core/light.ts";
import { drawGoods } from "./goods.ts";
import { lettersAt, lineWidth } from "./letters/lettering.ts";
import type {
  BannerArt,
  CoverArt,
  GoodsArt,
  LoginArt,
  LogoArt,
  TireArt,
} from "../../../packages/server/src/demo/picture-spec.ts";

export const bannerSize = (spec: BannerArt): { width: number; height: number } => {
  const ratio = Math.min(8, Math.max(1.5, spec.ratio ?? 728 / 304));
  return { width: Math.round(608 * ratio), height: 608 };
};

export const coverSize = { width: 1920, height: 376 };
export const logoSize = { width: 400, height: 400 };
export const loginSize = { width: 800, height: 1284 };

/** The goods' frame of 800 × 800 as a square of `size` pixels at x, y. */
const frame = (x: number, y: number, size: number, body: string): string =>
  `<g transform="translate(${n(x)} ${n(y)}) scale(${n4(size / 800)})">${body}</g>`;

/** A wide studio: the color at the left, where the text stands, a pool of light at the right, where the goods stand. */
const wideStudio = (
  drawing: Drawing,
  color: string,
  width: number,
  height: number,
  lightAt: number,
  light = 1,
): string => {
  const dark = brightness(color) < 0.5;
  const wall = drawing.linear(
    [0, 0, width, height * 0.35],
    dark
      ? [
          [0, blend(color, "#000000", 0.42)],
          [0.4, color],
          [0.75, blend(color, "#ffffff", 0.2)],
          [1, blend(color, "#ffffff", 0.32)],
        ]
      : [
          [0, blend(color, "#ffffff", 0.16)],
          [0.3, color],
          [0.62, blend(color, "#ffffff", 0.5)],
          [1, blend(color, "#ffffff", 0.28)],
        ],
  );
  const glow = drawing.radial(0.5, 0.5, 0.5, [
    [0, "#fff", (dark ? 0.5 : 0.9) * light],
    [0.5, "#fff", (dark ? 0.22 : 0.5) * light],
    [1, "#fff", 0],
  ]);
  const ground = drawing.linear(
    [0, 0, 0, 1],
    [
      [0, "#fff", 0],
      [0.3, "#fff", dark ? 0.07 : 0.3],
      [1, "#fff", dark ? 0.12 : 0.5],
    ],
    true,
  );
  const reach = height * 1.15;
  return (
    `<rect width="${width}" height="${height}" fill="${wall}"/>` +
    `<ellipse cx="${n(lightAt)}" cy="${n(height * 0.72)}" rx="${n(reach)}" ry="${n(height * 0.72)}" fill="${glow}"/>` +
    `<rect y="${n(height * 0.78)}" width="${width}" height="${n(height * 0.22)}" fill="${ground}"/>`
  );
};

/** The goods from the back to the front, each further one smaller and to the left of the one before. */
const lineUp = (drawing: Drawing, goods: readonly GoodsArt[], height: number, right: number): string =>
  goods
    .map((spec, index) => {
      const size = height * (1.17 - index * 0.3);
      const base = height * (0.965 - index * 0.045);
      // Goods stand at 88 % of their frame, whatever its size.
      const x = right - height * 1.17 - index * height * 0.66 + (height * 1.17 - size) / 2;
      return frame(x, base - size * 0.88, size, drawGoods(drawing, { ...spec, background: "none" }));
    })
    .toReversed()
    .join("");

export const drawBanner = (drawing: Drawing, spec: BannerArt): string => {
  const { width, height } = bannerSize(spec);
  const right = width - height * (width / height > 2 ? 0.03 : -0.12);
  const ink = brightness(spec.color) > 0.5 ? "#1a1c20" : "#ffffff";
  const words = (spec.words ?? [])
    .map((line, at) =>
      lettersAt(
        line,
        width * 0.08 + lineWidth(line, at === 0 ? 92 : 48) / 2,
        300 + at * 96,
        at === 0 ? 92 : 48,
        ink,
      ),
    )
    .join("");
  return (
    wideStudio(drawing, spec.color, width, height, right - height * 0.6) +
    words +
    lineUp(drawing, spec.goods, height, right)
  );
};

/** Rows of chevrons like a directional tread. */
const chevrons = (width: number, top: number, rows: number, step: number, tooth: number): string => {
  let data = "";
  const across = width / 4;
  for (let row = 0; row < rows; row += 1) {
    const y = top + row * step;
    const zigzag = (offset: number): string =>
      [0, 1, 2, 3, 4]
        .map((at) => `${n(at * across)} ${n(y + offset + (at % 2 === 0 ? 0 : -tooth))}`)
        .join("L");
    const back = zigzag(step * 0.46)
      .split("L")
      .toReversed()
      .join("L");
    data += `M${zigzag(0)}L${back}Z`;
  }
  return data;
};

/** Wide picture behind a shop's head: the shop's color, a tread across it, the goods at the right. */
export const drawCover = (drawing: Drawing, spec: CoverArt): string => {
  const { width, height } = coverSize;
  const goods = spec.goods ?? [];
  const fade = drawing.linear(
    [width * 0.3, 0, width, 0],
    [
      [0, "#fff", 0],
      [1, "#fff", brightness(spec.color) < 0.5 ? 0.13 : 0.34],
    ],
  );
  return (
    wideStudio(drawing, spec.color, width, height, width * 0.78, goods.length === 0 ? 0.4 : 1) +
    `<path d="${chevrons(width, 70, 6, 84, 84)}" fill="${fade}"/>` +
    lineUp(drawing, goods, height * 0.8, width * 0.9)
  );
};

const shield = "M200 62L322 104V204C322 272 272 318 200 344C128 318 78 272 78 204V104Z";

/** A shop's sign: its color, lit from the upper left, and its letters. */
export const drawLogo = (drawing: Drawing, spec: LogoArt): string => {
  const paint = drawing.linear(
    [60, 0, 340, 400],
    [
      [0, blend(spec.color, "#ffffff", 0.1)],
      [0.5, spec.color],
      [1, blend(spec.color, "#000000", 0.2)],
    ],
  );
  const ink = brightness(spec.color) > 0.7 ? "#1a1c20" : "#ffffff";
  const letters = spec.letter.toUpperCase().slice(0, 2);
  const shape = spec.shape ?? "square";
  const cap = Math.min(
    shape === "shield" ? 130 : 168,
    (168 * (shape === "shield" ? 170 : 240)) / Math.max(1, lineWidth(letters, 168)),
  );
  const ground =
    shape === "circle"
      ? `<circle cx="200" cy="200" r="200" fill="${paint}"/>`
      : `<rect width="400" height="400" fill="${paint}"/>`;
  const emblem =
    shape === "shield"
      ? `<path d="${shield}" fill="${ink}" fill-opacity=".1" stroke="${ink}" stroke-opacity=".9" stroke-width="11" stroke-linejoin="round"/>`
      : "";
  return ground + emblem + lettersAt(letters, 200, 200 + cap / 2, cap, ink);
};

const loginTire: TireArt = {
  kind: "tire",
  view: "three-quarter",
  tread: "sport",
  brand: "Veloce",
  model: "Apex R",
  size: "255/35 R19 96Y",
  wheel: { style: "fifteen", paint: "black", caliper: "#d9261c" },
};

/** Picture side of the sign-in panel: red studio, chevrons, a big wheel on the lower edge; its upper third is free for text. */
export const drawLogin = (drawing: Drawing, spec: LoginArt): string => {
  const { width, height } = loginSize;
  const wall = drawing.linear(
    [0, 0, width * 0.35, height],
    [
      [0, "#dc281e"],
      [0.45, "#b81c14"],
      [1, "#86110c"],
    ],
  );
  const glow = drawing.radial(0.5, 0.5, 0.5, [
    [0, "#ff7a66", 0.42],
    [0.6, "#ff5a48", 0.12],
    [1, "#ff5a48", 0],
  ]);
  const fade = drawing.linear(
    [0, 380, 0, 1200],
    [
      [0, "#fff", 0.02],
      [0.4, "#fff", 0.15],
      [1, "#fff", 0.03],
    ],
  );
  const size = 945;
  const body = drawGoods(drawing, { ...(spec.goods ?? loginTire), background: "none" });
  return (
    `<rect width="${width}" height="${height}" fill="${wall}"/>` +
    `<ellipse cx="470" cy="900" rx="620" ry="520" fill="${glow}"/>` +
    `<path d="${chevrons(width, 500, 7, 122, 62)}" fill="${fade}"/>` +
    frame((width - size) / 2, height - 14 - size * 0.88, size, body)
  );
};
