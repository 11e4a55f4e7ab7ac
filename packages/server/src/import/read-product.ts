import type { FileCategories } from "./category-of-type.ts";
import { cleanHtml, plainText } from "../shared/clean-html.ts";
import type { TireLabel } from "@carmine/api/contract";
import type { Row } from "./columns.ts";
import type { PlacedRow, RowGroup, RowProblem } from "./group-rows.ts";
import { optionKey } from "./option-key.ts";
import { optionName, optionValueText } from "./option-text.ts";
import { readLabel } from "./read-label.ts";
import { readVariant, type Variant } from "./read-variant.ts";
import type { ProductOption } from "../shared/product-option.ts";
import { inReadingOrder } from "../shared/reading-order.ts";

/** Where a picture comes from, as the file says it. */
export interface PictureRequest {
  line: number;
  source: string;
}

/** A product of the file, not yet tied to rows of the database. */
export interface FileProduct {
  handle: string;
  title: string;
  body: string;
  intro: string;
  vendor: string;
  categories: FileCategories;
  keywords: string[];
  isShown: boolean;
  tireLabel: TireLabel | null;
  options: ProductOption[];
  variants: Variant[];
  pictures: PictureRequest[];
}

const longestTitle = 300;
const introLength = 200;
const firstHeading = /^\s*<(h[1-6])[^>]*>(.*?)<\/\1>/is;

/** Descriptions often begin with the title, which stands above the intro already. */
const withoutTitle = (body: string, title: string): string =>
  body.replace(firstHeading, (all, _tag: string, heading: string) =>
    plainText(heading, title.length + 1).toLowerCase() === title.trim().toLowerCase() ? "" : all,
  );
const optionFields = [
  ["option1Name", "option1Value"],
  ["option2Name", "option2Value"],
  ["option3Name", "option3Value"],
] as const;

const isVariant = ({ row }: PlacedRow): boolean =>
  row.price !== "" || row.option1Value !== "" || row.sku !== "";

const optionNames = ({ row }: PlacedRow): string[] => {
  const names = optionFields.map(([name]) => row[name]);
  // Shopify's own way to say that there is nothing to choose.
  if (names[0]?.toLowerCase() === "title" && row.option1Value.toLowerCase() === "default title") return [];
  return names.filter((name) => name !== "");
};

/** The options with the values that occur: sizes and measures from small to large, others in the order of the file. */
const readOptions = (names: string[], variants: PlacedRow[], problems: RowProblem[]): ProductOption[] =>
  names.map((name, at) => {
    const field = optionFields[at]?.[1] ?? "option1Value";
    const values = new Map<string, string>();
    for (const { line, row } of variants) {
      const text = row[field];
      if (text === "") problems.push({ line, reason: `The option "${name}" has no value.` });
      else if (!values.has(optionKey(text))) values.set(optionKey(text), text);
    }
    const named = Array.from(values, ([key, text]) => ({ key, name: optionValueText(text) }));
    return {
      key: optionKey(name),
      name: { en: optionName(name) },
      values: inReadingOrder(named).map(({ key, name: text }) => ({ key, text: { en: text } })),
    };
  });

const readShown = ({ line, row }: PlacedRow, problems: RowProblem[]): boolean => {
  const status = row.status.toLowerCase();
  if (!["", "active", "draft", "archived"].includes(status))
    problems.push({ line, reason: `The status "${row.status}" is none of active, draft and archived.` });
  const published = row.published.toLowerCase();
  if (!["", "true", "false"].includes(published))
    problems.push({ line, reason: `Published is "${row.published}", neither true nor false.` });
  return (status === "" || status === "active") && published !== "false";
};

const readPictures = (rows: PlacedRow[]): PictureRequest[] => {
  const placed = rows
    .filter(({ row }) => row.image !== "")
    .map(({ line, row }, at) => ({
      line,
      source: row.image,
      position: Number(row.imagePosition) || 1000 + at,
    }))
    .toSorted((a, b) => a.position - b.position);
  return [...new Map(placed.map(({ line, source }) => [source, { line, source }])).values()];
};

const list = (text: string, sign: string): string[] =>
  text
    .split(sign)
    .map((part) => part.trim())
    .filter((part) => part !== "");

/** Where a product's first row says that it belongs. */
export const categoriesOf = (row: Row): FileCategories => ({
  type: list(row.type, ">"),
  standard: list(row.productCategory, ">"),
});

/**
 * Checks the rows of one product. A product with a single bad row is refused whole: half of it would take the
 * variants of the bad rows off sale.
 */
export const readProduct = (group: RowGroup): { product: FileProduct | null; problems: RowProblem[] } => {
  const problems = [...group.problems];
  const [first] = group.rows;
  if (first === undefined) return { product: null, problems };
  const { row, line } = first;
  if (row.title === "") problems.push({ line, reason: "The first row of the product has no title." });
  if (row.title.length > longestTitle)
    problems.push({ line, reason: `The title is longer than ${longestTitle} characters.` });

  const variantRows = group.rows.filter(isVariant);
  if (variantRows.length === 0) problems.push({ line, reason: "The product has no row with a price." });
  const options = readOptions(optionNames(first), variantRows, problems);
  const taken = new Map<string, number>();
  const variants = variantRows.flatMap((placed): Variant[] => {
    const values = options.map((_, at) => optionKey(placed.row[optionFields[at]?.[1] ?? "option1Value"]));
    const { variant, reasons } = readVariant(placed.row, values);
    const same = taken.get(values.join("\n"));
    if (same !== undefined) reasons.push(`The row has the same options as line ${same}.`);
    else taken.set(values.join("\n"), placed.line);
    problems.push(...reasons.map((reason) => ({ line: placed.line, reason })));
    return reasons.length === 0 ? [variant] : [];
  });
  const isShown = readShown(first, problems);
  const tireLabel = readLabel(row);
  if (typeof tireLabel === "string") problems.push({ line, reason: tireLabel });
  if (typeof tireLabel === "string" || problems.length > 0)
    return { product: null, problems: problems.toSorted((a, b) => a.line - b.line) };

  return {
    problems: [],
    product: {
      handle: group.handle,
      title: row.title,
      body: cleanHtml(row.body),
      intro: plainText(withoutTitle(row.body, row.title), introLength),
      vendor: row.vendor.slice(0, 100),
      categories: categoriesOf(row),
      keywords: list(row.tags, ",").slice(0, 50),
      isShown,
      tireLabel,
      options,
      variants,
      pictures: readPictures(group.rows),
    },
  };
};
