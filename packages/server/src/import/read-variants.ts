import type { WireLocale } from "@carmine/api/contract";
import { textIn, type LocalizedText } from "../shared/localized-text.ts";
import type { ProductOption, ProductOptionValue } from "../shared/product-option.ts";
import { inReadingOrder } from "../shared/reading-order.ts";
import type { Field } from "./columns.ts";
import type { CurrentProduct, CurrentSku } from "../catalogue/products/current-product.ts";
import type { PlacedRow, RowProblem } from "./group-rows.ts";
import type { ImportReason } from "./problem.ts";
import { optionKey } from "../catalogue/products/option-key.ts";
import { isNamed, matchOptions, type MatchedOption } from "./match-options.ts";
import { optionName, optionValueText } from "./option-text.ts";
import { unchangedVariant, readVariant, type StockRules, type Variant } from "./read-variant.ts";

export interface ReadVariants {
  options: ProductOption[];
  variants: Variant[];
  /** Variants that keep the shop's stock although the file has another figure. */
  stockKept: number;
  /** New variants with unknown stock. */
  unknownStock: number;
  problems: RowProblem[];
  notices: RowProblem[];
}

export interface ReadRules extends StockRules {
  /** Language of the file. @default "en" */
  locale?: WireLocale;
}

/** A row of a variant, with the existing variant. */
interface MatchedRow extends PlacedRow {
  values: string[];
  current: CurrentSku | undefined;
}

const optionFields = [
  ["option1Name", "option1Value"],
  ["option2Name", "option2Value"],
  ["option3Name", "option3Value"],
] as const;

/** Columns of a single variant. */
const variantFields = [
  "price",
  "sku",
  "grams",
  "tracker",
  "quantity",
  "policy",
  "compareAt",
  "barCode",
  "variantImage",
] as const satisfies readonly Field[];

const optionNames = ({ row }: PlacedRow): string[] => {
  const names = optionFields.map(([name]) => row[name] ?? "");
  // Shopify's marker for a product without options.
  if (names[0]?.toLowerCase() === "title" && row.option1Value?.toLowerCase() === "default title") return [];
  return names.filter((name) => name !== "");
};

const valueOf = ({ row }: PlacedRow, at: number): string =>
  row[optionFields[at]?.[1] ?? "option1Value"] ?? "";

/** Existing values keep their order; with a new one, sizes and measures are sorted from small to large. */
const sortValues = (values: ProductOptionValue[], known: ProductOption | undefined): ProductOptionValue[] => {
  const places = new Map(known?.values.map(({ key }, at) => [key, at]));
  if (values.every(({ key }) => places.has(key)))
    return values.toSorted((a, b) => (places.get(a.key) ?? 0) - (places.get(b.key) ?? 0));
  const named = values.map((value) => ({ value, name: textIn(value.text, "en") }));
  return inReadingOrder(named).map(({ value }) => value);
};

/** Adds the file's text in its language, unless some language has it. A new text is the English one, too. */
const withText = (
  before: LocalizedText | undefined,
  text: string,
  display: string,
  locale: WireLocale,
): LocalizedText => {
  if (!before) return { en: display, [locale]: display };
  return isNamed(before, text) ? before : { ...before, [locale]: display };
};

/** The options with their values in use. Existing ones keep their keys, pictures and other languages. */
const readOptions = (
  options: readonly MatchedOption[],
  rows: readonly PlacedRow[],
  locale: WireLocale,
  problems: RowProblem[],
): ProductOption[] =>
  options.map(({ name, known, textOf, keyOf }) => {
    const values = new Map<string, string>();
    for (const placed of rows) {
      const text = textOf(placed);
      if (text === "")
        problems.push({ line: placed.line, reason: { key: "importOptionEmpty", values: { name } } });
      else if (!values.has(keyOf(placed))) values.set(keyOf(placed), text);
    }
    const read = Array.from(values, ([key, text]): ProductOptionValue => {
      const same = known?.values.find((one) => one.key === key);
      return { ...same, key, text: withText(same?.text, text, optionValueText(text), locale) };
    });
    return {
      key: known?.key ?? optionKey(name),
      name: withText(known?.name, name, optionName(name), locale),
      values: sortValues(read, known),
    };
  });

const isRowOfVariant = ({ row }: PlacedRow): boolean =>
  (row.price ?? "") !== "" || (row.option1Value ?? "") !== "" || (row.sku ?? "") !== "";

