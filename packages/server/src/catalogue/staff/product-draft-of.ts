import { Code, type ProductContent, type StaffPropertyValue } from "@carmine/api/contract";
import { inArray, sql } from "drizzle-orm";
import type { Transaction } from "../../database/connection.ts";
import { rowsOf } from "../../database/rows.ts";
import { guarantee, productTag } from "../../database/schema/catalogue.ts";
import { Failure } from "../../http/envelope/failure.ts";
import { takeUploads } from "../../media/uploads/take-uploads.ts";
import { cleanHtml } from "../../shared/clean-html.ts";
import { hasText, type LocalizedText } from "../../shared/localized-text.ts";
import { mediaKeyIn } from "../../shared/media-address.ts";
import type { ProductOption } from "../../shared/product-option.ts";
import type { PropertyValue } from "../../shared/product-properties.ts";
import { readCategories } from "../category-tree.ts";
import { type FoundCategory, withSearchWords } from "../category-words.ts";
import type { CurrentProduct } from "../products/current-product.ts";
import { findOrCreateBrand } from "../products/find-or-create-brand.ts";
import type { DraftSku, ProductDraft } from "../products/product-draft.ts";
import type { DraftProperty } from "../properties/draft-property.ts";
import { type Property, readProperties } from "../properties/read-properties.ts";
import { storedText, wrongParameter } from "./product-content.ts";

/** The category with its search words. A hidden one stays if the product is already in it. */
const categoryOf = async (
  tx: Transaction,
  { categoryId }: ProductContent,
  current: CurrentProduct | null,
): Promise<FoundCategory> => {
  const found = withSearchWords(await readCategories(tx)).find(({ id }) => id === categoryId);
  if (found) return found;
  if (current?.row.categoryId !== categoryId) throw wrongParameter();
  return { id: categoryId, path: current.row.categoryPath, words: [] };
};

/**
 * The path in the shop's tree, from the top, with its names.
 * @throws Failure 400 for a category of another shop
 */
export const shopPathOf = async (
  tx: Transaction,
  merchantId: number,
  { shopCategoryId }: Pick<ProductContent, "shopCategoryId">,
) => {
  if (shopCategoryId === null) return [];
  const path = await rowsOf<{ id: number; name: LocalizedText }>(
    tx,
    sql`
    select n.id, n.name from shop_category c
    join shop_category n on n.merchant_id = c.merchant_id and (n.id = c.id or n.id = c.pid)
    where c.merchant_id = ${merchantId}::int and c.id = ${shopCategoryId}::int order by n.id = c.id`,
  );
  if (path.length === 0) throw wrongParameter();
  return path;
};

const isOne = ({ kind, choices }: Property, value: StaffPropertyValue): boolean => {
  if (kind === "number") return typeof value === "number" && Number.isFinite(value);
  if (kind === "flag") return typeof value === "boolean";
  return kind === "choice" && choices.some(({ key }) => key === value);
};

/** @throws Failure 400 for a value of another kind */
const propertyValue = (property: Property, value: StaffPropertyValue): PropertyValue => {
  if (typeof value === "object" && !Array.isArray(value)) {
    if (property.kind !== "text") throw wrongParameter();
    return storedText(value);
  }
  const values = Array.isArray(value) ? value : [value];
  if (values.length === 0 || !values.every((one) => isOne(property, one))) throw wrongParameter();
  return value;
};

/** Values of properties that the operator has removed are left out, as by imports. */
const propertiesOf = async (tx: Transaction, { properties }: ProductContent): Promise<DraftProperty[]> => {
  const known = await readProperties(tx);
  return Object.entries(properties).flatMap(([key, value]) => {
    const property = known.get(key);
    return property ? [{ ...property, value: propertyValue(property, value) }] : [];
  });
};

/** @throws Failure 400 for an unknown tag or guarantee */
export const requireKnownChoices = async (
  tx: Transaction,
  { tags, guaranteeIds }: Pick<ProductContent, "tags" | "guaranteeIds">,
): Promise<void> => {
  const [knownTags, knownGuarantees] = [
    tags.length === 0 ? 0 : await tx.$count(productTag, inArray(productTag.key, tags)),
    guaranteeIds.length === 0 ? 0 : await tx.$count(guarantee, inArray(guarantee.id, guaranteeIds)),
  ];
  if (knownTags < new Set(tags).size || knownGuarantees < new Set(guaranteeIds).size) throw wrongParameter();
};

