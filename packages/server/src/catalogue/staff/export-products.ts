import type { merchantProductExport, WireLocale } from "@carmine/api/contract";
import { eq, sql } from "drizzle-orm";
import type { output } from "zod/v4/core";
import type { AppContext } from "../../context.ts";
import type { Queryable } from "../../database/connection.ts";
import { rowsOf } from "../../database/rows.ts";
import { product } from "../../database/schema/catalogue.ts";
import { shopCategory } from "../../database/schema/merchants.ts";
import type { CsvFile } from "../../http/route.ts";
import { type LocalizedText, textIn } from "../../shared/localized-text.ts";
import { mediaAddress } from "../../shared/media-address.ts";
import { withMinorDigits } from "../../shared/money.ts";
import type { PropertyValue } from "../../shared/product-properties.ts";
import { readCategories } from "../category-tree.ts";
import { type CurrentProduct, type CurrentSku, readCurrentProduct } from "../products/current-product.ts";
import { staffProductsWhere } from "./list-staff-products.ts";

/** Columns of Shopify's product file, plus the short description. */
const header = [
  "Handle",
  "Title",
  "Body (HTML)",
  "Short description",
  "Vendor",
  "Product Category",
  "Type",
  "Tags",
  "Option1 Name",
  "Option1 Value",
  "Option2 Name",
  "Option2 Value",
  "Option3 Name",
  "Option3 Value",
  "Variant SKU",
  "Variant Grams",
  "Variant Inventory Tracker",
  "Variant Inventory Qty",
  "Variant Inventory Policy",
  "Variant Price",
  "Variant Compare At Price",
  "Variant Barcode",
  "Image Src",
  "Image Position",
  "Variant Image",
  "Status",
] as const;
type Row = Partial<Record<string, string>>;

const batch = 100;

/** A property that products of the shop have. */
interface PropertyColumn {
  readonly key: string;
  readonly column: string;
}

interface Names {
  readonly locale: WireLocale;
  readonly properties: readonly PropertyColumn[];
  /** English names by id. */
  readonly categories: ReadonlyMap<number, string>;
  readonly shopCategories: ReadonlyMap<number, string>;
  readonly pictureUrl: (key: string) => string;
  readonly amount: (price: string) => string;
}

const pathText = (path: readonly number[], names: ReadonlyMap<number, string>): string =>
  path.map((id) => names.get(id) ?? "").join(" > ");

/** The properties of the shop's products that an import reads: it can't name a key with a dot. */
const readColumns = async (db: Queryable, shopId: number): Promise<PropertyColumn[]> => {
  const known = await rowsOf<{ key: string; name: string }>(
    db,
    sql`select d.key, d.name ->> 'en' as name from property d where position('.' in d.key) = 0 and exists (
      select from product p where p.merchant_id = ${shopId}::int and p.properties ? d.key) order by d.key`,
  );
  return known.map(({ key, name }) => ({
    key,
    column: `${name} (product.metafields.custom.${key.replaceAll("-", "_")})`,
  }));
};

/** A value as `readValue` reads it. */
const propertyCell = (value: PropertyValue | undefined, locale: WireLocale): string => {
  if (value === undefined) return "";
  if (Array.isArray(value)) return value.join("; ");
  return typeof value === "object" ? textIn(value, locale) : String(value);
};

const propertyCells = ({ row }: CurrentProduct, { properties, locale }: Names): Row =>
  Object.fromEntries(
    properties.map(({ key, column }) => [column, propertyCell(row.properties[key], locale)]),
  );

const productCells = ({ row, brand }: CurrentProduct, names: Names): Row => ({
  Title: textIn(row.name, names.locale),
  "Body (HTML)": textIn(row.content, names.locale),
  "Short description": textIn(row.intro, names.locale),
  Vendor: brand?.name ?? "",
  "Product Category": pathText(row.categoryPath, names.categories),
  Type: pathText(row.shopCategoryPath, names.shopCategories),
  Tags: row.keywords.join(", "),
  Status: row.isShown ? "active" : "draft",
});

