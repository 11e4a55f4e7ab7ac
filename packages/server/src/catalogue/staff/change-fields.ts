import { isDeepStrictEqual } from "node:util";
import { maxProductLabels, type ProductFieldChange } from "@carmine/api/contract";
import { sql, type SQL } from "drizzle-orm";
import { recordAudits, type Actor } from "../../audit/record-audit.ts";
import type { AppContext } from "../../context.ts";
import type { Transaction } from "../../database/connection.ts";
import { publishTags } from "../../database/publish-tags.ts";
import { rowsOf } from "../../database/rows.ts";
import { arrayText } from "../../database/statement.ts";
import { transaction } from "../../database/transaction.ts";
import { notFound } from "../../http/envelope/failure.ts";
import { inEnglish, type LocalizedText } from "../../shared/localized-text.ts";
import { findBrand } from "../products/find-or-create-brand.ts";
import { reindexProducts } from "../products/reindex-products.ts";
import { productTags } from "../products/save-product.ts";
import type { ProductSelection } from "./list-staff-products.ts";
import { lockSelectedProducts, type LockedProduct } from "./lock-products.ts";
import { wrongParameter } from "./product-content.ts";
import { requireKnownChoices, shopPathOf } from "./product-draft-of.ts";

/** Fields of a product that change. */
interface Fields {
  readonly shopCategoryPath: number[];
  readonly brandId: number | null;
  /** Empty without a brand. */
  readonly brand: string;
  readonly guaranteeIds: number[];
  readonly tags: string[];
}

const storedFields = sql`p.shop_category_path as "shopCategoryPath", p.brand_id as "brandId",
  coalesce((select b.name from brand b where b.id = p.brand_id), '') as brand,
  p.guarantee_ids as "guaranteeIds", p.tags`;

/** Writes a field from a row `n` of new values. */
const assignments: Readonly<Record<ProductFieldChange["field"], SQL>> = {
  shopCategoryId: sql`shop_category_path = n."shopCategoryPath"`,
  brand: sql`brand_id = n."brandId"`,
  guaranteeIds: sql`guarantee_ids = n."guaranteeIds"`,
  tags: sql`tags = n.tags`,
};

/** The fields as `product/change` logs them. */
const audited = ({ shopCategoryPath, brand, guaranteeIds, tags }: Fields) => ({
  shopCategoryId: shopCategoryPath.at(-1) ?? null,
  brand,
  guaranteeIds,
  tags,
});

interface Edit {
  /** The new values; other fields stay. */
  readonly apply: (stored: Fields) => Partial<Fields>;
  /** The only shop whose products can be changed. */
  readonly shopId?: number;
  /** Names by which searches find the products, null if their search words stay the same. */
  readonly names: readonly LocalizedText[] | null;
}

const editShopCategory = async (
  tx: Transaction,
  shopIds: readonly number[],
  shopCategoryId: number | null,
): Promise<Edit> => {
  if (shopCategoryId === null) return { apply: () => ({ shopCategoryPath: [] }), names: [] };
  // The lock keeps the category from being removed in the meantime.
  const [shop] = await rowsOf<{ id: number }>(
    tx,
    sql`select m.id from merchant m join shop_category c on c.merchant_id = m.id
      where c.id = ${shopCategoryId}::int and m.id = any(${arrayText(shopIds)}::int[]) for share of m`,
  );
  if (!shop) throw notFound();
  const path = await shopPathOf(tx, shop.id, { shopCategoryId });
  const shopCategoryPath = path.map(({ id }) => id);
  return { apply: () => ({ shopCategoryPath }), shopId: shop.id, names: path.map(({ name }) => name) };
};

const editBrand = async (tx: Transaction, name: string): Promise<Edit> => {
  if (name === "") return { apply: () => ({ brandId: null, brand: "" }), names: [] };
  const found = await findBrand(tx, name);
  if (!found) throw wrongParameter();
  // The lock keeps operators from renaming or merging the brand in the meantime.
  const [stored] = await rowsOf<{ name: string }>(
    tx,
    sql`select name from brand where id = ${found.id}::int for share`,
  );
  if (!stored) throw wrongParameter();
  const fields = { brandId: found.id, brand: stored.name };
  return { apply: () => fields, names: [inEnglish(stored.name)] };
};

