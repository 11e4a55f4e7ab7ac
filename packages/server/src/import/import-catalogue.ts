import type { StorageConfig } from "../media/storage/open-storage.ts";
import { stat } from "node:fs/promises";
import { dirname } from "node:path";
import {
  newVocabulary,
  saveProduct,
  type Vocabulary,
  recountTerms,
} from "../catalogue/products/save-product.ts";
import type { Database } from "../database/connection.ts";
import { missingDiskSpace, reserveBytes } from "../database/embedded/room.ts";
import { sqlState } from "../database/errors.ts";
import { readMapping } from "./category-mapping.ts";
import { readProperties } from "../catalogue/properties/read-properties.ts";
import { buildDraft, type DraftTools, wrongProperties } from "./build-draft.ts";
import { storeFigures } from "../catalogue/products/store-figures.ts";
import { checkStock } from "./check-stock.ts";
import { createCategoryFinder, saveMapping } from "./category-of-type.ts";
import {
  type CurrentProducts,
  currentProductsOf,
  readCurrentProducts,
} from "../catalogue/products/current-product.ts";
import { groupRows, type RowGroup, surveyRows } from "./group-rows.ts";
import { createPictureImporter } from "./picture-importer.ts";
import { createPlaces, createReadOnlyPlaces } from "./places.ts";
import { type ImportSummary, newSummary } from "./import-summary.ts";
import { type ImportProblem, ImportRefused } from "./problem.ts";
import { readProduct } from "./read-product.ts";
import type { ReadRules } from "./read-variants.ts";
import { readRows } from "./read-rows.ts";
import { atCommandLine, importRecord, type Importer } from "./record-import.ts";
import { findTableForm } from "./table-form.ts";
import { isUnchanged, type ProductSnapshot, snapshotOf, snapshotOfDraft } from "./product-snapshot.ts";
import { createPictureTaker, type PictureTaker, previewPictures } from "./take-pictures.ts";

export interface ImportProgress {
  bytesRead: number;
  bytesTotal: number;
  products: number;
}

/** The effect of an import on a product. */
export interface ProductChange {
  handle: string;
  /** Null for a new product. */
  before: ProductSnapshot | null;
  after: ProductSnapshot;
}

export interface ImportOptions extends ReadRules {
  /** Path of the CSV file. */
  file: string;
  /** Name of the shop that the products belong to. */
  merchant: string;
  /** Its id, if it exists. */
  merchantId?: number;
  /** Folder of the pictures with a relative path; the file's folder if absent. */
  images?: string;
  /** Mapping file from the merchant's types to the operator's categories; stored for later imports. */
  categories?: string;
  /** Chosen category ids by type in lower case; they are used before stored mappings. */
  chosenCategories?: ReadonlyMap<string, number>;
  /** Clears texts, brand, tags, list prices and codes that have no column in the file. */
  clearsMissing?: boolean;
  /** Reports what would happen, and writes nothing. */
  isPreview?: boolean;
  /** Encoding of the file if it isn't detected correctly; an Encoding Standard label such as `gb18030`. */
  encoding?: string;
  db: Database;
  /** For the audit log; default the command line. */
  importer?: Importer;
  media: StorageConfig;
  /** Folder of an embedded database, whose disk must have space for the products. */
  databaseFolder?: string;
  onProgress?: (progress: ImportProgress) => void;
  /** Called before a product is written, and in a preview; its error ends the import. */
  onChange?: (change: ProductChange) => Promise<void>;
  /** Called after a product was written. */
  onWritten?: (handle: string, productId: number) => Promise<void>;
  /** Called for each refused row and each missing picture. */
  report?: (problem: ImportProblem) => void;
}

/** Number of products written concurrently; more would only wait for the database. */
const parallel = 3;

interface Run extends DraftTools {
  db: Database;
  products: CurrentProducts;
  rules: ReadRules;
  pictures: PictureTaker;
  isPreview: boolean;
  onChange: NonNullable<ImportOptions["onChange"]>;
  onWritten: NonNullable<ImportOptions["onWritten"]>;
  report: (problem: ImportProblem) => void;
  summary: ImportSummary;
}

