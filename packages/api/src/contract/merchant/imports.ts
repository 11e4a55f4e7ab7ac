import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { idField, requiredReference, textField } from "../fields.ts";
import { wireLocales } from "../limits.ts";
import { messageKeys } from "../message-keys.ts";

import { idInput, orNull, pageOf, pageQuery, withDefault } from "../values.ts";
import { instant } from "./staff-values.ts";

/**
 * `uploaded` has been checked, `previewed` has a preview for its settings, `done` has written products, `failed` ended
 * early, `undone` was reverted.
 */
export const importStates = ["uploaded", "previewed", "done", "failed", "undone"] as const;
export type ImportState = (typeof importStates)[number];

/** Work on an import, which runs in the background. */
export const importTasks = ["preview", "run", "undo"] as const;
export type ImportTask = (typeof importTasks)[number];

/**
 * `refused`: the product of the row stays unchanged. `picture`: it is imported without this picture. `notice`: it is
 * imported, but should be checked.
 */
export const importProblemKinds = ["refused", "picture", "notice"] as const;
export type ImportProblemKind = (typeof importProblemKinds)[number];

/** Systems whose product files are recognized. */
export const importSystems = ["shopify", "woocommerce"] as const;

/** Maximum bytes of a product file. */
export const maxImportBytes = 64 * 1024 * 1024;
/** Days for which an import can be undone and its file is stored. */
export const importDays = 30;

export const importSettings = z.object({
  /** Language of names and descriptions in the file. */
  locale: withDefault(z.enum(wireLocales, messageKeys.wrongParameter), "en"),
  /** Whether fields without a column in the file stay; otherwise texts, brand, tags and list price are cleared. */
  onlyColumns: withDefault(z.boolean(messageKeys.wrongParameter), true),
  /** Whether existing variants keep their stock. */
  keepStock: withDefault(z.boolean(messageKeys.wrongParameter), true),
  /** Stock of new variants whose row has no quantity; null means unlimited. */
  newStock: withDefault(
    z.nullable(z.int(messageKeys.wrongParameter).check(z.minimum(0), z.maximum(1_000_000))),
    0,
  ),
  /** Chosen categories of product types; others are found by their names. */
  categories: withDefault(
    z
      .array(z.object({ type: requiredReference(messageKeys.wrongParameter, 500), categoryId: idField }))
      .check(z.maxLength(1000, messageKeys.wrongParameter)),
    [],
  ),
});
export type ImportSettings = z.output<typeof importSettings>;

const importRow = z.object({
  id: z.number(),
  merId: z.number(),
  fileName: z.string(),
  state: z.enum(importStates),
  /** Running or waiting work; null if there is none. */
  task: orNull(z.enum(importTasks)),
  /** Progress of the task, 0 to 100. */
  percent: z.number(),
  /** Nickname of the uploader. */
  author: z.string(),
  createAt: instant,
  endAt: orNull(instant),
  undoAt: orNull(instant),
  /** Whether it can be undone now. */
  canUndo: z.boolean(),
  /** Products of the last preview or run. */
  created: z.number(),
  updated: z.number(),
  unchanged: z.number(),
  refused: z.number(),
});
export type ImportRow = z.output<typeof importRow>;

/** A changed field of a product. Variants are named by their options; texts are shortened. */
const importChange = z.object({
  /** Such as `name`, `price` or `stock`. */
  field: z.string(),
  variant: orNull(z.string()),
  from: orNull(z.string()),
  to: orNull(z.string()),
});
export type ImportChange = z.output<typeof importChange>;

