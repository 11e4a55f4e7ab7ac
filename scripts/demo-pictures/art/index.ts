import { createDrawing, hash, type Drawing } from "./core/drawing.ts";
import { studio, tintOf } from "./core/studio.ts";
import { drawGoods } from "./goods.ts";
import { drawPaper, paperSize } from "./paper.ts";
import {
  bannerSize,
  coverSize,
  drawBanner,
  drawCover,
  drawLogin,
  drawLogo,
  loginSize,
  logoSize,
} from "./scenes.ts";
import type { DrawnArt, GoodsArt, Tint } from "../../../packages/server/src/demo/picture-spec.ts";

/** Size of the picture in its own units (px at scale 1). */
export const artSize = (spec: DrawnArt): { width: number; height: number } => {
  switch (spec.kind) {
    case "banner":
      return bannerSize(spec);
    case "cover":
      return coverSize;
    case "logo":
      return logoSize;
    case "login":
      return loginSize;
    case "paper":
      return paperSize;
    default:
      return { width: 800, height: 800 };
  }
};

/** The studio in which goods stand unless told otherwise: cans in a tint of their own color. */
const usualTint = (spec: GoodsArt): Tint => {
  if (spec.kind !== "can") return "grey";
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(spec.color.slice(at, at + 2), 16)) as [
    number,
    number,
    number,
  ];
  if (Math.max(r, g, b) - Math.min(r, g, b) < 40) return "grey";
  if (b >= r && b >= g) return "blue";
  if (g >= r) return "sage";
  return g > r * 0.4 ? "sand" : "rose";
};

const body = (drawing: Drawing, spec: DrawnArt): string => {
  switch (spec.kind) {
    case "banner":
      return drawBanner(drawing, spec);
    case "cover":
      return drawCover(drawing, spec);
    case "logo":
      return drawLogo(drawing, spec);
    case "login":
      return drawLogin(drawing, spec);
    case "paper":
      return drawPaper(drawing, spec);
    default: {
      const tint = tintOf(spec.background, usualTint(spec));
      return (tint === undefined ? "" : studio(drawing, tint)) + drawGoods(drawing, spec);
    }
  }
};

/**
 * Draws a picture as SVG text: pure, and the same for the same specification on every machine, for no server font is
 * used. Goods are 800 × 800; see {@link artSize} for the rest.
 */
export const drawArt = (spec: DrawnArt): string => {
  const prefix = `a${hash(JSON.stringify(spec))}`;
  const drawing = createDrawing(prefix);
  const { width, height } = artSize(spec);
  const drawn = body(drawing, spec);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${drawing.defs()}${drawn}</svg>`;
};
