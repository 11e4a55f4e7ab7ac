import { catalogLimits } from "@carmine/api/contract";
import { eq, sql } from "drizzle-orm";
import * as z from "zod/mini";
import { reindexProducts } from "../../catalogue/products/reindex-products.ts";
import { brand, product } from "../../database/schema/catalogue.ts";
import { inEnglish } from "../../shared/localized-text.ts";
import { mediaAddressOrNull, mediaKeyIn } from "../../shared/media-address.ts";
import type { EntryKind, Placed } from "./entry-kind.ts";
import { entryShape, textField } from "./fields.ts";
import { Refused } from "./refused.ts";
import { writeRow } from "./write-row.ts";

export interface BrandFields extends Placed {
  readonly name: string;
  /** A file, or the URL of a picture of the shop. */
  readonly logo: string | null;
}

/** Brands of products. Imports and editors of products add missing ones. */
export const brandKind: EntryKind<BrandFields> = {
  name: "brand",
  noun: "brand",
  table: brand,
  isUnordered: true,
  shape: entryShape({ name: textField(catalogLimits.brand), logo: z.nullable(textField(500)) }),
  initial: { logo: null },
  tags: ["home", "search"],
  read: async (db) =>
    (
      await db
        .select()
        .from(brand)
        .orderBy(sql`lower(${brand.name})`)
    ).map(({ logo, ...row }) => ({
      ...row,
      logo: mediaAddressOrNull(logo),
    })),
  checkNew: (others, { name }) => {
    if (others.some((other) => other.name.toLowerCase() === name.toLowerCase()))
      throw new Refused(`name: “${name}” exists already.`, { text: { key: "entryExists" } });
  },
  takePictures: async (take, fields) => ({
    ...fields,
    logo: fields.logo === null ? null : await take(fields.logo),
  }),
  checkRemoval: async (db, { id }) => {
    const products = await db.$count(product, eq(product.brandId, id));
    if (products > 0)
      throw new Refused(
        `${id} can’t be removed: it has ${products} products (including deleted ones). Merge it into another one instead.`,
        { text: { key: "brandInUse", values: { products } } },
      );
  },
  save: async (tx, id, { name, logo }) => {
    const [before] = await tx.select().from(brand).where(eq(brand.id, id));
    await writeRow(tx, brand, id, { name, logo: logo === null ? null : mediaKeyIn(logo) });
    if (before && before.name !== name)
      await reindexProducts(tx, sql`p.brand_id = ${id}::int`, [inEnglish(name)]);
  },
};
