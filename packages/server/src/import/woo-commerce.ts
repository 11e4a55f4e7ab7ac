import type { Cells, Field, Header } from "./columns.ts";
import type { ImportReason } from "./problem.ts";

/** Columns of WooCommerce's product export with the field that each is imported to. */
const columns: Readonly<Record<string, Field | null>> = {
  id: "handle",
  type: null,
  sku: "sku",
  name: "title",
  published: "published",
  "short description": "intro",
  description: "body",
  "in stock?": "tracker",
  stock: "quantity",
  "backorders allowed?": "policy",
  "weight (kg)": "grams",
  "weight (g)": "grams",
  "weight (lbs)": "grams",
  "weight (oz)": "grams",
  "sale price": "price",
  "regular price": "price",
  categories: "type",
  tags: "tags",
  images: "image",
  parent: "handle",
  "gtin, upc, ean, or isbn": "barCode",
  brands: "vendor",
};

const gramsPer: Readonly<Record<string, number>> = { kg: 1000, g: 1, lbs: 453.592_37, oz: 28.349_523_125 };

/** WooCommerce separates list items by comma, and escapes a comma in a name. */
const list = (text: string): string[] =>
  text
    .split(/(?<!\\),/)
    .map((part) => part.replaceAll("\\,", ",").trim())
    .filter((part) => part !== "");

/** A handle for a product: its SKU, else its id. Variations name their parent by either. */
const handleOf = (reference: string): string =>
  /^id:\s*\d+$/i.test(reference)
    ? `id-${reference.replace(/\D/g, "")}`
    : reference
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, "-")
        .replace(/^-|-$/g, "");

const optionFields = [
  ["option1Name", "option1Value"],
  ["option2Name", "option2Value"],
  ["option3Name", "option3Value"],
] as const;

/**
 * Header of WooCommerce's product export with English column names. A simple product is one row; a variable one has a
 * row for itself and one per variation, with up to three attributes as options.
 * @returns null for the header of another file
 */
export const readWooCommerceHeader = (record: readonly string[]): Header | null => {
  const names = record.map((name) => name.trim().toLowerCase());
  const has = (...wanted: string[]) => wanted.every((name) => names.includes(name));
  if (!has("type", "sku", "name", "regular price") || !(has("id") || has("parent"))) return null;
  const weight = Object.keys(gramsPer).find((unit) => has(`weight (${unit})`));

  const reader = (row: readonly string[]) => {
    const cell = (name: string): string | undefined => {
      const at = names.indexOf(name);
      return at < 0 ? undefined : (row[at] ?? "").trim();
    };
    const type = (cell("type") ?? "").toLowerCase().split(",")[0]?.trim() ?? "";
    const parent = cell("parent") ?? "";
    const own = cell("sku") ? handleOf(cell("sku") ?? "") : `id-${cell("id") ?? ""}`;
    const handle = type === "variation" ? handleOf(parent) : own;
    return { cell, type, handle };
  };

  const priceOf = (cell: (name: string) => string | undefined): Pick<Cells, "price" | "compareAt"> => {
    const regular = cell("regular price") ?? "";
    const sale = cell("sale price") ?? "";
    return sale === "" ? { price: regular, compareAt: "" } : { price: sale, compareAt: regular };
  };

  const stockOf = (cell: (name: string) => string | undefined): Cells => {
    const [stock = "", backorders = "", inStock] = [
      cell("stock"),
      cell("backorders allowed?"),
      cell("in stock?"),
    ];
    const policy = ["1", "notify"].includes(backorders.toLowerCase()) ? "continue" : "deny";
    if (stock !== "") return { tracker: "shopify", quantity: stock, policy };
    if (inStock === "0") return { tracker: "shopify", quantity: "0", policy };
    return inStock === undefined ? {} : { tracker: "", quantity: "", policy };
  };

  const weightOf = (cell: (name: string) => string | undefined): Cells => {
    if (weight === undefined) return {};
    const grams = Number((cell(`weight (${weight})`) ?? "").replace(",", ".")) * (gramsPer[weight] ?? 1);
    return { grams: String(Math.round(grams)) };
  };

  /** Texts of a product, in its first row. */
  const productCells = (cell: (name: string) => string | undefined): Cells => ({
    title: cell("name") ?? "",
    ...(has("description") && { body: cell("description") ?? "" }),
    ...(has("short description") && {
      intro:
        cell("short description")
          ?.replace(/<[^>]*>/g, "")
          .trim() ?? "",
    }),
    ...(has("brands") && { vendor: list(cell("brands") ?? "")[0] ?? "" }),
    ...(has("categories") && { type: list(cell("categories") ?? "")[0] ?? "" }),
    ...(has("tags") && { tags: list(cell("tags") ?? "").join(", ") }),
    ...(has("published") && { published: String((cell("published") ?? "") === "1") }),
  });

  const skuCells = (cell: (name: string) => string | undefined): Cells => ({
    sku: cell("sku") ?? "",
    ...priceOf(cell),
    ...stockOf(cell),
    ...weightOf(cell),
    ...(has("gtin, upc, ean, or isbn") && { barCode: cell("gtin, upc, ean, or isbn") ?? "" }),
  });

  /** The options of a row; the row of the variable product itself only names them. */
  const optionCells = (cell: (name: string) => string | undefined, hasValues: boolean): Cells =>
    Object.fromEntries(
      optionFields.flatMap(([name, value], at) => [
        [name, cell(`attribute ${at + 1} name`) ?? ""],
        [value, hasValues ? (cell(`attribute ${at + 1} value(s)`) ?? "") : ""],
      ]),
    );

  const rowsOf = (row: readonly string[]): readonly Cells[] | ImportReason => {
    const { cell, type, handle } = reader(row);
    if (handle === "" || handle === "id-") return { key: "importRowNoId" };
    const images = list(cell("images") ?? "");
    const [image = "", ...others] = images;
    const more = others.map((source): Cells => ({ handle, image: source }));
    const pictures: Cells = has("images") ? { image } : {};
    if (type === "simple")
      return [
        {
          handle,
          ...productCells(cell),
          ...skuCells(cell),
          ...pictures,
          option1Name: "Title",
          option1Value: "Default Title",
        },
        ...more,
      ];
    if (type === "variable")
      return [
        { handle, ...productCells(cell), price: "", ...pictures, ...optionCells(cell, false) },
        ...more,
      ];
    if (type === "variation")
      return [{ handle, ...skuCells(cell), ...optionCells(cell, true), variantImage: image }];
    return { key: "importRowType", values: { type } };
  };

  const fieldOf = (name: string): string | null =>
    columns[name] ?? (/^attribute [123] (name|value\(s\))$/.test(name) ? "option1Name" : null);
  return {
    system: "woocommerce",
    width: record.length,
    columns: record.map((name, at) => ({ name, field: fieldOf(names[at] ?? "") })),
    handleOf: (row) => reader(row).handle,
    read: rowsOf,
    metafields: new Map(),
  };
};
