import sharp, { type Sharp } from "sharp";
import type { PhotoArt } from "../../packages/server/src/demo/picture-spec.ts";

/** px. */
const squareSize = 640;
const wholeSize = 720;
/** Share of the square that is seen from close by. */
const closeShare = 0.55;

/** The view of a photograph: a square round what catches the eye, the middle of that square, or all of it. */
export const trimPhoto = async (file: string, view: PhotoArt["view"]): Promise<Sharp> => {
  if (view === "whole")
    return sharp(file).rotate().resize({ width: wholeSize, height: wholeSize, fit: "inside" });
  const upright = await sharp(file).rotate().toBuffer({ resolveWithObject: true });
  const side = Math.min(upright.info.width, upright.info.height);
  const square = await sharp(upright.data)
    .resize({ width: side, height: side, fit: "cover", position: sharp.strategy.attention })
    .toBuffer();
  if (view === "square") return sharp(square).resize({ width: squareSize });
  const part = Math.round(side * closeShare);
  const edge = Math.round((side - part) / 2);
  return sharp(square)
    .extract({ left: edge, top: edge, width: part, height: part })
    .resize({ width: squareSize });
};