export const importDetail = z.extend(importRow, {
  /** Why the last task failed as a whole. */
  error: orNull(z.string()),
  fileBytes: z.number(),
  encoding: z.string(),
  isEncodingGuessed: z.boolean(),
  system: z.enum(importSystems),
  rowCount: z.number(),
  productCount: z.number(),
  /** `field` is null for a column that isn't imported. */
  columns: z.array(z.object({ name: z.string(), field: orNull(z.string()) })),
  /** Product types with their products, most common first, and the proposed category. */
  types: z.array(z.object({ type: z.string(), productCount: z.number(), categoryId: orNull(z.number()) })),
  settings: importSettings,
  /** Variants whose stock stays as in the shop, although the file has another figure. */
  stockKept: z.number(),
  pictures: z.number(),
  picturesMissing: z.number(),
  problemCounts: z.object({ refused: z.number(), picture: z.number(), notice: z.number() }),
  /** Products and values that an undo restored, and others that stay because someone changed them again. */
  restored: z.number(),
  notRestored: z.number(),
  /** The first new and changed products. */
  examples: z.array(
    z.object({ handle: z.string(), name: z.string(), isNew: z.boolean(), changes: z.array(importChange) }),
  ),
});
export type ImportDetail = z.output<typeof importDetail>;

const importId = z.object({ id: idInput });

export const merchantImportUpload = endpoint({
  method: "POST",
  path: "/api/merchant/import/upload",
  policy: "merchant",
  needs: "products.write",
  summary:
    "Uploads a product file (CSV of Shopify, WooCommerce or `export/products`, up to 64 MB) and checks its columns, encoding and product types. Nothing is imported.",
  query: z.object({
    merId: idInput,
    /** Encoding of the file if it isn't detected correctly, such as `gb18030`. */
    encoding: z.optional(textField("reference", messageKeys.wrongParameter, z.regex(/^[\w.:-]{2,40}$/))),
  }),
  bodyKind: "multipart",
  data: importDetail,
});

export const merchantImportPreview = endpoint({
  method: "POST",
  path: "/api/merchant/import/preview/{id}",
  policy: "merchant",
  needs: "products.write",
  summary:
    "Starts a preview with these settings in the background: which products would be created, changed or refused. Writes no product.",
  params: importId,
  body: importSettings,
  data: z.null(),
});

export const merchantImportRun = endpoint({
  method: "POST",
  path: "/api/merchant/import/run/{id}",
  policy: "merchant",
  needs: "products.write",
  summary: "Starts an import in the background, with the settings of its preview.",
  params: importId,
  data: z.null(),
});

export const merchantImportUndo = endpoint({
  method: "POST",
  path: "/api/merchant/import/undo/{id}",
  policy: "merchant",
  needs: "products.write",
  summary:
    "Starts to undo an import of the last 30 days: values that are still those of the import become the previous ones, and unchanged new products go to the trash.",
  params: importId,
  data: z.null(),
});

export const merchantImportList = endpoint({
  method: "GET",
  path: "/api/merchant/import/list",
  policy: "merchant",
  needs: "products.write",
  summary: "Imports of a shop, newest first.",
  query: z.object({ merId: idInput, ...pageQuery }),
  data: pageOf(importRow),
});

export const merchantImportDetail = endpoint({
  method: "GET",
  path: "/api/merchant/import/detail/{id}",
  policy: "merchant",
  needs: "products.write",
  summary: "An import with its file, settings, progress and result.",
  params: importId,
  data: importDetail,
});

export const importProblem = z.object({
  line: z.number(),
  handle: z.string(),
  reason: z.string(),
  kind: z.enum(importProblemKinds),
});
export type ImportProblemRow = z.output<typeof importProblem>;

export const merchantImportProblems = endpoint({
  method: "GET",
  path: "/api/merchant/import/problem/list/{id}",
  policy: "merchant",
  needs: "products.write",
  summary: "Problems of one kind that the last preview or run found, by line.",
  params: importId,
  query: z.object({
    kind: withDefault(z.enum(importProblemKinds, messageKeys.wrongParameter), "refused"),
    ...pageQuery,
  }),
  data: pageOf(importProblem),
});

export const merchantImportRefused = endpoint({
  method: "GET",
  path: "/api/merchant/import/refused/{id}",
  policy: "merchant",
  needs: "products.write",
  summary:
    "The rows of refused products as a CSV file with the columns of the upload, which can be imported again after a correction, and the column `Reason`.",
  params: importId,
  answerKind: "csv",
  data: z.string(),
});
