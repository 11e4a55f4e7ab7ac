import type { Database } from "../database/connection.ts";
import { createPlaces, findOrCreateMerchant } from "../import/places.ts";
import type { DraftSku, ProductDraft } from "../catalogue/products/product-draft.ts";
import { saveProduct } from "../catalogue/products/save-product.ts";

/** Fields of a product that a test sets; all others have defaults. */
export interface ProductFields {
  handle: string;
  name?: ProductDraft["name"];
  merchant?: string;
  category?: string[];
  brand?: string;
  price?: string;
  stock?: number;
  rank?: number;
  /** Sizes as option values, one sku each. */
  sizes?: string[];
  /** Stock of each size; default `stock`. */
  stocks?: number[];
  options?: ProductDraft["options"];
  skus?: Partial<DraftSku>[];
  isShown?: boolean;
  specifications?: ProductDraft["specifications"];
  tireLabel?: ProductDraft["tireLabel"];
  /** Picture keys. */
  pictures?: string[];
}

const sku = (fields: Partial<DraftSku>): DraftSku => ({
  values: [],
  code: "",
  price: "10.00",
  listPrice: null,
  onHand: 5,
  picture: null,
  barCode: "",
  weight: "1",
  volume: "0",
  ...fields,
});

/** Writes products like an import. @returns their ids by handle */
export const writeProducts = async (
  db: Database,
  products: ProductFields[],
): Promise<Map<string, number>> => {
  const places = createPlaces(db, "Test shop");
  const ids = new Map<string, number>();
  for (const row of products) {
    const { id: merchantId } = await findOrCreateMerchant(db, row.merchant ?? "Test shop");
    const { price = "10.00", stock = 5, sizes = [] } = row;
    const options =
      row.options ??
      (sizes.length > 0
        ? [
            {
              key: "size",
              name: { en: "Size" },
              values: sizes.map((size) => ({ key: size.toLowerCase(), text: { en: size } })),
            },
          ]
        : []);
    const skus =
      row.skus?.map((fields) => sku({ price, onHand: stock, ...fields })) ??
      (sizes.length > 0
        ? sizes.map((size, at) =>
            sku({ values: [size.toLowerCase()], price, onHand: row.stocks?.[at] ?? stock }),
          )
        : [sku({ price, onHand: stock })]);
    const { id } = await saveProduct(db, {
      merchantId,
      handle: row.handle,
      category: await places.category(row.category ?? ["Goods"]),
      shopCategoryPath: [],
      brand: row.brand === undefined ? null : await places.brand(row.brand),
      name: row.name ?? { en: row.handle },
      intro: { en: "" },
      content: { en: "" },
      unit: { en: "pc" },
      keywords: [],
      options,
      specifications: row.specifications ?? [],
      tireLabel: row.tireLabel ?? null,
      pictures: row.pictures ?? [],
      guaranteeIds: [],
      tags: [],
      isShown: row.isShown ?? true,
      skus,
      rank: row.rank ?? 0,
    });
    ids.set(row.handle, id);
  }
  return ids;
};