export interface Author {
  readonly accountId: number;
  readonly now: Date;
}

/**
 * Attaches pictures that the product doesn't have yet; they are uploads of the author.
 * @returns the keys of all
 */
const pictureKeys = async (
  tx: Transaction,
  urls: readonly string[],
  known: ReadonlySet<string>,
  { accountId, now }: Author,
): Promise<ReadonlyMap<string, string>> => {
  const keys = new Map(urls.map((url) => [url, mediaKeyIn(url) ?? ""]));
  const added = [...keys].flatMap(([url, key]) => (known.has(key) ? [] : [url]));
  await takeUploads(tx, { urls: added, accountId, model: "catalog", now });
  return keys;
};

/** A variant to be written, with the URL of its picture. */
export type NewSku = Omit<DraftSku, "picture"> & { readonly image: string | null };

interface DraftInput {
  readonly merchantId: number;
  readonly handle: string;
  readonly content: ProductContent;
  readonly options: ProductOption[];
  /** On sale, in order. */
  readonly skus: readonly NewSku[];
  /** Null for a new product. */
  readonly current: CurrentProduct | null;
  readonly author: Author;
}

const requireComplete = ({ content, skus }: DraftInput): void => {
  if (!hasText(content.name)) throw new Failure(Code.badRequest, "productNameMissing");
  if (content.isShown && skus.length === 0) throw new Failure(Code.badRequest, "productWithoutVariant");
};

/** The draft that `writeDraft` writes. @throws Failure 400 for invalid content */
export const productDraftOf = async (tx: Transaction, input: DraftInput): Promise<ProductDraft> => {
  requireComplete(input);
  const { merchantId, handle, content, options, skus, current, author } = input;
  await requireKnownChoices(tx, content);
  const { row, brand, skus: before = [], formerSkus = [], specifications = [] } = current ?? {};
  const known = new Set([
    ...(row?.pictures ?? []),
    ...[...before, ...formerSkus].flatMap(({ picture }) => picture ?? []),
  ]);
  const urls = [...content.pictures, ...skus.flatMap(({ image }) => image ?? [])];
  const keys = await pictureKeys(tx, [...new Set(urls)], known, author);
  const keyOf = (url: string): string => keys.get(url) ?? "";
  const category = await categoryOf(tx, content, current);
  const shopPath = await shopPathOf(tx, merchantId, content);
  const isSameBrand = brand?.name === content.brand;
  const cleaned = storedText(content.content);
  return {
    merchantId,
    handle,
    category: { ...category, words: [...category.words, ...shopPath.map(({ name }) => name)] },
    shopCategoryPath: shopPath.map(({ id }) => id),
    brand: isSameBrand
      ? (brand ?? null)
      : content.brand === ""
        ? null
        : await findOrCreateBrand(tx, content.brand),
    name: storedText(content.name),
    intro: storedText(content.intro),
    content: {
      ...Object.fromEntries(Object.entries(cleaned).map(([locale, html]) => [locale, cleanHtml(html)])),
      en: cleanHtml(cleaned.en),
    },
    unit: storedText(content.unit),
    keywords: content.keywords,
    options,
    specifications,
    properties: await propertiesOf(tx, content),
    tireLabel: content.tireLabel,
    pictures: content.pictures.map(keyOf),
    pictureTexts: Object.fromEntries(
      content.pictures.flatMap((url) => {
        const texts = content.pictureTexts[url];
        return texts && Object.values(texts).some((text) => text !== "")
          ? [[keyOf(url), storedText(texts)]]
          : [];
      }),
    ),
    guaranteeIds: content.guaranteeIds,
    tags: content.tags,
    isShown: content.isShown,
    skus: skus.map(({ image, ...sku }) => ({ ...sku, picture: image === null ? null : keyOf(image) })),
  };
};
