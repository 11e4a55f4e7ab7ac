import type { ProductChoices, StaffProduct, WireLocale } from "@carmine/api/contract";
import { and, asc, eq, inArray } from "drizzle-orm";
import type { Queryable } from "../../database/connection.ts";
import { brand, guarantee, product, productTag } from "../../database/schema/catalogue.ts";
import { activity, activityProduct } from "../../database/schema/content.ts";
import { shopCategory } from "../../database/schema/merchants.ts";
import { notFound } from "../../http/envelope/failure.ts";
import { textIn } from "../../shared/localized-text.ts";
import { mediaAddressOrNull } from "../../shared/media-address.ts";
import { readCategories } from "../category-tree.ts";
import { readCurrentProduct } from "../products/current-product.ts";
import { readCategoryProperties, readProperties } from "../properties/read-properties.ts";
import { stateOf } from "./list-staff-products.ts";
import { contentOf } from "./product-content.ts";
import { staffOptionsOf } from "./product-structure.ts";

/** A product for its editor. @throws Failure 404 for a product of another shop */
export const readStaffProduct = async (
  db: Queryable,
  shopIds: readonly number[],
  id: number,
): Promise<StaffProduct> => {
  const current = await readCurrentProduct(
    db,
    and(eq(product.id, id), inArray(product.merchantId, [...shopIds]), eq(product.isDeleted, false)),
  );
  if (!current) throw notFound();
  const { row, options, skus, formerSkus } = current;
  return {
    id,
    merId: row.merchantId,
    handle: row.handle,
    state: stateOf(row),
    content: contentOf(current),
    options: staffOptionsOf(options),
    skus: [...skus, ...formerSkus].map(({ picture, ...one }) => ({
      id: one.id,
      values: one.values,
      code: one.code,
      barCode: one.barCode,
      price: one.price,
      listPrice: one.listPrice,
      weight: one.weight,
      image: mediaAddressOrNull(picture),
      isOnSale: one.isOnSale,
      isAlwaysSellable: one.isAlwaysSellable,
      onHand: one.onHand,
      reserved: one.reserved,
    })),
    updateAt: row.updatedAt.toISOString(),
  };
};

/** Choices of the product editor of a shop. */
export const readProductChoices = async (
  db: Queryable,
  merchantId: number,
  locale: WireLocale,
): Promise<ProductChoices> => {
  const [categories, shopCategories, brands, tags, guarantees, campaigns, properties, categoryProperties] =
    await Promise.all([
      readCategories(db),
      db
        .select()
        .from(shopCategory)
        .where(eq(shopCategory.merchantId, merchantId))
        .orderBy(asc(shopCategory.pid), asc(shopCategory.sort), asc(shopCategory.id)),
      db
        .selectDistinct({ name: brand.name })
        .from(brand)
        .innerJoin(product, eq(product.brandId, brand.id))
        .where(eq(product.merchantId, merchantId))
        .orderBy(asc(brand.name)),
      db.select().from(productTag).orderBy(asc(productTag.key)),
      db.select().from(guarantee).orderBy(asc(guarantee.sort), asc(guarantee.id)),
      db
        .selectDistinct({ id: activity.id, name: activity.name, sort: activity.sort })
        .from(activity)
        .innerJoin(activityProduct, eq(activityProduct.activityId, activity.id))
        .innerJoin(product, eq(product.id, activityProduct.productId))
        .where(eq(product.merchantId, merchantId))
        .orderBy(asc(activity.sort), asc(activity.id)),
      readProperties(db),
      readCategoryProperties(db),
    ]);
  return {
    categories: categories.map(({ id, pid, name }) => ({
      id,
      pid: pid === 0 ? null : pid,
      name: textIn(name, locale),
    })),
    shopCategories: shopCategories.map(({ id, pid, name }) => ({
      id,
      pid: pid === 0 ? null : pid,
      name: textIn(name, locale),
    })),
    brands: brands.map(({ name }) => name),
    tags: tags.map(({ key, name }) => ({ key, name: textIn(name, locale) })),
    guarantees: guarantees.map(({ id, name }) => ({ id, name: textIn(name, locale) })),
    campaigns: campaigns.map(({ id, name }) => ({ id, name: textIn(name, locale) })),
    properties: [...properties.values()].map(({ key, name, kind, unit, choices }) => ({
      key,
      name: textIn(name, locale),
      kind,
      unit,
      choices: choices.map((choice) => ({ key: choice.key, name: textIn(choice.name, locale) })),
    })),
    categoryProperties: categoryProperties.map(({ id, keys }) => ({ categoryId: id, keys })),
  };
};
