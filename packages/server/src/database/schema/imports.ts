import type {
  ImportProblemKind,
  ImportSettings,
  ImportState,
  importSystems,
  ImportTask,
} from "@carmine/api/contract";
import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import { account } from "./accounts.ts";
import { product } from "./catalogue.ts";
import { bytes } from "./column-types.ts";
import { merchant } from "./merchants.ts";

/** Results of the check of a product file; independent of the settings. */
export interface ImportSurvey {
  /** Name of the text encoding. */
  readonly encoding: string;
  readonly isEncodingGuessed: boolean;
  readonly system: (typeof importSystems)[number];
  readonly rows: number;
  readonly products: number;
  /** Columns in the order of the file; `field` is null for ignored ones. */
  readonly columns: readonly { readonly name: string; readonly field: string | null }[];
  /** Product types, most common first, with the proposed category. */
  readonly types: readonly {
    readonly type: string;
    readonly products: number;
    readonly categoryId: number | null;
  }[];
}

/** A product file that staff of a shop imports in the console. */
export const productImport = pgTable(
  "product_import",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    merchantId: integer()
      .notNull()
      .references(() => merchant.id, { onDelete: "cascade" }),
    accountId: integer()
      .notNull()
      .references(() => account.id),
    fileName: text().notNull(),
    fileBytes: integer().notNull(),
    state: text().$type<ImportState>().notNull().default("uploaded"),
    /** Requested work that hasn't ended. */
    task: text().$type<ImportTask>(),
    /** When the process that works on the task was last seen; null if none has started it. */
    seenAt: timestamp({ withTimezone: true }),
    /** Progress of the task in percent. */
    percent: integer().notNull().default(0),
    survey: jsonb().$type<ImportSurvey>().notNull(),
    settings: jsonb().$type<ImportSettings>().notNull(),
    /** Numbers of the last ended task. */
    result: jsonb().$type<Record<string, number>>(),
    /** Why the last task failed as a whole. */
    error: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** When the import ended, which starts the period for its undo. */
    endedAt: timestamp({ withTimezone: true }),
    undoneAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    check(
      "product_import_state",
      sql`${table.state} in ('uploaded', 'previewed', 'done', 'failed', 'undone')`,
    ),
    check("product_import_task", sql`${table.task} in ('preview', 'run', 'undo')`),
    index("product_import_shop").on(table.merchantId, table.id),
    index("product_import_account").on(table.accountId),
    index("product_import_open")
      .on(table.id)
      .where(sql`task is not null`),
  ],
);

/** The file of an import in parts, so that neither side holds all of it in memory. */
export const productImportPart = pgTable(
  "product_import_part",
  {
    importId: integer()
      .notNull()
      .references(() => productImport.id, { onDelete: "cascade" }),
    position: integer().notNull(),
    bytes: bytes().notNull(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.position] })],
);

/** A refused or suspicious part of the file, found by the last preview or run. */
export const productImportProblem = pgTable(
  "product_import_problem",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedByDefaultAsIdentity(),
    importId: integer()
      .notNull()
      .references(() => productImport.id, { onDelete: "cascade" }),
    /** Line of the file; the header is line 1. */
    line: integer().notNull(),
    handle: text().notNull(),
    /** In English. */
    reason: text().notNull(),
    /** The message and its values; null in rows of earlier releases. */
    cause: jsonb().$type<{ key: string; values?: Readonly<Record<string, string | number>> }>(),
    kind: text().$type<ImportProblemKind>().notNull(),
  },
  (table) => [index("product_import_problem_line").on(table.importId, table.kind, table.line, table.id)],
);

/** A product that an import created or changed, or would change by its preview. */
export const productImportChange = pgTable(
  "product_import_change",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedByDefaultAsIdentity(),
    importId: integer()
      .notNull()
      .references(() => productImport.id, { onDelete: "cascade" }),
    handle: text().notNull(),
    /** Null in a preview. */
    productId: integer().references(() => product.id, { onDelete: "cascade" }),
    name: text().notNull(),
    /** Fields of the product before the import; null for a new one. */
    before: jsonb().$type<unknown>(),
    /** Fields of the product that the import wrote. */
    after: jsonb().$type<unknown>().notNull(),
  },
  (table) => [
    index("product_import_change_import").on(table.importId, table.id),
    index("product_import_change_product")
      .on(table.productId)
      .where(sql`product_id is not null`),
  ],
);
