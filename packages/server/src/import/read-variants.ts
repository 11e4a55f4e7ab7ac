import type { ProductOption } from "../shared/product-option.ts";
import { inReadingOrder } from "../shared/reading-order.ts";
import type { Field } from "./columns.ts";
import type { CurrentProduct, CurrentSku } from "../catalogue/products/current-product.ts";
import type { PlacedRow, RowProblem } from "./group-rows.ts";
import { optionKey } from "../catalogue/products/option-key.ts";
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

/** The options with their values in use: sizes and measures from small to large, others in file order. */
const readOptions = (
  names: readonly string[],
  rows: readonly PlacedRow[],
  problems: RowProblem[],
): ProductOption[] =>
  names.map((name, at) => {
    const values = new Map<string, string>();
    for (const placed of rows) {
      const text = valueOf(placed, at);
      if (text === "") problems.push({ line: placed.line, reason: `The option "${name}" has no value.` });
      else if (!values.has(optionKey(text))) values.set(optionKey(text), text);
    }
    const named = Array.from(values, ([key, text]) => ({ key, name: optionValueText(text) }));
    return {
      key: optionKey(name),
      name: { en: optionName(name) },
      values: inReadingOrder(named).map(({ key, name: text }) => ({ key, text: { en: text } })),
    };
  });

/** Keeps translations and pictures of existing options and values. */
const withCurrent = (options: ProductOption[], current: CurrentProduct | null): ProductOption[] =>
  options.map((option) => {
    const before = current?.options.find(({ key }) => key === option.key);
    if (!before) return option;
    return {
      ...option,
      name: { ...before.name, ...option.name },
      values: option.values.map((value) => {
        const same = before.values.find(({ key }) => key === value.key);
        return same ? { ...same, text: { ...same.text, ...value.text } } : value;
      }),
    };
  });

const isRowOfVariant = ({ row }: PlacedRow): boolean =>
  (row.price ?? "") !== "" || (row.option1Value ?? "") !== "" || (row.sku ?? "") !== "";

/** Variants of a file with option columns, which lists all variants of the product. */
const matchByOptions = (
  rows: readonly PlacedRow[],
  first: PlacedRow,
  current: CurrentProduct | null,
): { matched: MatchedRow[]; options: ProductOption[]; problems: RowProblem[]; notices: RowProblem[] } => {
  const problems: RowProblem[] = [];
  const notices: RowProblem[] = [];
  const columns = optionFields.filter(([name, value]) =>
    [name, value].every((at) => first.row[at] !== undefined),
  );
  if (current && columns.length < current.options.length)
    problems.push({
      line: first.line,
      reason: `The product has ${current.options.length} options and the file has columns for ${columns.length}.`,
    });
  const names = optionNames(first);
  let variantRows = rows.filter(isRowOfVariant);
  // Some exports have a row for the product itself before those of its variants.
  const isParent = names.length > 0 && names.every((_, at) => valueOf(first, at) === "");
  if (isParent && variantRows[0] === first && variantRows.length > 1) {
    variantRows = variantRows.slice(1);
    notices.push({ line: first.line, reason: "The row has no option value, so it isn't a variant." });
  }
  if (variantRows.length === 0)
    problems.push({ line: first.line, reason: "The product has no row with a price." });
  const options = readOptions(names, variantRows, problems);
  const known = current ? [...current.skus, ...current.formerSkus] : [];
  const matched = variantRows.map((placed) => {
    const values = options.map((_, at) => optionKey(valueOf(placed, at)));
    const same = known.find((one) => one.values.join("\n") === values.join("\n"));
    return { ...placed, values, current: same };
  });
  return { matched, options: withCurrent(options, current), problems, notices };
};

const whichVariant = "Add the columns Option1 Name and Option1 Value, or Variant SKU.";

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
    const reason =
      code === ""
        ? `The product has ${skus.length} variants and the row doesn't identify one. ${whichVariant}`
        : `The product has ${found.length === 0 ? "no variant" : `${found.length} variants`} with the SKU "${code}".`;
    problems.push({ line, reason });
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
    const reasons = [
      ...read.reasons,
      ...(same === undefined ? [] : [`The row has the same options as line ${same}.`]),
    ];
    if (same === undefined) taken.set(key, line);
    result.problems.push(...reasons.map((reason) => ({ line, reason })));
    if (reasons.length > 0) continue;
    if (read.isUnpriced) {
      result.notices.push({ line, reason: "The variant has no price and isn't on sale." });
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
  rules: StockRules,
): ReadVariants => {
  const hasOptions = first.row.option1Name !== undefined && first.row.option1Value !== undefined;
  if (hasOptions || !current) {
    const { matched, options, problems, notices } = matchByOptions(rows, first, current);
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
