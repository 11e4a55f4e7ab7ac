import { access } from "node:fs/promises";
import sharp from "sharp";
import { maxPixels, resizeAndEncode } from "./encode.ts";
import { sizePath, writeAtomically } from "./picture-files.ts";
import type { MediaStorage } from "./storage/media-storage.ts";
import type { PictureFile } from "./pending-uploads.ts";

/**
 * The sizes requested on nearly every product visit: widths of lists and product pages, in the format that
 * nearly all browsers accept. The largest width (zoom) and WebP cost more than all of these together and are
 * encoded on request.
 */
const sizes = ([96, 160, 240, 320, 480, 640] as const).map((width) => ({ width, format: "avif" as const }));

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/** Encodes the most requested sizes of a stored picture concurrently, reading the file once. */
export const makeSizes = async (
  dataDir: string,
  storage: MediaStorage,
  { key, file }: PictureFile,
): Promise<void> => {
  const missing = [];
  for (const size of sizes) if (!(await exists(sizePath(dataDir, { key, ...size })))) missing.push(size);
  if (missing.length === 0) return;
  const stored = await storage.get(file);
  if (stored === null) return;
  const { data, info } = await sharp(stored, { limitInputPixels: maxPixels })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  await Promise.all(
    missing.map(async ({ width, format }) =>
      writeAtomically(
        sizePath(dataDir, { key, width, format }),
        await resizeAndEncode(sharp(data, { raw }), width, format),
      ),
    ),
  );
};
