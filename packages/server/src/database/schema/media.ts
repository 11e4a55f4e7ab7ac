import type { UploadModel } from "@carmine/api/contract";
import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { merchant } from "./merchants.ts";

/**
 * A picture: a stored file, or one bundled for the demo marketplace. The key is derived from the content, so
 * a key's picture never changes and can be cached forever. URL: `/media/<key>.webp`.
 */
export const picture = pgTable(
  "picture",
  {
    key: text().primaryKey(),
    kind: text().$type<"file" | "demo">().notNull(),
    /** Path inside the media storage, or of a demo picture inside `demo/pictures`. */
    file: text().notNull(),
    width: integer(),
    height: integer(),
    /** Document of an application: served only to its applicant and operators. */
    isPrivate: boolean().notNull().default(false),
    /** Its origin, so that a repeated import doesn't fetch it again. */
    source: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [check("picture_kind", sql`kind in ('file', 'demo')`), index("picture_source").on(table.source)],
);

/**
 * A stored file that no picture references yet. The row is inserted before the file is stored, and deleted
 * when a picture references it. Overdue files belong to a killed process or a removed picture.
 */
export const pendingUpload = pgTable("unkept_file", {
  /** Path inside the media storage. */
  file: text().primaryKey(),
  /** Key of its intended picture. */
  key: text().notNull(),
  /** When it can be removed: long after its upload has finished. */
  dueAt: timestamp({ withTimezone: true })
    .notNull()
    .default(sql`now() + interval '1 day'`),
});

/** A picture uploaded with a form. Pictures of abandoned forms are removed after a day. */
export const upload = pgTable(
  "upload",
  {
    key: text()
      .primaryKey()
      .references(() => picture.key),
    /** The kind of form it can be used in, or `any` until it is used. */
    model: text().$type<UploadModel | "any">().notNull(),
    accountId: integer(),
    /** Hash of the guest token of a visitor without an account. */
    guestKey: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** When a form used it; null if unused. */
    takenAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    check("upload_owner", sql`num_nonnulls(account_id, guest_key) = 1`),
    index("upload_untaken")
      .on(table.createdAt)
      .where(sql`taken_at is null`),
    index("upload_account")
      .on(table.accountId)
      .where(sql`account_id is not null`),
  ],
);

/**
 * Names of pictures in a merchant's product files, so that an import without the picture folder finds them.
 */
export const importedPicture = pgTable(
  "imported_picture",
  {
    merchantId: integer()
      .notNull()
      .references(() => merchant.id, { onDelete: "cascade" }),
    /** Path or URL as in the file. */
    source: text().notNull(),
    key: text()
      .notNull()
      .references(() => picture.key),
  },
  (table) => [primaryKey({ columns: [table.merchantId, table.source] })],
);
