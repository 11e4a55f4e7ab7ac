import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { SVGPathCommander } from "svg-path-commander";
import { n, n4, type Drawing, type Point } from "./core/drawing.ts";
import { shadows } from "./core/studio.ts";
import type { IconArt } from "./spec.ts";

interface IconFile {
  icons: Record<string, { body: string } | undefined>;
}

/** The set is 10 MB of JSON, so it is read when the first icon is drawn, not when the server starts. */
let file: IconFile | undefined;
const iconBody = (name: string): string => {
  file ??= JSON.parse(
    readFileSync(createRequire(import.meta.url).resolve("@iconify-json/fluent-emoji/icons.json"), "utf8"),
  ) as IconFile;
  const icon = file.icons[name];
  if (icon === undefined) throw new Error(`Fluent Emoji has no icon "${name}"`);
  return icon.body;
};

/** Icons drawn aslant, and the turn in degrees that sets them on the ground. */
const aslant: Readonly<Record<string, number>> = { "running-shoe": -40 };

const attribute = (tag: string, name: string): number =>
  Number(new RegExp(`\\s${name}="([-\\d.e]+)"`).exec(tag)?.[1] ?? 0);

/** Points along a path: corners, and three places on each curve. */
const onPath = (data: string): Point[] => {
  const points: Point[] = [];
  let [x0, y0] = [0, 0];
  for (const segment of SVGPathCommander.pathToCurve(data)) {
    const at = segment.slice(1) as number[];
    const [x, y] = [at.at(-2) ?? x0, at.at(-1) ?? y0];
    if (segment[0] === "C") {
      const [x1, y1, x2, y2] = at as [number, number, number, number];
      for (const t of [0.25, 0.5, 0.75]) {
        const cubic = (a: number, b: number, c: number, d: number): number =>
          (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t * t * c + t ** 3 * d;
        points.push([cubic(x0, x1, x2, x), cubic(y0, y1, y2, y)]);
      }
    }
    points.push([x, y]);
    [x0, y0] = [x, y];
  }
  return points;
};

/** Points on the outline of all an icon draws, definitions left aside. */
const outline = (body: string): Point[] => {
  const points: Point[] = [];
  const drawn = body.replace(/<(defs|mask|clipPath)[\s\S]*?<\/\1>/g, "");
  for (const [tag] of drawn.matchAll(/<(?:path|rect|circle|ellipse)\b[^>]*>/g)) {
    // The few turned parts lie within the icon; their points before turning would not.
    if (tag.includes("transform=")) continue;
    const data = /\sd="([^"]+)"/.exec(tag)?.[1];
    const [x, y] = [attribute(tag, "x"), attribute(tag, "y")];
    const [right, bottom] = [x + attribute(tag, "width"), y + attribute(tag, "height")];
    const r = attribute(tag, "r");
    const [rx, ry] = [attribute(tag, "rx") || r, attribute(tag, "ry") || r];
    const [cx, cy] = [attribute(tag, "cx"), attribute(tag, "cy")];
    if (data !== undefined) points.push(...onPath(data));
    else if (tag.startsWith("<rect")) points.push([x, y], [right, y], [right, bottom], [x, bottom]);
    else
      for (let index = 0; index < 24; index += 1)
        points.push([cx + rx * Math.cos((index / 12) * Math.PI), cy + ry * Math.sin((index / 12) * Math.PI)]);
  }
  return points.map(([x, y]) => [Math.min(32, Math.max(0, x)), Math.min(32, Math.max(0, y))]);
};

/** How an icon stands when turned: its box round the icon's centre, and where it touches the ground. */
const standing = (points: readonly Point[], degrees: number) => {
  const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const turned = points.map(([x, y]) => [(x - 16) * c - (y - 16) * s, (x - 16) * s + (y - 16) * c] as const);
  const xs = turned.map(([x]) => x);
  const ys = turned.map(([, y]) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const touching = turned.filter(([, y]) => y > bottom - (bottom - top) * 0.05).map(([x]) => x);
  return { left, right, top, bottom, from: Math.min(...touching), to: Math.max(...touching) };
};

/** Gives every id of the icon the picture's own prefix. */
const scoped = (body: string, prefix: string): string =>
  body
    .replace(/\bid="([^"]+)"/g, `id="${prefix}$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${prefix}$1)`)
    .replace(/href="#([^"]+)"/g, `href="#${prefix}$1"`);

const ground = 667;

/** An icon in its frame of 800 × 800: fitted into 560 × 500, standing on the ground; without the studio. */
export const drawIcon = (drawing: Drawing, prefix: string, spec: IconArt): string => {
  const body = iconBody(spec.icon);
  const points = outline(body);
  const usual = aslant[spec.icon] ?? 0;
  const calm = drawing.define(
    "filter",
    'color-interpolation-filters="sRGB" x="-10%" y="-10%" width="120%" height="120%"',
    `<feColorMatrix type="saturate" values="${spec.calm === true ? 0.12 : 0.82}"/>`,
  );
  const art = drawing.define("g", "", scoped(body, `${prefix}i`));
  const stand = (x: number, y: number, share: number, turn = usual, mirrored = false): string => {
    const box = standing(points, turn);
    const [middle, sign] = [(box.left + box.right) / 2, mirrored ? -1 : 1];
    const scale = share * Math.min(560 / (box.right - box.left), 500 / (box.bottom - box.top));
    const place =
      `translate(${n(x)} ${n(y)}) scale(${n4(scale * sign)} ${n4(scale)}) ` +
      `translate(${n4(-middle)} ${n4(-box.bottom)}) rotate(${turn}) translate(-16 -16)`;
    const contact = x + ((box.from + box.to) / 2 - middle) * scale * sign;
    const touch = Math.max(24, ((box.to - box.from) / 2) * scale * 1.08);
    const reach = ((box.right - box.left) / 2) * scale;
    return (
      shadows(drawing, x, y + 2, reach, touch, 0.85, contact) +
      `<g filter="url(#${calm})"><use href="#${art}" transform="${place}"/></g>`
    );
  };
  switch (spec.view ?? "front") {
    case "angle":
      return stand(400, ground, 0.94, usual - 6, true);
    case "crop":
      return stand(430, ground + 250, 1.75);
    case "pair":
      return stand(285, ground - 46, 0.66) + stand(492, ground + 8, 0.74, usual, true);
    case "front":
      return stand(400, ground, 1);
  }
};
