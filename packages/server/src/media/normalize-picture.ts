import { limits } from "@carmine/api/contract";
import sharp from "sharp";

/** Px; the largest served width, and as high as the zoom of a product page is wide. */
const stored = { width: 2560, height: 1600 };
/** Seconds after which processing of one picture is aborted. */
const timeoutSeconds = 20;

/** Reason for a refusal; `tooLarge` has the size in px. */
export type PictureProblem =
  | { readonly kind: "type" }
  | { readonly kind: "damaged" }
  | { readonly kind: "tooLarge"; readonly width: number; readonly height: number };

/** The bytes aren't a picture of an accepted type and size. */
export class NotAPicture extends Error {
  override readonly name = "NotAPicture";
  readonly problem: PictureProblem;

  constructor(message: string, problem: PictureProblem, options?: ErrorOptions) {
    super(message, options);
    this.problem = problem;
  }
}

/** Formats by content. SVG is excluded: it can contain scripts and references. */
export type PictureFormat = "jpeg" | "png" | "webp" | "avif" | "heif" | "gif" | "tiff";

export interface NormalizedPicture {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

const readHeader = async (picture: Buffer | string) => {
  try {
    // Pictures above the pixel limit are readable here, so that the error can state their size.
    return await sharp(picture, { limitInputPixels: false }).metadata();
  } catch (error) {
    throw new NotAPicture("The file is not a picture.", { kind: "type" }, { cause: error });
  }
};

const checkPicture = async (picture: Buffer | string, formats: ReadonlySet<string>): Promise<void> => {
  const { format, width, height } = await readHeader(picture);
  if (!formats.has(format))
    throw new NotAPicture(`The picture type ${format} is not supported; use ${[...formats].join(", ")}.`, {
      kind: "type",
    });
  if (width * height > limits.picturePixels)
    throw new NotAPicture(`The picture has ${width} × ${height} px, more than ${limits.picturePixels} px.`, {
      kind: "tooLarge",
      width,
      height,
    });
};

/**
 * Normalizes a picture for storage: upright, scaled down to the stored size, without camera metadata or any
 * other data of the file.
 * @param picture its bytes, or the path of its file
 * @throws NotAPicture
 */
export const normalizePicture = async (
  picture: Buffer | string,
  formats: ReadonlySet<string>,
): Promise<NormalizedPicture> => {
  await checkPicture(picture, formats);
  try {
    const { data, info } = await sharp(picture, { limitInputPixels: limits.picturePixels })
      .rotate()
      .resize({ ...stored, fit: "inside", withoutEnlargement: true })
      .webp({ quality: 88, effort: 3 })
      .timeout({ seconds: timeoutSeconds })
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  } catch (error) {
    throw new NotAPicture("The picture is damaged.", { kind: "damaged" }, { cause: error });
  }
};
