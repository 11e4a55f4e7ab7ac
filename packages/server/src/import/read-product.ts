import type { FileCategories } from "./category-of-type.ts";
import { cleanHtml, plainText } from "../shared/clean-html.ts";
import type { TireLabel, WireLocale } from "@carmine/api/contract";
import type { Row } from "./columns.ts";
import type { PlacedRow, RowGroup, RowProblem } from "./group-rows.ts";
import type { CurrentProduct } from "../catalogue/products/current-product.ts";
import { readLabel } from "./read-label.ts";
import type { Variant } from "./read-variant.ts";
import { readVariants, type ReadRules } from "./read-variants.ts";
import type { ProductOption } from "../shared/product-option.ts";
import { textIn } from "../shared/localized-text.ts";

/** A picture source in the file. */
export interface PictureRequest {
  line: number;
  source: string;
}

/** A product of the file, not yet linked to database rows. Undefined fields have no column in the file. */
export interface FileProduct {
  handle: string;
  title: string | undefined;
  body: string | undefined;
  intro: string | undefined;
  vendor: string | undefined;
  categories: FileCategories;
  keywords: string[] | undefined;
  isShown: boolean | undefined;
  tireLabel: TireLabel | null;
  /** Cells of metafields by the key of their property; an empty cell removes the value. */
  metafields: ReadonlyMap<string, string>;
  options: ProductOption[];
  /** Empty if none has a price. */
  variants: Variant[];
  pictures: PictureRequest[] | undefined;
}

export interface ReadProduct {
  /** Null if the rows have an error. */
  product: FileProduct | null;
  problems: RowProblem[];
  /** Warnings about skipped or doubtful values. */
  notices: RowProblem[];
  /** Variants that keep the shop's stock although the file has another figure. */
  stockKept: number;
  /** New variants with unknown stock. */
  unknownStock: number;
}

const longestTitle = 300;
const introLength = 200;
const firstHeading = /^\s*<(h[1-6])[^>]*>(.*?)<\/\1>/is;

/** Removes the title from the start of a description, because it is already shown above the intro. */
const withoutTitle = (body: string, title: string): string =>
  body.replace(firstHeading, (all, _tag: string, heading: string) =>
    plainText(heading, title.length + 1).toLowerCase() === title.trim().toLowerCase() ? "" : all,
  );
const readShown = ({ line, row }: PlacedRow, problems: RowProblem[]): boolean | undefined => {
  if (row.status === undefined && row.published === undefined) return undefined;
  const status = row.status?.toLowerCase() ?? "";
  if (!["", "active", "draft", "archived"].includes(status))
    problems.push({ line, reason: { key: "importStatus", values: { value: row.status ?? "" } } });
  const published = row.published?.toLowerCase() ?? "";
  if (!["", "true", "false"].includes(published))
    problems.push({ line, reason: { key: "importPublished", values: { value: row.published ?? "" } } });
  return (status === "" || status === "active") && published !== "false";
};

const readPictures = (rows: PlacedRow[]): PictureRequest[] | undefined => {
  if (rows[0]?.row.image === undefined) return undefined;
  const placed = rows
    .map(({ line, row }, at) => ({
      line,
      source: row.image ?? "",
      position: Number(row.imagePosition) || 1000 + at,
    }))
    .filter(({ source }) => source !== "")
    .toSorted((a, b) => a.position - b.position);
  return [...new Map(placed.map(({ line, source }) => [source, { line, source }])).values()];
};

const list = (text: string, sign: string): string[] =>
  text
    .split(sign)
    .map((part) => part.trim())
    .filter((part) => part !== "");

/** The short description: the file's, else the beginning of a changed description. */
const readIntro = (
  { row, body, title }: { row: Row; body: string | undefined; title: string },
  current: CurrentProduct | null,
  locale: WireLocale,
) => {
  if (row.intro !== undefined) return row.intro;
  if (body === undefined || body === textIn(current?.row.content ?? {}, locale)) return undefined;
  return plainText(withoutTitle(row.body ?? "", title), introLength);
};

/** Category paths of a product's first row. */
export const categoriesOf = (row: Row): FileCategories => ({
  type: row.type === undefined ? undefined : list(row.type, ">"),
  standard: row.productCategory === undefined ? undefined : list(row.productCategory, ">"),
});

const readTitle = (
  { row, line }: PlacedRow,
  current: CurrentProduct | null,
  problems: RowProblem[],
): string | undefined => {
  if (!current && (row.title === undefined || row.price === undefined))
    problems.push({
      line,
      reason: { key: "importNewColumns" },
    });
  const title = row.title?.replace(/\s+/g, " ");
  if (title === "") problems.push({ line, reason: { key: "importNoTitle" } });
  if (title !== undefined && title.length > longestTitle)
    problems.push({ line, reason: { key: "importTitleLong", values: { max: longestTitle } } });
  return title;
};

const byLine = (a: RowProblem, b: RowProblem): number => a.line - b.line;

/**
 * Validates the rows of one product. A single invalid row refuses the whole product, because otherwise the
 * variants of the invalid rows would be removed from sale.
 * @param current the existing product, null for a new one
 */
export const readProduct = (
  group: RowGroup,
  current: CurrentProduct | null = null,
  rules: ReadRules = {},
): ReadProduct => {
  const { locale = "en" } = rules;
  const problems = [...group.problems];
  const refused = { product: null, notices: [], stockKept: 0, unknownStock: 0 };
  const [first] = group.rows;
  if (first === undefined) return { ...refused, problems };
  const { row, line } = first;
  const title = readTitle(first, current, problems);
  if (problems.length > group.problems.length && !current && row.price === undefined)
    return { ...refused, problems: problems.toSorted(byLine) };
  const { options, variants, ...read } = readVariants(group.rows, first, current, rules);
  problems.push(...read.problems);
  const isShown = readShown(first, problems);
  const tireLabel = readLabel(row, current?.tireLabel ?? null);
  const isLabelWrong = tireLabel !== null && "key" in tireLabel;
  if (isLabelWrong) problems.push({ line, reason: tireLabel });
  if (isLabelWrong || problems.length > 0) return { ...refused, problems: problems.toSorted(byLine) };
  const body = row.body === undefined ? undefined : cleanHtml(row.body);
  const isHidden = variants.length === 0;
  const hidden: RowProblem = { line, reason: { key: "importHidden" } };
  return {
    problems: [],
    notices: isHidden ? [...read.notices, hidden] : read.notices,
    stockKept: read.stockKept,
    unknownStock: read.unknownStock,
    product: {
      handle: group.handle,
      title,
      body,
      intro: readIntro(
        { row, body, title: title ?? textIn(current?.row.name ?? {}, locale) },
        current,
        locale,
      ),
      vendor: row.vendor?.slice(0, 100),
      categories: categoriesOf(row),
      keywords: row.tags === undefined ? undefined : list(row.tags, ",").slice(0, 50),
      isShown: isHidden ? false : isShown,
      tireLabel,
      metafields: row.metafields,
      options,
      variants,
      pictures: readPictures(group.rows),
    },
  };
};
