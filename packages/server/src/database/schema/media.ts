import type { UploadModel } from "@carmine/api/contract";
import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { merchant } from "./merchants.ts";

/**
 * A picture: a stored file, or one of the demo marketplace that comes with the code. The key is made from the content,
 * so the picture of a key never changes and can be cached without limit. Address: `/media/<key>.webp`.
 */
export const picture = pgTable(
  "picture",
  {
    key: text().primaryKey(),
    kind: text().$type<"file" | "demo">().notNull(),
    /** Path of a stored file inside the media storage, or of a demo picture inside `demo/pictures`. */
    file: text().notNull(),
    width: integer(),
    height: integer(),
    /** Documents of an application: served to its applicant and to operators only. */
    isPrivate: boolean().notNull().default(false),
    /** Where it came from, so that a repeated import need not fetch it again. */
    source: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [check("picture_kind", sql`kind in ('file', 'demo')`), index("picture_source").on(table.source)],
);

/**
 * A stored file that no picture names: written down before the file is stored, struck off when a picture names it. What
 * is due belongs to a process that ended on the way, or to a picture that was removed.
 */
export const unkeptFile = pgTable("unkept_file", {
  /** Path inside the media storage. */
  file: text().primaryKey(),
  /** Of the picture that it was to be. */
  key: text().notNull(),
  /** When it can be removed: long after whoever stores it has kept it. */
  dueAt: timestamp({ withTimezone: true })
    .notNull()
    .default(sql`now() + interval '1 day'`),
});

/**
 * A picture that a person sent with a form. One that no form took is removed after a day, so that pictures of forms that
 * were given up don't stay.
 */
export const upload = pgTable(
  "upload",
  {
    key: text()
      .primaryKey()
      .references(() => picture.key),
    /** The forms that take it: of one kind, or `any` until one did. */
    model: text().$type<UploadModel | "any">().notNull(),
    accountId: integer(),
    /** Of a visitor without an account: hash of the guest token. */
    guestKey: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** When a form took it; null while none did. */
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

/** What a merchant's product files call a picture: an import without the folder of pictures finds it here. */
export const importedPicture = pgTable(
  "imported_picture",
  {
    merchantId: integer()
      .notNull()
      .references(() => merchant.id, { onDelete: "cascade" }),
    /** Path or address, as the file says it. */
    source: text().notNull(),
    key: text()
      .notNull()
      .references(() => picture.key),
  },
  (table) => [primaryKey({ columns: [table.merchantId, table.source] })],
);
