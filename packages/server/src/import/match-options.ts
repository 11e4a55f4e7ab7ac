import type { WireLocale } from "@carmine/api/contract";
import type { CurrentProduct, CurrentSku } from "../catalogue/products/current-product.ts";
import { optionKey } from "../catalogue/products/option-key.ts";
import { textIn, type LocalizedText } from "../shared/localized-text.ts";
import type { ProductOption, ProductOptionValue } from "../shared/product-option.ts";
import type { PlacedRow } from "./group-rows.ts";

/** An option column of the file. */
export interface MatchedOption {
  name: string;
  /** The existing option. */
  known: ProductOption | undefined;
  /** Text of a row; empty if it has none. */
  textOf: (placed: PlacedRow) => string;
  /** Key of a row's value. */
  keyOf: (placed: PlacedRow) => string;
}

interface MatchInput {
  names: readonly string[];
  rows: readonly PlacedRow[];
  current: CurrentProduct | null;
  /** Language of the file. */
  locale: WireLocale;
  textAt: (placed: PlacedRow, at: number) => string;
}

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

export const isNamed = (texts: LocalizedText, text: string): boolean =>
  Object.values(texts).some((one) => isSame(one, text));

/** Finds the existing variant with the SKU of a row, if the SKU is unique in the product and in the file. */
const variantBySku = (rows: readonly PlacedRow[], current: CurrentProduct | null) => {
  const bySku = Map.groupBy(rows, ({ row }) => row.sku ?? "");
  return ({ row: { sku: code = "" } }: PlacedRow): CurrentSku | undefined => {
    if (code === "" || bySku.get(code)?.length !== 1) return undefined;
    const [found, ...others] = current?.skus.filter((one) => one.code === code) ?? [];
    return others.length === 0 ? found : undefined;
  };
};

/**
 * Matches the options and values of a file with the existing ones by their texts in any language. In another
 * language than English, a text that isn't known is a translation: of the option in the same place, and of the
 * value that the variant with the row's SKU has.
 */
export const matchOptions = ({ names, rows, current, locale, textAt }: MatchInput): MatchedOption[] => {
  const variantOf = variantBySku(rows, current);
  const options = current?.options ?? [];
  const byName = (name: string) =>
    options.find(({ key, name: texts }) => key === optionKey(name) || isNamed(texts, name));
  const namedInFile = new Set(names.map(byName));

  return names.map((name, at) => {
    const textOf = (placed: PlacedRow): string => textAt(placed, at);
    const byText = (option: ProductOption, text: string): ProductOptionValue | undefined =>
      option.values.find((value) => isSame(textIn(value.text, locale), text)) ??
      option.values.find(({ key, text: texts }) => key === optionKey(text) || isNamed(texts, text));

    const translated = (): ProductOption | undefined => {
      const option = options[at];
      if (locale === "en" || !option || namedInFile.has(option)) return undefined;
      return rows.some((placed) => variantOf(placed) ?? byText(option, textOf(placed))) ? option : undefined;
    };
    const known = byName(name) ?? translated();
    if (!known) return { name, known, textOf, keyOf: (placed) => optionKey(textOf(placed)) };

    const position = options.indexOf(known);
    /** The value of the variant with the row's SKU. */
    const ownOf = (placed: PlacedRow): ProductOptionValue | undefined => {
      const variant = variantOf(placed);
      return variant && known.values.find(({ key }) => key === variant.values[position]);
    };
    const named = (placed: PlacedRow): ProductOptionValue | undefined => {
      const own = ownOf(placed);
      return own && isNamed(own.text, textOf(placed)) ? own : byText(known, textOf(placed));
    };
    const used = new Set(rows.map((placed) => named(placed)?.key));
    const translations = new Map<string, string>();
    for (const placed of locale === "en" ? [] : rows) {
      const own = ownOf(placed);
      const text = textOf(placed);
      if (!own || text === "" || named(placed) || used.has(own.key) || translations.has(text)) continue;
      translations.set(text, own.key);
      used.add(own.key);
    }
    return {
      name,
      known,
      textOf,
      keyOf: (placed) => named(placed)?.key ?? translations.get(textOf(placed)) ?? optionKey(textOf(placed)),
    };
  });
};
