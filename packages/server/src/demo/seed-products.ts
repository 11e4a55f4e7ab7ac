import type { DraftSku, ProductDraft } from "../catalogue/products/product-draft.ts";
import { newVocabulary, writeDraft } from "../catalogue/products/save-product.ts";
import type { Transaction } from "../database/connection.ts";
import { brand, guarantee, productTag } from "../database/schema/catalogue.ts";
import { dayMs } from "../shared/durations.ts";
import { storePictures } from "./store-pictures.ts";
import type { SeededCategory } from "./seed-categories.ts";
import type { SeededShop } from "./seed-shops.ts";
import { known, localizedText } from "./seed-text.ts";
import type { DemoOption, DemoProduct, DemoSku, DemoTables } from "./types.ts";
import type { ProductOption } from "../shared/product-option.ts";

export interface SeededProduct {
  id: number;
  options: ProductOption[];
  skus: readonly DemoSku[];
}

interface Places {
  categories: ReadonlyMap<string, SeededCategory>;
  shops: ReadonlyMap<string, SeededShop>;
  now: Date;
}

const seedBrands = async (tx: Transaction, tables: DemoTables) => {
  const ids = new Map<string, { id: number; name: string }>();
  for (const { key, name, logo } of tables.brands) {
    const [picture] = logo ? await storePictures(tx, [logo]) : [];
    const [row] = await tx
      .insert(brand)
      .values({ name, logo: picture ?? null })
      .returning({ id: brand.id, name: brand.name });
    if (row) ids.set(key, row);
  }
  return ids;
};

const seedGuarantees = async (tx: Transaction, tables: DemoTables) => {
  const ids = new Map<string, number>();
  for (const [sort, { key, ...fields }] of tables.guarantees.entries()) {
    const [row] = await tx
      .insert(guarantee)
      .values({ ...fields, sort })
      .returning({ id: guarantee.id });
    if (row) ids.set(key, row.id);
  }
  return ids;
};

const optionOf = (option: DemoOption, pictures: readonly string[]): ProductOption => ({
  key: option.key,
  name: option.name,
  values: option.values.map(({ key, text, picture }) => ({
    key,
    text: localizedText(text),
    ...(picture === undefined ? {} : { picture: pictures[picture] }),
  })),
});

const skuOf = (sku: DemoSku, product: string, position: number, pictures: readonly string[]): DraftSku => ({
  values: sku.values,
  code: `${product}-${position + 1}`,
  price: sku.price,
  listPrice: sku.listPrice ?? null,
  onHand: sku.stock,
  picture: sku.picture === undefined ? null : (pictures[sku.picture] ?? null),
  barCode: sku.barCode ?? "",
  weight: String(sku.weight ?? 0),
  volume: String(sku.volume ?? 0),
});

export const seedProducts = async (
  tx: Transaction,
  tables: DemoTables,
  { categories, shops, now }: Places,
): Promise<Map<string, SeededProduct>> => {
  const brands = await seedBrands(tx, tables);
  const guarantees = await seedGuarantees(tx, tables);
  if (tables.tags.length > 0) await tx.insert(productTag).values(tables.tags);

  const properties = new Map(tables.properties.map((one) => [one.key, one]));

  const draftOf = async (row: DemoProduct): Promise<ProductDraft> => {
    const pictures = await storePictures(tx, row.pictures);
    const shop = known(shops, row.merchant, "shop");
    return {
      merchantId: shop.id,
      handle: row.key,
      category: known(categories, row.category, "category"),
      shopCategoryPath:
        row.shopCategory === undefined ? [] : known(shop.categories, row.shopCategory, "shop category"),
      brand: known(brands, row.brand, "brand"),
      name: localizedText(row.name),
      intro: localizedText(row.intro),
      content: localizedText(row.content ?? ""),
      unit: localizedText(row.unit),
      keywords: row.keywords ?? [],
      options: row.options.map((option) => optionOf(option, pictures)),
      specifications: (row.specifications ?? []).map(({ name, value, facet }) => ({
        name,
        value: localizedText(value),
        facet,
      })),
      properties: Object.entries(row.properties ?? {}).map(([key, value]) => ({
        ...known(properties, key, "property"),
        value,
      })),
      features: (row.features ?? []).map(({ picture, ...texts }) => ({
        ...texts,
        picture: picture === undefined ? null : (pictures[picture] ?? null),
      })),
      tireLabel: row.tireLabel ?? null,
      pictures,
      guaranteeIds: row.guarantees.map((key) => known(guarantees, key, "guarantee")),
      tags: row.tags ?? [],
      isShown: true,
      skus: row.skus.map((sku, position) => skuOf(sku, row.key, position, pictures)),
      rank: row.rank,
      shopSort: row.rank,
      virtualSales: row.virtualSales,
      createdAt: new Date(now.getTime() - row.ageDays * dayMs),
    };
  };

  const vocabulary = newVocabulary();
  const seeded = new Map<string, SeededProduct>();
  for (const row of tables.products) {
    const draft = await draftOf(row);
    const { id } = await writeDraft(tx, draft, vocabulary);
    seeded.set(row.key, { id, options: draft.options, skus: row.skus });
  }
  return seeded;
};
