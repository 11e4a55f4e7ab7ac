import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import type { ArtSpec } from "../../demo/art/index.ts";
import { merchant } from "./merchants.ts";

/**
 * A picture, either a stored file or one that is drawn from its parameters. The key is made from the content, so what
 * stands under a key never changes and may be cached for ever. Address: `/media/<key>.webp`.
 */
export const picture = pgTable(
  "picture",
  {
    key: text().primaryKey(),
    kind: text().$type<"file" | "drawn">().notNull(),
    /** Parameters of a drawn picture. */
    spec: jsonb().$type<ArtSpec>(),
    /** Path of a stored file inside the media storage. */
    file: text(),
    width: integer(),
    height: integer(),
    /** Where it came from, so that a repeated import need not fetch it again. */
    source: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check("picture_kind", sql`(kind = 'file' and file is not null) or (kind = 'drawn' and spec is not null)`),
    index("picture_source").on(table.source),
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