/** SQLSTATE classes 22 and 23: the data is invalid, so the import continues with the next product. */
const refusesData = (error: unknown): boolean => /^2[23]/.test(sqlState(error) ?? "");

/** Maximum bytes of a product file in the database, plus the shop's reserve. */
const importBytes = (fileBytes: number): number => fileBytes * 4 + 2 * reserveBytes;

/** Checks the file and the picture folder, and detects the file's format. */
const openFile = async ({ file, images = dirname(file), encoding }: ImportOptions) => {
  const info = await stat(file).catch(() => null);
  if (!info?.isFile()) throw new ImportRefused(`There is no file ${file}.`);
  if (!(await stat(images).catch(() => null))?.isDirectory())
    throw new ImportRefused(`There is no folder ${images}.`);
  const form = await findTableForm(file, encoding);
  const survey = await surveyRows(readRows(form));
  if (survey.rows === 0) throw new ImportRefused({ key: "importFileNoRows" });
  return { form, survey, images, bytes: info.size };
};

const doNothing = async (): Promise<void> => undefined;

const namedTypes = 5;

/** Reports types without a category. */
const reportTypes = ({ unknownTypes, report }: Run): void => {
  const { size } = unknownTypes;
  if (size === 0) return;
  const types = [...unknownTypes].slice(0, namedTypes).map((type) => `"${type}"`);
  report({
    line: 1,
    handle: "",
    reason: {
      key: "importTypes",
      values: { count: size, types: types.join(", "), more: Math.max(size - namedTypes, 0) },
    },
    kind: "notice",
  });
};

/** Writes one product, or reports why it is refused. */
const writeGroup = async (group: RowGroup, run: Run, vocabulary: Vocabulary): Promise<void> => {
  const { summary, report } = run;
  const { handle } = group;
  const current = await run.products.find(handle);
  const { product, problems, notices, stockKept } = readProduct(group, current, run.rules);
  for (const { line, reason } of problems) report({ line, handle, reason, kind: "refused" });
  if (product === null) {
    summary.refused += 1;
    return;
  }
  for (const { line, reason } of notices) report({ line, handle, reason, kind: "notice" });
  const line = group.rows[0]?.line ?? 0;
  for (const reason of wrongProperties(product.metafields, run.properties))
    report({ line, handle, reason, kind: "notice" });
  try {
    const { id: merchantId, created: merchantCreated } = await run.places.merchant();
    Object.assign(summary, { merchantId, merchantCreated });
    const keys = await run.pictures.take(product, merchantId, current);
    const draft = await buildDraft(product, current, keys, run);
    const [before, after] = [current && snapshotOf(current), snapshotOfDraft(draft, current)];
    summary.stockKept += stockKept;
    if (current && before && isUnchanged(current, before, after)) {
      summary.unchanged += 1;
      if (!run.isPreview) await storeFigures(run.db, draft, current);
      return;
    }
    await run.onChange({ handle, before, after });
    if (run.isPreview) {
      summary[before === null ? "created" : "updated"] += 1;
      return;
    }
    const { id, created } = await saveProduct(run.db, draft, vocabulary);
    summary[created ? "created" : "updated"] += 1;
    await run.onWritten(handle, id);
  } catch (error) {
    if (!refusesData(error)) throw error;
    summary.refused += 1;
    report({ line, handle, reason: { key: "importDatabase" }, kind: "refused" });
  }
};

/**
 * Writes the products of a file, some concurrently. @throws the error that ended it, after running writes
 * have finished
 */
