import { stat } from "node:fs/promises";
import { dirname } from "node:path";
import type { ProductDraft } from "../catalogue/products/product-draft.ts";
import { newVocabulary, saveProduct, weighWords } from "../catalogue/products/save-product.ts";
import type { Database } from "../database/connection.ts";
import { sqlState } from "../database/errors.ts";
import { groupRows, type RowGroup } from "./group-rows.ts";
import { createPictureImporter, type PictureImporter } from "./picture-importer.ts";
import { PictureUnavailable } from "./fetch-picture.ts";
import { createPlaces, findOrCreateMerchant, type Places } from "./places.ts";
import { type ImportProblem, ImportRefused } from "./problem.ts";
import { type FileProduct, readProduct, type UsedCode } from "./read-product.ts";
import { readRows } from "./read-rows.ts";

export interface ImportProgress {
  bytesRead: number;
  bytesTotal: number;
  products: number;
}

export interface ImportSummary {
  merchantId: number;
  merchantCreated: boolean;
  rows: number;
  created: number;
  updated: number;
  /** Products of which nothing was taken. */
  refused: number;
  pictures: number;
  picturesMissing: number;
}

export interface ImportOptions {
  /** Path of the CSV file. */
  file: string;
  /** Name of the shop whose goods these are. */
  merchant: string;
  /** Folder of the pictures that the file names by path; the file's own folder where absent. */
  images?: string;
  db: Database;
  media: { dataDir: string };
  onProgress?: (progress: ImportProgress) => void;
  /** Called for each row that is not taken, and for each picture. */
  report?: (problem: ImportProblem) => void;
}

/** Products that are written at the same time; more only wait for the same database. */
const parallel = 3;

interface Run {
  merchantId: number;
  db: Database;
  places: Places;
  pictures: PictureImporter;
  report: (problem: ImportProblem) => void;
  summary: ImportSummary;
}

/** Takes the pictures of a product; one that can't be had is reported and left out. */
const takePictures = async (
  product: FileProduct,
  { pictures, report, summary }: Run,
): Promise<Map<string, string>> => {
  const keys = new Map<string, string>();
  const own = product.variants.flatMap(({ picture }) =>
    picture === "" ? [] : [{ line: product.pictures[0]?.line ?? 0, source: picture }],
  );
  for (const { line, source } of [...product.pictures, ...own]) {
    if (keys.has(source)) continue;
    try {
      keys.set(source, await pictures.take(source));
      summary.pictures += 1;
    } catch (error) {
      if (!(error instanceof PictureUnavailable)) throw error;
      summary.picturesMissing += 1;
      report({ line, handle: product.handle, reason: error.message, kind: "picture" });
    }
  }
  return keys;
};

const draftOf = async (product: FileProduct, run: Run): Promise<ProductDraft> => {
  const keys = await takePictures(product, run);
  return {
    merchantId: run.merchantId,
    handle: product.handle,
    category: await run.places.category(product.categories),
    shopCategoryPath: [],
    brand: product.vendor === "" ? null : await run.places.brand(product.vendor),
    name: { en: product.title },
    intro: { en: product.intro },
    content: { en: product.body },
    unit: { en: "pc" },
    keywords: product.keywords,
    options: product.options,
    specifications: [],
    pictures: product.pictures.flatMap(({ source }) => keys.get(source) ?? []),
    guaranteeIds: [],
    tags: [],
    isShown: product.isShown,
    skus: product.variants.map((variant) => ({
      values: variant.values,
      code: variant.code,
      price: variant.price,
      listPrice: variant.listPrice,
      onHand: variant.quantity,
      picture: keys.get(variant.picture) ?? null,
      barCode: variant.barCode,
      weight: variant.weight,
      volume: "0",
    })),
  };
};

/** SQLSTATE classes 22 and 23: the data is at fault, not the database; the next product can go on. */
const refusesData = (error: unknown): boolean => /^2[23]/.test(sqlState(error) ?? "");

/**
 * Imports a product CSV in Shopify's format. Streams: memory doesn't grow with the file but for one short entry per
 * product and article number. Can be repeated: the same handle of the same merchant is the same product. Each product
 * is written whole or not at all, and one that fails doesn't stop the others.
 * @throws ImportRefused when nothing of the file can be read
 */
export const importCatalogue = async (options: ImportOptions): Promise<ImportSummary> => {
  const { file, db, media, onProgress = () => {}, report = () => {} } = options;
  const name = options.merchant.trim();
  if (name === "") throw new ImportRefused("The shop needs a name.");
  const info = await stat(file).catch(() => null);
  if (!info?.isFile()) throw new ImportRefused(`There is no file ${file}.`);
  const images = options.images ?? dirname(file);
  if (!(await stat(images).catch(() => null))?.isDirectory())
    throw new ImportRefused(`There is no folder ${images}.`);

  const groups = groupRows(readRows(file))[Symbol.asyncIterator]();
  // Read ahead of the shop: a file that is no product export leaves no empty shop behind.
  let next = await groups.next();
  const { id: merchantId, created: merchantCreated } = await findOrCreateMerchant(db, name);
  const summary: ImportSummary = {
    merchantId,
    merchantCreated,
    rows: 0,
    created: 0,
    updated: 0,
    refused: 0,
    pictures: 0,
    picturesMissing: 0,
  };
  const run: Run = {
    merchantId,
    db,
    places: createPlaces(db),
    pictures: createPictureImporter({ db, dataDir: media.dataDir, folder: images }),
    report,
    summary,
  };
  const vocabulary = newVocabulary();
  const usedCodes = new Map<string, UsedCode>();
  const running = new Set<Promise<void>>();
  let failure: unknown;

  const write = async (group: RowGroup): Promise<void> => {
    const { product, problems, notices } = readProduct(group, usedCodes);
    for (const { line, reason } of problems) report({ line, handle: group.handle, reason, kind: "refused" });
    for (const { line, reason } of notices) report({ line, handle: group.handle, reason, kind: "notice" });
    if (product === null) {
      summary.refused += 1;
      return;
    }
    try {
      const { created } = await saveProduct(db, await draftOf(product, run), vocabulary);
      summary[created ? "created" : "updated"] += 1;
    } catch (error) {
      if (!refusesData(error)) throw error;
      summary.refused += 1;
      const line = group.rows[0]?.line ?? 0;
      report({
        line,
        handle: group.handle,
        reason: "The database refused the product's data.",
        kind: "refused",
      });
    }
  };

  // oxlint-disable-next-line no-unmodified-loop-condition -- a write that runs meanwhile sets `failure`
  while (!next.done && failure === undefined) {
    const group = next.value;
    summary.rows += group.rows.length;
    const work = write(group)
      .catch((error: unknown) => {
        failure = error;
      })
      .finally(() => {
        running.delete(work);
        onProgress({
          bytesRead: group.bytes,
          bytesTotal: info.size,
          products: summary.created + summary.updated + summary.refused,
        });
      });
    running.add(work);
    if (running.size >= parallel) await Promise.race(running);
    next = await groups.next();
  }
  await Promise.all(running);
  if (failure !== undefined) throw failure;
  await weighWords(db);
  return summary;
};
