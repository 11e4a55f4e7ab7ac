import { PictureUnavailable } from "./fetch-picture.ts";
import type { ImportSummary } from "./import-summary.ts";
import type { PictureImporter } from "./picture-importer.ts";
import type { ImportProblem } from "./problem.ts";
import type { FileProduct } from "./read-product.ts";

export interface PictureTaker {
  /**
   * Imports the pictures of a product. @returns their keys by source; unavailable ones are reported and
   * skipped
   */
  take(product: FileProduct, merchantId: number): Promise<Map<string, string>>;
}

const sourcesOf = ({ pictures = [], variants }: FileProduct) => [
  ...pictures,
  ...variants.flatMap(({ pictureSource = "" }) =>
    pictureSource === "" ? [] : [{ line: pictures[0]?.line ?? 0, source: pictureSource }],
  ),
];

/** Imports the pictures of a file. A missing picture is requested and counted only once. */
export const createPictureTaker = (
  pictures: PictureImporter,
  report: (problem: ImportProblem) => void,
  summary: ImportSummary,
): PictureTaker => {
  const missing = new Set<string>();
  return {
    take: async (product, merchantId) => {
      const keys = new Map<string, string>();
      for (const { line, source } of sourcesOf(product)) {
        if (keys.has(source) || missing.has(source)) continue;
        try {
          const { key, isKept } = await pictures.take(merchantId, source);
          keys.set(source, key);
          summary[isKept ? "picturesKept" : "pictures"] += 1;
        } catch (error) {
          if (!(error instanceof PictureUnavailable)) throw error;
          // Two concurrently written products can request it at the same time.
          if (missing.has(source)) continue;
          missing.add(source);
          summary.picturesMissing += 1;
          report({ line, handle: product.handle, reason: error.message, kind: "picture" });
        }
      }
      return keys;
    },
  };
};