const writeGroups = async (
  groups: AsyncIterable<RowGroup>,
  bytesTotal: number,
  run: Run,
  { onProgress = () => {} }: Pick<ImportOptions, "onProgress">,
): Promise<void> => {
  const { summary } = run;
  const vocabulary = newVocabulary();
  const running = new Set<Promise<void>>();
  let failure: unknown;

  for await (const group of groups) {
    // Set by a concurrent write.
    if (failure !== undefined) break;
    summary.rows += group.rows.length;
    const work = writeGroup(group, run, vocabulary)
      .catch((error: unknown) => {
        failure = error;
      })
      .finally(() => {
        running.delete(work);
        const products = summary.created + summary.updated + summary.unchanged + summary.refused;
        onProgress({ bytesRead: group.bytes, bytesTotal, products });
      });
    running.add(work);
    if (running.size >= parallel) await Promise.race(running);
  }
  await Promise.all(running);
  if (failure !== undefined) throw failure;
};

/**
 * Imports a product CSV in Shopify's format. Streams the file after a first pass that detects its format:
 * memory doesn't grow with the file, except for one short entry per product and the rows of non-contiguous
 * products. Idempotent: the same handle of the same merchant is the same product. Each product is written in
 * one transaction, and a failing one doesn't stop the others.
 * @throws ImportRefused if the file can't be read
 */
export const importCatalogue = async (options: ImportOptions): Promise<ImportSummary> => {
  const { db, media, importer = atCommandLine, report = () => {} } = options;
  const name = options.merchant.trim();
  if (name === "") throw new ImportRefused("The shop needs a name.");
  const { form, survey, images, bytes: bytesTotal } = await openFile(options);
  if (options.databaseFolder !== undefined) {
    const missing = await missingDiskSpace(options.databaseFolder, importBytes(bytesTotal), "the import");
    if (missing !== null) throw new ImportRefused(missing);
  }
  const { merchantId, isPreview = false, clearsMissing = false } = options;
  const read = () => groupRows(readRows(form, survey.decimalSign, clearsMissing), survey);
  const products =
    merchantId === undefined ? await readCurrentProducts(db, name) : currentProductsOf(db, merchantId);
  const rules: ReadRules = options;
  if (rules.stock === undefined) await checkStock(read(), products, rules);
  const mapping = options.categories === undefined ? [] : await readMapping(options.categories);
  const isConsole = merchantId !== undefined;
  if (form.encoding.isGuessed && !isConsole)
    report({
      line: 1,
      handle: "",
      reason: { key: "importEncoding", values: { encoding: form.encoding.name } },
      kind: "notice",
    });
  const summary = newSummary();
  const record = importRecord(db, importer, options);
  const onShop = (id: number) => {
    summary.merchantId = id;
    // The start of an import in the console is logged with the request.
    return isConsole ? Promise.resolve() : record.begin(id);
  };
  const places =
    isPreview && merchantId !== undefined
      ? createReadOnlyPlaces(db, merchantId)
      : createPlaces(db, name, importer, onShop, merchantId);
  try {
    for (const { type, category } of mapping)
      if (category.length > 0)
        await saveMapping(db, (await places.merchant()).id, type, (await places.category(category)).id);
    const pictures = createPictureImporter({
      db,
      media,
      folder: images,
      hasWebPictures: options.images !== undefined,
    });
    const run: Run = {
      db,
      products,
      rules,
      places,
      locale: options.locale ?? "en",
      isPreview,
      onChange: options.onChange ?? doNothing,
      onWritten: options.onWritten ?? doNothing,
      finder: createCategoryFinder(db, places, options.chosenCategories),
      unknownTypes: new Set(),
      properties: await readProperties(db),
      pictures: isPreview ? previewPictures(db) : createPictureTaker(pictures, report, summary),
      report,
      summary,
    };
    await writeGroups(read(), bytesTotal, run, options);
    if (!isConsole) reportTypes(run);
  } catch (error) {
    // Logging may fail for the same reason; the original error is more important.
    if (!isPreview) await record.end(summary, false).catch(() => {});
    throw error;
  }
  if (isPreview) return summary;
  await record.end(summary, true);
  await recountTerms(db);
  return summary;
};
