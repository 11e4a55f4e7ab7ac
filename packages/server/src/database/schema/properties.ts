import type { PropertyKind, PropertyUnit } from "@carmine/api/contract";
import { boolean, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { LocalizedText } from "../../shared/localized-text.ts";
import type { PropertyChoice } from "../../shared/product-properties.ts";
import { category } from "./catalogue.ts";

/** A typed property of products, such as the offset of a wheel. */
export const property = pgTable("property", {
  /** Lowercase letters, digits and hyphens; also the key of its filter. */
  key: text().primaryKey(),
  /** Its number as an entry of the console. */
  id: integer().notNull().generatedByDefaultAsIdentity().unique(),
  name: jsonb().$type<LocalizedText>().notNull(),
  kind: text().$type<PropertyKind>().notNull(),
  /** Unit of a number. */
  unit: text().$type<PropertyUnit>(),
  choices: jsonb().$type<PropertyChoice[]>().notNull().default([]),
  /** Whether product lists can be filtered by it. */
  isFilter: boolean().notNull().default(false),
});

/** The properties of products of a category and below, in the order of the specification table. */
export const categoryProperty = pgTable(
  "category_property",
  {
    categoryId: integer()
      .notNull()
      .references(() => category.id, { onDelete: "cascade" }),
    propertyKey: text()
      .notNull()
      .references(() => property.key, { onDelete: "cascade" }),
    sort: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.categoryId, table.propertyKey] })],
);
