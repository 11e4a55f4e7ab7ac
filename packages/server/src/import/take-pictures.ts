import { and, eq, inArray } from "drizzle-orm";
import type { CurrentProduct } from "../catalogue/products/current-product.ts";
import type { Database } from "../database/connection.ts";
import { importedPicture } from "../database/schema/media.ts";
import { mediaKeyIn } from "../shared/media-address.ts";
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
  take(
    product: FileProduct,
    merchantId: number,
    current: CurrentProduct | null,
  ): Promise<Map<string, string>>;
}

const sourcesOf = ({ pictures = [], variants }: FileProduct) => [
  ...pictures,
  ...variants.flatMap(({ pictureSource = "" }) =>
    pictureSource === "" ? [] : [{ line: pictures[0]?.line ?? 0, source: pictureSource }],
  ),
];

/** Keys of the product's current pictures that the file names by their address in the shop, as exports do. */
const currentKeys = (product: FileProduct, current: CurrentProduct | null): Map<string, string> => {
  const own = new Set([
    ...(current?.row.pictures ?? []),
    ...[...(current?.skus ?? []), ...(current?.formerSkus ?? [])].flatMap(({ picture }) => picture ?? []),
  ]);
  return new Map(
    sourcesOf(product).flatMap(({ source }) => {
      const key = mediaKeyIn(source);
      return key !== null && own.has(key) ? [[source, key]] : [];
    }),
  );
};

/**
 * Keys of the pictures for a preview, which loads none: keys of earlier imports. Others get their source as key, which
 * makes the product a changed one.
 */
export const previewPictures = (db: Database): PictureTaker => ({
  take: async (product, merchantId, current) => {
    const keys = currentKeys(product, current);
    const sources = [...new Set(sourcesOf(product).map(({ source }) => source))].filter(
      (one) => !keys.has(one),
    );
    if (sources.length === 0) return keys;
    const known = await db
      .select({ source: importedPicture.source, key: importedPicture.key })
      .from(importedPicture)
      .where(and(eq(importedPicture.merchantId, merchantId), inArray(importedPicture.source, sources)));
    for (const source of sources) keys.set(source, known.find((one) => one.source === source)?.key ?? source);
    return keys;
  },
});

/** Imports the pictures of a file. A missing picture is requested and counted only once. */
export const createPictureTaker = (
  pictures: PictureImporter,
  report: (problem: ImportProblem) => void,
  summary: ImportSummary,
): PictureTaker => {
  const missing = new Set<string>();
  return {
    take: async (product, merchantId, current) => {
      const keys = currentKeys(product, current);
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
          report({ line, handle: product.handle, reason: error.reason, kind: "picture" });
        }
      }
      return keys;
    },
  };
};
