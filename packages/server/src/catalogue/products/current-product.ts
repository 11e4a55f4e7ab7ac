import type { TireLabel } from "@carmine/api/contract";
import { and, eq, inArray, sql, type SQL } from "drizzle-orm";
import type { DraftSpecification } from "./product-draft.ts";
import type { Database, Queryable } from "../../database/connection.ts";
import { brand, product, sku } from "../../database/schema/catalogue.ts";
import { merchant, shopCategory } from "../../database/schema/merchants.ts";
import { facetName, facetValue } from "../../database/schema/search.ts";
import type { LocalizedText } from "../../shared/localized-text.ts";
import type { ProductOption } from "../../shared/product-option.ts";

/** A stored variant. */
export type CurrentSku = Pick<
  typeof sku.$inferSelect,
  | "id"
  | "values"
  | "code"
  | "price"
  | "listPrice"
  | "isAlwaysSellable"
  | "importedStock"
  | "available"
  | "onHand"
  | "reserved"
  | "isOnSale"
  | "picture"
  | "barCode"
  | "weight"
  | "volume"
>;

/** A stored product; provides the values that a write leaves unchanged. */
export interface CurrentProduct {
  row: Pick<
    typeof product.$inferSelect,
    | "id"
    | "merchantId"
    | "handle"
    | "categoryId"
    | "categoryPath"
    | "shopCategoryPath"
    | "name"
    | "intro"
    | "content"
    | "unit"
    | "keywords"
    | "pictures"
    | "guaranteeIds"
    | "tags"
    | "pictureTexts"
    | "isShown"
    | "isForcedDown"
    | "isRecycled"
    | "isDeleted"
    | "auditStatus"
    | "updatedAt"
    | "properties"
  >;
  options: ProductOption[];
  tireLabel: TireLabel | null;
  brand: { id: number; name: string } | null;
  specifications: DraftSpecification[];
  /** Names of its categories in the shop's tree. */
  shopCategoryNames: LocalizedText[];
  /** In display order. */
  skus: CurrentSku[];
  /** Variants that were removed from sale; a later import can restore them. */
  formerSkus: CurrentSku[];
}

type ProductRow = typeof product.$inferSelect;

/** The specifications with their filters, a relation that the product row doesn't store. */
const specificationsOf = async (
  db: Queryable,
  { specifications, facets }: ProductRow,
): Promise<DraftSpecification[]> => {
  if (specifications.length === 0 || facets.length === 0) return specifications;
  const known = await db
    .select({ key: facetName.key, value: facetValue.value, name: facetName.name, text: facetValue.name })
    .from(facetValue)
    .innerJoin(facetName, eq(facetName.key, facetValue.key))
    .where(
      inArray(
        sql`${facetValue.key} || ':' || ${facetValue.value}`,
        facets.map((facet) => sql`${facet}`),
      ),
    );
  return specifications.map(({ name, value }) => {
    const facet = known.find((one) => one.name.en === name.en && one.text.en === value.en);
    return { name, value, ...(facet && { facet: { key: facet.key, value: facet.value } }) };
  });
};

const skusOf = async (db: Queryable, productId: number) => {
  const rows = await db.select().from(sku).where(eq(sku.productId, productId)).orderBy(sku.position, sku.id);
  return {
    skus: rows.filter(({ isOnSale }) => isOnSale),
    formerSkus: rows.filter(({ isOnSale }) => !isOnSale),
  };
};

/** Reads the product of a condition; null if there is none. */
export const readCurrentProduct = async (
  db: Queryable,
  which: SQL | undefined,
): Promise<CurrentProduct | null> => {
  const [found] = await db
    .select({ row: product, brand: { id: brand.id, name: brand.name } })
    .from(product)
    .leftJoin(brand, eq(brand.id, product.brandId))
    .where(which)
    .limit(1);
  if (!found) return null;
  const { row } = found;
  const shopCategories = await db
    .select({ name: shopCategory.name })
    .from(shopCategory)
    .where(inArray(shopCategory.id, row.shopCategoryPath));
  return {
    row,
    options: row.options,
    tireLabel: row.tireLabel,
    brand: found.brand,
    specifications: await specificationsOf(db, row),
    shopCategoryNames: shopCategories.map(({ name }) => ({ ...name, en: name.en ?? "" })),
    ...(await skusOf(db, row.id)),
  };
};

/** Reads the shop's existing products by handle. */
export interface CurrentProducts {
  find(handle: string): Promise<CurrentProduct | null>;
}

/** @param merchantName name of the shop, which may not exist yet */
export const readCurrentProducts = async (db: Database, merchantName: string): Promise<CurrentProducts> => {
  const [shop] = await db
    .select({ id: merchant.id })
    .from(merchant)
    .where(eq(sql`lower(${merchant.name})`, merchantName.toLowerCase()))
    .limit(1);
  return shop ? currentProductsOf(db, shop.id) : { find: async () => null };
};

export const currentProductsOf = (db: Database, shopId: number): CurrentProducts => ({
  find: (handle) => readCurrentProduct(db, and(eq(product.merchantId, shopId), eq(product.handle, handle))),
});