/** Variants of a file with option columns, which lists all variants of the product. */
const matchByOptions = (
  rows: readonly PlacedRow[],
  first: PlacedRow,
  current: CurrentProduct | null,
  locale: WireLocale,
): { matched: MatchedRow[]; options: ProductOption[]; problems: RowProblem[]; notices: RowProblem[] } => {
  const problems: RowProblem[] = [];
  const notices: RowProblem[] = [];
  const columns = optionFields.filter(([name, value]) =>
    [name, value].every((at) => first.row[at] !== undefined),
  );
  if (current && columns.length < current.options.length)
    problems.push({
      line: first.line,
      reason: {
        key: "importOptionColumns",
        values: { options: current.options.length, columns: columns.length },
      },
    });
  const names = optionNames(first);
  let variantRows = rows.filter(isRowOfVariant);
  // Some exports have a row for the product itself before those of its variants.
  const isParent = names.length > 0 && names.every((_, at) => valueOf(first, at) === "");
  if (isParent && variantRows[0] === first && variantRows.length > 1) {
    variantRows = variantRows.slice(1);
    notices.push({ line: first.line, reason: { key: "importNoOption" } });
  }
  if (variantRows.length === 0) problems.push({ line: first.line, reason: { key: "importNoPriceRow" } });
  const matchedOptions = matchOptions({ names, rows: variantRows, current, locale, textAt: valueOf });
  const options = readOptions(matchedOptions, variantRows, locale, problems);
  const known = current ? [...current.skus, ...current.formerSkus] : [];
  const matched = variantRows.map((placed) => {
    const values = matchedOptions.map(({ keyOf }) => keyOf(placed));
    const same = known.find((one) => one.values.join("\n") === values.join("\n"));
    return { ...placed, values, current: same };
  });
  return { matched, options, problems, notices };
};

/** Why a row with this SKU, or without one, doesn't name a variant. */
const whyNoVariant = (code: string, foundCount: number, skuCount: number): ImportReason => {
  if (code === "") return { key: "importVariantUnclear", values: { count: skuCount } };
  return foundCount === 0
    ? { key: "importVariantMissing", values: { code } }
    : { key: "importVariantsSame", values: { code, count: foundCount } };
};

/** The variants of rows without options: the only one of the product, else the one with the SKU. */
const matchBySku = (
  rows: readonly PlacedRow[],
  { skus, options }: CurrentProduct,
): { matched: MatchedRow[]; problems: RowProblem[] } => {
  const problems: RowProblem[] = [];
  const matched = rows.flatMap((placed): MatchedRow[] => {
    const { row, line } = placed;
    if (variantFields.every((field) => (row[field] ?? "") === "")) return [];
    const [only, ...others] = skus;
    if (!only && options.length === 0) return [{ ...placed, values: [], current: undefined }];
    const code = row.sku ?? "";
    const found =
      others.length === 0 && only ? [only] : skus.filter((one) => code !== "" && one.code === code);
    const [current] = found;
    if (current && found.length === 1) return [{ ...placed, values: current.values, current }];
    problems.push({ line, reason: whyNoVariant(code, found.length, skus.length) });
    return [];
  });
  return { matched, problems };
};

/** Reads the matched rows, and reports duplicate variants. */
const readMatched = (matched: readonly MatchedRow[], rules: StockRules): Omit<ReadVariants, "options"> => {
  const taken = new Map<string, number>();
  const result: Omit<ReadVariants, "options"> = {
    variants: [],
    stockKept: 0,
    unknownStock: 0,
    problems: [],
    notices: [],
  };
  for (const { row, line, values, current } of matched) {
    const read = readVariant(row, values, current, rules);
    const key = values.join("\n");
    const same = taken.get(key);
    const reasons: ImportReason[] = [
      ...read.reasons,
      ...(same === undefined ? [] : [{ key: "importSameOptions" as const, values: { line: same } }]),
    ];
    if (same === undefined) taken.set(key, line);
    result.problems.push(...reasons.map((reason) => ({ line, reason })));
    if (reasons.length > 0) continue;
    if (read.isUnpriced) {
      result.notices.push({ line, reason: { key: "importVariantNoPrice" } });
      continue;
    }
    if (read.isStockUnknown) result.unknownStock += 1;
    if (read.isStockKept) result.stockKept += 1;
    result.variants.push(read.variant);
  }
  return result;
};

/**
 * Reads the variants of a product. A file with option columns lists all of them; otherwise variants without a
 * row stay unchanged.
 */
export const readVariants = (
  rows: readonly PlacedRow[],
  first: PlacedRow,
  current: CurrentProduct | null,
  { locale = "en", ...rules }: ReadRules,
): ReadVariants => {
  const hasOptions = first.row.option1Name !== undefined && first.row.option1Value !== undefined;
  if (hasOptions || !current) {
    const { matched, options, problems, notices } = matchByOptions(rows, first, current, locale);
    const read = readMatched(matched, rules);
    return {
      ...read,
      options,
      problems: [...problems, ...read.problems],
      notices: [...notices, ...read.notices],
    };
  }
  const { matched, problems } = matchBySku(rows, current);
  const read = readMatched(matched, rules);
  const mentioned = new Set(matched.map((row) => row.current));
  const changed = new Map(read.variants.map((variant) => [variant.values.join("\n"), variant]));
  const inOrder = current.skus.flatMap((one): Variant[] => {
    const variant = changed.get(one.values.join("\n"));
    if (variant) return [variant];
    return mentioned.has(one) ? [] : [unchangedVariant(one)];
  });
  const added = read.variants.filter(({ values }) => !current.skus.some((one) => one.values === values));
  return {
    ...read,
    options: current.options,
    variants: [...inOrder, ...added],
    problems: [...problems, ...read.problems],
  };
};
