import sharp, { type Sharp } from "sharp";
import type { PhotoArt, PhotoSection } from "../../packages/server/src/demo/picture-spec.ts";

/** px. */
const squareSize = 640;
const wholeSize = 720;
/** Share of the square that is seen from close by. */
const closeShare = 0.55;

/** The square that the tables ask for. */
const sectionOf = async (upright: Buffer, width: number, section: PhotoSection): Promise<Buffer> => {
  const px = (percent: number): number => Math.round((width * percent) / 100);
  const above = Math.max(0, -px(section.top));
  const extended = await sharp(upright).extend({ top: above, extendWith: "copy" }).toBuffer();
  const { height } = await sharp(extended).metadata();
  const side = Math.min(px(section.side), width - px(section.left), height);
  return sharp(extended)
    .extract({
      left: px(section.left),
      top: Math.min(px(section.top) + above, height - side),
      width: side,
      height: side,
    })
    .toBuffer();
};

/** The view of a photograph: a square round what catches the eye, the middle of that square, or all of it. */
export const trimPhoto = async (file: string, { view, section }: PhotoArt): Promise<Sharp> => {
  if (view === "whole")
    return sharp(file).rotate().resize({ width: wholeSize, height: wholeSize, fit: "inside" });
  const { data, info } = await sharp(file).rotate().toBuffer({ resolveWithObject: true });
  const side = Math.min(info.width, info.height);
  const square = section
    ? await sectionOf(data, info.width, section)
    : await sharp(data)
        .resize({ width: side, height: side, fit: "cover", position: sharp.strategy.attention })
        .toBuffer();
  if (view === "square") return sharp(square).resize({ width: squareSize });
  const { width } = await sharp(square).metadata();
  const part = Math.round(width * closeShare);
  const edge = Math.round((width - part) / 2);
  return sharp(square)
    .extract({ left: edge, top: edge, width: part, height: part })
    .resize({ width: squareSize });
};
