/** What may be added. */
export interface UploadLimits {
  /** Most files at once: 3, 5 or 10 in this shop. */
  count: number;
  /** Media types such as `image/jpeg`. */
  types: readonly string[];
  /** Most bytes of one file. */
  maxBytes: number;
  /** Least width and height of a picture, px. */
  minWidth?: number;
  minHeight?: number;
  /** Most width times height of a picture, px. */
  maxPixels?: number;
}

/** Why a file is not added: too many, its type, its size, too few or too many pixels, no picture at all. */
export type RefusalReason = "count" | "type" | "size" | "small" | "large" | "unreadable";

/** Reads the picture as far as its size; the browser needs no element for it. */
async function pixelsOf(file: File): Promise<{ width: number; height: number }> {
  const bitmap = await createImageBitmap(file);
  const { width, height } = bitmap;
  bitmap.close();
  return { width, height };
}

/** Checks the pixels of a picture; files of other kinds, and limits without pixels, pass unread. */
export async function pixelRefusal(
  file: File,
  { minWidth = 0, minHeight = 0, maxPixels = Infinity }: UploadLimits,
): Promise<RefusalReason | null> {
  const limited = minWidth > 0 || minHeight > 0 || maxPixels < Infinity;
  if (!limited || !file.type.startsWith("image/")) return null;
  try {
    const { width, height } = await pixelsOf(file);
    if (width < minWidth || height < minHeight) return "small";
    return width * height > maxPixels ? "large" : null;
  } catch {
    return "unreadable";
  }
}

const codes: Readonly<Record<string, RefusalReason>> = {
  "file-invalid-type": "type",
  "file-too-large": "size",
  "too-many-files": "count",
  small: "small",
  large: "large",
  unreadable: "unreadable",
};

/** The first reason among the codes of the drop zone. A file of a wrong type is not told about its size. */
export const refusalOf = (errors: readonly { code: string }[]): RefusalReason =>
  errors.map(({ code }) => codes[code]).find((reason) => reason !== undefined) ?? "unreadable";
