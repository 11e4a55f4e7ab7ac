import { ImportRefused } from "./problem.ts";

const saveAsCsv = 'Save it as "CSV UTF-8" and import that.';

/** Binary file types by their first bytes. */
const binary: readonly (readonly [string, string])[] = [
  ["PK\u0003\u0004", `The file is an Excel workbook or another archive. ${saveAsCsv}`],
  ["\u00D0\u00CF\u0011\u00E0", `The file is an old Excel workbook. ${saveAsCsv}`],
  ["\u001F\u008B", "The file is compressed. Unpack it and import what is inside."],
  ["%PDF", "The file is a PDF. Import the product file that it was made from."],
];

const shopifyFile =
  "Import a product file in Shopify's CSV format instead: its columns are Handle, Title, Option1 Name, Option1 Value, Variant Price and so on.";

const googleFeed = `The file is a Google Merchant feed, which has no options and no stock. ${shopifyFile}`;

/** Refuses a file that isn't a table, and names its type. */
export const refuseOtherKind = (head: Buffer, text: string): void => {
  const bytes = head.toString("latin1");
  const kind = binary.find(([magic]) => bytes.startsWith(magic));
  if (kind) throw new ImportRefused(kind[1]);
  const begin = text.trimStart().slice(0, 2000).toLowerCase();
  if (begin.startsWith("<!doctype html") || begin.startsWith("<html"))
    throw new ImportRefused(`The file is a web page, not a table. ${shopifyFile}`);
  if (begin.startsWith("<"))
    throw new ImportRefused(
      begin.includes("base.google.com") ? googleFeed : `The file is XML, not a table. ${shopifyFile}`,
    );
  const isEnglish = /regular price/i.test(text.split("\n", 1)[0] ?? "");
  if (!isEnglish && translatedWooCommerce.test(text.trimStart().slice(0, 20_000))) throw wooCommerce();
  if (/^(?:\{|\[\s*[[{"])/.test(begin))
    throw new ImportRefused(`The file is JSON, not a table. ${shopifyFile}`);
};

const otherSystem = (system: string, hint = ""): ImportRefused =>
  new ImportRefused(`The file is a ${system} product export. ${hint}${shopifyFile}`);

const wooCommerce = (): ImportRefused =>
  otherSystem(
    "WooCommerce",
    "Its column names must be in English: export it again while the language of your WooCommerce account is English. ",
  );

/**
 * WooCommerce translates column names, but not the values of the second column: `12;variable;…` below a
 * header that begins with ID.
 */
const translatedWooCommerce =
  /^\uFEFF?"?ID"?([,;\t|])(?:.*\r?\n){1,20}?"?\d+"?\1"?(?:simple|variable|variation|grouped|external)(?:, ?(?:virtual|downloadable))*"?\1/i;

const has = (names: ReadonlySet<string>, ...wanted: string[]): boolean =>
  wanted.every((name) => names.has(name));

/** Refuses the export of another shop system with its name and instructions. */
export const refuseOtherSystem = (columns: readonly string[]): void => {
  const names = new Set(columns.map((name) => name.trim().toLowerCase().replaceAll("_", " ")));
  if (has(names, "sku", "name", "regular price") && (names.has("type") || names.has("parent")))
    throw wooCommerce();
  if (has(names, "sku") && (names.has("attribute set code") || names.has("attribute set")))
    throw otherSystem("Magento");
  // PrestaShop translates the names as well, but not the format hints: "Actif (0/1)", "Catégories
  // (x,y,z...)".
  const hints = [...names].map((name) => /\(([^)]*)\)$/.exec(name)?.[1] ?? "");
  if (hints.includes("0/1") && hints.some((hint) => hint.startsWith("x,y,z")))
    throw otherSystem("PrestaShop");
  if (has(names, "id", "title", "link") && (names.has("image link") || names.has("availability")))
    throw new ImportRefused(googleFeed);
};
