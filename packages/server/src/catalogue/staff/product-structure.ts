import { Code, type ProductChange, type StaffOption } from "@carmine/api/contract";
import { sql } from "drizzle-orm";
import type { Transaction } from "../../database/connection.ts";
import { Failure } from "../../http/envelope/failure.ts";
import { mediaAddressOrNull } from "../../shared/media-address.ts";
import type { ProductOption } from "../../shared/product-option.ts";
import type { CurrentProduct, CurrentSku } from "../products/current-product.ts";
import { optionKey } from "../products/option-key.ts";
import { storedText, textsOf, wrongParameter } from "./product-content.ts";
import type { NewSku } from "./product-draft-of.ts";
import { textIn } from "../../shared/localized-text.ts";

export type Structure = Pick<NonNullable<ProductChange["structure"]>, "options" | "variants">;

export const staffOptionsOf = (options: readonly ProductOption[]): StaffOption[] =>
  options.map(({ key, name, values }) => ({
    key,
    name: textsOf(name),
    values: values.map((value) => ({ key: value.key, text: textsOf(value.text) })),
  }));

/** Keys of new options and values come from their text, in English if available, as in imports. */
const keyOf = (key: string | null, text: string): string => {
  if (text === "") throw wrongParameter();
  return key ?? optionKey(text);
};

const requireUnique = (values: readonly string[]): void => {
  if (new Set(values).size < values.length) throw new Failure(Code.badRequest, "optionRepeated");
};

/** @throws Failure 400 for repeated or unnamed options and values */
export const storedOptions = (
  options: readonly StaffOption[],
  before: readonly ProductOption[],
): ProductOption[] => {
  const stored = options.map(({ key, name, values }) => {
    const known = before.find((one) => one.key === key);
    if (key !== null && !known) throw wrongParameter();
    return {
      key: keyOf(key, textIn(name, "en")),
      name: storedText(name),
      values: values.map((value) => {
        const old = known?.values.find((one) => one.key === value.key);
        if (value.key !== null && !old) throw wrongParameter();
        return {
          key: keyOf(value.key, textIn(value.text, "en")),
          text: storedText(value.text),
          ...(old?.picture !== undefined && { picture: old.picture }),
        };
      }),
    };
  });
  requireUnique(stored.map(({ key }) => key));
  for (const { values } of stored) requireUnique(values.map(({ key }) => key));
  return stored;
};

export const unchangedSku = (sku: CurrentSku): NewSku => ({
  values: sku.values,
  code: sku.code,
  barCode: sku.barCode,
  price: sku.price,
  listPrice: sku.listPrice,
  onHand: null,
  importedStock: sku.importedStock,
  isAlwaysSellable: sku.isAlwaysSellable,
  weight: sku.weight,
  volume: sku.volume,
  image: mediaAddressOrNull(sku.picture),
});

/** Variants on sale and their values, in the order of the structure. */
export interface StructuredSkus {
  readonly skus: readonly NewSku[];
  /** Existing variants whose values change. */
  readonly moved: readonly { readonly id: number; readonly values: readonly string[] }[];
  /** Units of new variants, by their values. */
  readonly stock: readonly { readonly values: readonly string[]; readonly units: number }[];
}

/**
 * The variants that are on sale with new options.
 * @param existing data of the stored variants, on sale or not, by id
 * @throws Failure 400 for two variants with the same values
 */
export const structuredSkus = (
  options: readonly ProductOption[],
  { variants }: Pick<Structure, "variants">,
  existing: ReadonlyMap<number, NewSku>,
): StructuredSkus => {
  const moved: { id: number; values: string[] }[] = [];
  const stock: { values: string[]; units: number }[] = [];
  const skus = variants.map((variant): NewSku => {
    if (variant.values.length !== options.length) throw wrongParameter();
    const values = variant.values.map((at, option) => {
      const key = options[option]?.values[at]?.key;
      if (key === undefined) throw wrongParameter();
      return key;
    });
    if (variant.skuId !== null) {
      const known = existing.get(variant.skuId);
      if (!known) throw wrongParameter();
      if (known.values.join("\n") !== values.join("\n")) moved.push({ id: variant.skuId, values });
      return { ...known, values };
    }
    const { price, listPrice = null, code = "", barCode = "", weight = "0" } = variant;
    if (price === undefined || Number(price) <= 0) throw new Failure(Code.badRequest, "variantWithoutPrice");
    if (variant.stock !== undefined && variant.stock > 0) stock.push({ values, units: variant.stock });
    return {
      values,
      price,
      listPrice,
      code,
      barCode,
      weight,
      volume: "0",
      onHand: null,
      importedStock: null,
      image: null,
    };
  });
  requireUnique(skus.map(({ values }) => values.join("\n")));
  return { skus, moved, stock };
};

/**
 * Gives existing variants other values and keeps their ids, stock and history. A variant that was off sale with the
 * same values gives way. In two steps, because values are unique within a product.
 */
export const moveSkus = async (
  tx: Transaction,
  current: CurrentProduct,
  moved: StructuredSkus["moved"],
): Promise<void> => {
  if (moved.length === 0) return;
  const free = (text: string) =>
    tx.execute(sql`update sku set values = array['~' || id] from jsonb_array_elements_text(${text}::jsonb) w
      where sku.id = w::int`);
  const movedIds = new Set(moved.map(({ id }) => id));
  const wanted = new Set(moved.map(({ values }) => values.join("\n")));
  const inTheWay = [...current.skus, ...current.formerSkus].filter(
    ({ id, values }) => !movedIds.has(id) && wanted.has(values.join("\n")),
  );
  await free(JSON.stringify([...movedIds, ...inTheWay.map(({ id }) => id)]));
  await tx.execute(sql`
    update sku set values = array(select jsonb_array_elements_text(w.values))
    from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as w(id int, values jsonb) where sku.id = w.id`);
};