/** Options of a variant; a product without options has Shopify's marker. */
const optionCells = (
  { options }: CurrentProduct,
  { values }: CurrentSku,
  locale: WireLocale,
  isFirst: boolean,
): Row => {
  if (options.length === 0)
    return { "Option1 Name": isFirst ? "Title" : "", "Option1 Value": "Default Title" };
  return Object.fromEntries(
    options.slice(0, 3).flatMap(({ name, values: known }, at) => [
      [`Option${at + 1} Name`, isFirst ? textIn(name, locale) : ""],
      [`Option${at + 1} Value`, textIn(known.find(({ key }) => key === values[at])?.text ?? {}, locale)],
    ]),
  );
};

const skuCells = (sku: CurrentSku, { pictureUrl, amount }: Names): Row => ({
  "Variant SKU": sku.code,
  "Variant Grams": String(Math.round(Number(sku.weight) * 1000)),
  "Variant Inventory Tracker": sku.isAlwaysSellable ? "" : "shopify",
  "Variant Inventory Qty": sku.isAlwaysSellable ? "" : String(sku.available),
  "Variant Inventory Policy": "deny",
  "Variant Price": amount(sku.price),
  "Variant Compare At Price": sku.listPrice === null ? "" : amount(sku.listPrice),
  "Variant Barcode": sku.barCode,
  "Variant Image": sku.picture === null ? "" : pictureUrl(sku.picture),
});

const rowsOfProduct = (current: CurrentProduct, names: Names): Row[] => {
  const { row, skus } = current;
  const count = Math.max(1, skus.length, row.pictures.length);
  return Array.from({ length: count }, (_, at): Row => {
    const [sku, picture] = [skus[at], row.pictures[at]];
    return {
      Handle: row.handle,
      ...(at === 0 && { ...productCells(current, names), ...propertyCells(current, names) }),
      ...(sku && { ...optionCells(current, sku, names.locale, at === 0), ...skuCells(sku, names) }),
      ...(picture !== undefined && {
        "Image Src": names.pictureUrl(picture),
        "Image Position": String(at + 1),
      }),
    };
  });
};

type Filter = Omit<output<typeof merchantProductExport.query>, "merId">;

/**
 * The shop's products with these filters as a file for an import. Reads a few products at a time.
 */
export const exportProducts = (
  { db, config }: Pick<AppContext, "db" | "config">,
  shopId: number,
  { language, ...filter }: Filter,
): CsvFile => {
  const mediaUrl = config.imageUrl ?? config.publicUrl ?? "";
  const rows = async function* (): AsyncGenerator<string[]> {
    const [categories, shopCategories] = [
      await readCategories(db),
      await db
        .select({ id: shopCategory.id, name: shopCategory.name })
        .from(shopCategory)
        .where(eq(shopCategory.merchantId, shopId)),
    ];
    const english = (list: readonly { id: number; name: Partial<LocalizedText> }[]) =>
      new Map(list.map(({ id, name }) => [id, textIn(name, "en")]));
    const properties = await readColumns(db, shopId);
    const names: Names = {
      locale: language,
      properties,
      categories: english(categories),
      shopCategories: english(shopCategories),
      pictureUrl: (key) => `${mediaUrl}${mediaAddress(key)}`,
      amount: (price) => withMinorDigits(price, config.currency),
    };
    const columns = [...header, ...properties.map(({ column }) => column)];
    yield columns;
    let before = 2 ** 31 - 1;
    for (;;) {
      const found = await rowsOf<{ id: number }>(
        db,
        sql`
        select p.id from product p where ${staffProductsWhere([shopId], filter)} and p.id < ${before}::int
        order by p.id desc limit ${batch}::int`,
      );
      for (const { id } of found) {
        const current = await readCurrentProduct(db, eq(product.id, id));
        if (!current) continue;
        for (const one of rowsOfProduct(current, names)) yield columns.map((name) => one[name] ?? "");
      }
      const last = found.at(-1);
      if (!last) return;
      before = last.id;
    }
  };
  return { name: "products", rows: rows() };
};
