/** Limits on the files. */
export interface UploadLimits {
  /** Maximum number of files: 3, 5 or 10 in this shop. */
  count: number;
  /** Media types such as `image/jpeg`. */
  types: readonly string[];
  /** Maximum size of one file in bytes. */
  maxBytes: number;
  /** Minimum width and height of a picture in px. */
  minWidth?: number;
  minHeight?: number;
  /** Maximum width times height of a picture in px. */
  maxPixels?: number;
}

/** Why a file was rejected: too many files, its type, its size, too few or too many pixels, not a picture. */
export type RejectionReason = "count" | "type" | "size" | "small" | "large" | "unreadable";

/** Reads the picture's dimensions without an element. */
async function pixelsOf(file: File): Promise<{ width: number; height: number }> {
  const bitmap = await createImageBitmap(file);
  const { width, height } = bitmap;
  bitmap.close();
  return { width, height };
}

/** Checks the dimensions of a picture. Skips files of other kinds, and limits without dimensions. */
export async function pixelRejection(
  file: File,
  { minWidth = 0, minHeight = 0, maxPixels = Infinity }: UploadLimits,
): Promise<RejectionReason | null> {
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

const codes: Readonly<Record<string, RejectionReason>> = {
  "file-invalid-type": "type",
  "file-too-large": "size",
  "too-many-files": "count",
  small: "small",
  large: "large",
  unreadable: "unreadable",
};

/** The first known reason among the drop zone's error codes. A wrong type takes precedence over the size. */
export const rejectionReasonOf = (errors: readonly { code: string }[]): RejectionReason =>
  errors.map(({ code }) => codes[code]).find((reason) => reason !== undefined) ?? "unreadable";