/** @throws Failure 400 for too many values */
const changeList = <Value>(
  stored: readonly Value[],
  mode: "add" | "remove",
  values: readonly Value[],
): Value[] => {
  if (mode === "remove") return stored.filter((value) => !values.includes(value));
  const added = [...new Set(values)].filter((value) => !stored.includes(value));
  if (added.length > 0 && stored.length + added.length > maxProductLabels) throw wrongParameter();
  return [...stored, ...added];
};

/** @throws Failure 404 for a category of another shop, 400 for an unknown brand, guarantee or tag */
const editOf = async (
  tx: Transaction,
  shopIds: readonly number[],
  change: ProductFieldChange,
): Promise<Edit> => {
  switch (change.field) {
    case "shopCategoryId":
      return editShopCategory(tx, shopIds, change.value);
    case "brand":
      return editBrand(tx, change.value);
    case "guaranteeIds":
      await requireKnownChoices(tx, { tags: [], guaranteeIds: change.value });
      return {
        apply: ({ guaranteeIds }) => ({ guaranteeIds: changeList(guaranteeIds, change.mode, change.value) }),
        names: null,
      };
    case "tags":
      await requireKnownChoices(tx, { tags: change.value, guaranteeIds: [] });
      return { apply: ({ tags }) => ({ tags: changeList(tags, change.mode, change.value) }), names: null };
  }
};

type Changed = LockedProduct & { readonly before: Fields; readonly after: Fields };

const writeFields = (tx: Transaction, changed: readonly Changed[], field: ProductFieldChange["field"]) =>
  tx.execute(sql`
    update product p set ${assignments[field]}, updated_at = now()
    from jsonb_to_recordset(${JSON.stringify(changed.map(({ id, after }) => ({ id, ...after })))}::jsonb)
      as n(id int, "shopCategoryPath" int[], "brandId" int, "guaranteeIds" int[], tags text[])
    where p.id = n.id`);

/** Updates the search words of changed products. */
const reindex = async (tx: Transaction, ids: readonly number[], names: readonly LocalizedText[]) => {
  const which = sql`p.id = any(${arrayText(ids)}::int[])`;
  // Operators move and rename categories meanwhile; the lock makes them wait for these products.
  await tx.execute(sql`select from category c
    where c.id in (select p.category_id from product p where ${which}) order by c.id for share of c`);
  await reindexProducts(tx, which, names);
};

/**
 * Changes a field of the selected products.
 * @returns the ids of the changed ones
 * @throws Failure 404 for the id of another shop's product or category; 400 if the filter matches more than
 * `maxBulkProducts`, or for a value that one of the products can't have. Nothing is written then.
 */
export const changeFields = (
  { db, clock }: Pick<AppContext, "db" | "clock">,
  actor: Actor,
  { shopIds, ...selection }: ProductSelection & { shopIds: readonly number[] },
  change: ProductFieldChange,
): Promise<{ ids: number[] }> =>
  transaction(db, async (tx) => {
    const { apply, shopId, names } = await editOf(tx, shopIds, change);
    const found = await lockSelectedProducts<Fields>(tx, shopIds, selection, storedFields);
    if (shopId !== undefined && found.some(({ merchantId }) => merchantId !== shopId)) throw wrongParameter();
    const changed = found.flatMap(({ id, merchantId, categoryPath, ...before }): Changed[] => {
      const after = { ...before, ...apply(before) };
      return isDeepStrictEqual(before, after) ? [] : [{ id, merchantId, categoryPath, before, after }];
    });
    if (changed.length === 0) return { ids: [] };
    const ids = changed.map(({ id }) => id);
    await writeFields(tx, changed, change.field);
    const acts = changed.map(({ id, merchantId, before, after }) => ({
      merchantId,
      action: "product.change",
      subject: `product:${id}`,
      before: { [change.field]: audited(before)[change.field] },
      after: { [change.field]: audited(after)[change.field] },
    }));
    await recordAudits(tx, actor, acts, clock.now());
    if (names) await reindex(tx, ids, names);
    else
      await publishTags(
        tx,
        changed.flatMap((one) => productTags(one.id, one.categoryPath, one.merchantId)),
      );
    return { ids };
  });
