import sharp from "sharp";
import { maxPixels } from "./encode.ts";

/** Px; larger than any width that is served, so that a later, larger one still has something to come from. */
const storedWidth = 1280;
/** Seconds after which work on one picture is given up. */
const timeoutSeconds = 20;

/** The bytes are no picture that is taken. */
export class NotAPicture extends Error {
  override readonly name = "NotAPicture";
}

/** Formats by their content. SVG is in none: it can carry script and references. */
export type PictureFormat = "jpeg" | "png" | "webp" | "avif" | "heif" | "gif" | "tiff";

export interface NormalisedPicture {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/**
 * What a shop keeps of a picture: turned upright, no larger than needed, without the metadata of the camera and
 * without anything else that the file carried.
 * @param picture its bytes, or the path of its file
 * @throws NotAPicture
 */
export const normalise = async (
  picture: Buffer | string,
  formats: ReadonlySet<string>,
): Promise<NormalisedPicture> => {
  try {
    const input = sharp(picture, { limitInputPixels: maxPixels });
    const { format } = await input.metadata();
    if (!formats.has(format))
      throw new NotAPicture(`${format} is not taken; JPEG, PNG, WebP, AVIF or GIF are.`);
    const { data, info } = await input
      .rotate()
      .resize({ width: storedWidth, height: storedWidth, fit: "inside", withoutEnlargement: true })
      .webp({ quality: 88, effort: 3 })
      .timeout({ seconds: timeoutSeconds })
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  } catch (error) {
    if (error instanceof NotAPicture) throw error;
    throw new NotAPicture("The file is no picture, or a broken or far too large one.", { cause: error });
  }
};
