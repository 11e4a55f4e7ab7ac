import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import SVGPathCommander from "svg-path-commander";
import { n4, type Drawing } from "./core/drawing.ts";
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

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const attribute = (tag: string, name: string): number =>
  Number(new RegExp(`\\s${name}="([-\\d.e]+)"`).exec(tag)?.[1] ?? 0);

/** The outline of an icon: the box round all it draws, definitions left aside. */
const outline = (body: string): Box => {
  const box: Box = { left: 32, top: 32, right: 0, bottom: 0 };
  const add = (left: number, top: number, right: number, bottom: number): void => {
    box.left = Math.max(0, Math.min(box.left, left));
    box.top = Math.max(0, Math.min(box.top, top));
    box.right = Math.min(32, Math.max(box.right, right));
    box.bottom = Math.min(32, Math.max(box.bottom, bottom));
  };
  const drawn = body.replace(/<(defs|mask|clipPath)[\s\S]*?<\/\1>/g, "");
  for (const [tag] of drawn.matchAll(/<(?:path|rect|circle|ellipse)\b[^>]*>/g)) {
    // The few turned parts lie within the icon; their box before turning would not.
    if (tag.includes("transform=")) continue;
    const [x, y] = [attribute(tag, "x"), attribute(tag, "y")];
    const [cx, cy] = [attribute(tag, "cx"), attribute(tag, "cy")];
    const data = /\sd="([^"]+)"/.exec(tag)?.[1];
    if (data !== undefined) {
      const found = SVGPathCommander.getPathBBox(data);
      add(found.x, found.y, found.x2, found.y2);
    } else if (tag.startsWith("<rect")) add(x, y, x + attribute(tag, "width"), y + attribute(tag, "height"));
    else {
      const r = attribute(tag, "r");
      const [rx, ry] = [attribute(tag, "rx") || r, attribute(tag, "ry") || r];
      add(cx - rx, cy - ry, cx + rx, cy + ry);
    }
  }
  return box.right > box.left && box.bottom > box.top ? box : { left: 1, top: 1, right: 31, bottom: 31 };
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
  const box = outline(body);
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  const fit = Math.min(560 / width, 500 / height);
  const calm = drawing.define(
    "filter",
    'color-interpolation-filters="sRGB" x="-10%" y="-10%" width="120%" height="120%"',
    `<feColorMatrix type="saturate" values="${spec.calm === true ? 0.12 : 0.86}"/>`,
  );
  const art = drawing.define("g", "", scoped(body, `${prefix}i`));
  const stand = (x: number, y: number, scale: number, turn = 0, mirrored = false): string => {
    const flip = mirrored ? " scale(-1 1)" : "";
    const place = `translate(${n4(x)} ${n4(y)}) rotate(${turn})${flip} scale(${n4(scale)}) translate(${n4(-(box.left + box.right) / 2)} ${n4(-box.bottom)})`;
    const half = (width * scale) / 2;
    return (
      shadows(drawing, x, y + 2, half * 1.02, half * 0.62, 0.8) +
      `<g filter="url(#${calm})"><use href="#${art}" transform="${place}"/></g>`
    );
  };
  switch (spec.view ?? "front") {
    case "angle":
      return stand(400, ground, fit * 0.94, -7, true);
    case "crop":
      return stand(430, ground + 250, fit * 1.75);
    case "pair":
      return stand(285, ground - 46, fit * 0.66) + stand(492, ground + 8, fit * 0.74, 0, true);
    case "front":
      return stand(400, ground, fit);
  }
};
