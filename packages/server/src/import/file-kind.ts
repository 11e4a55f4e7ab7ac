import { ImportRefused, type ImportReason } from "./problem.ts";

/** Binary file types by their first bytes. */
const binary: readonly (readonly [string, ImportReason])[] = [
  ["PK\u0003\u0004", { key: "importFileWorkbook" }],
  ["\u00D0\u00CF\u0011\u00E0", { key: "importFileWorkbook" }],
  ["\u001F\u008B", { key: "importFileCompressed" }],
  ["%PDF", { key: "importFilePdf" }],
];

const otherFormat = (format: string): ImportRefused =>
  new ImportRefused({ key: "importFileFormat", values: { format } });

const googleFeed = (): ImportRefused => new ImportRefused({ key: "importFileGoogle" });

const wooCommerce = (): ImportRefused => new ImportRefused({ key: "importFileWooCommerce" });

const otherSystem = (system: string): ImportRefused =>
  new ImportRefused({ key: "importFileSystem", values: { system } });

/** Refuses a file that isn't a table, and names its type. */
export const refuseOtherKind = (head: Buffer, text: string): void => {
  const bytes = head.toString("latin1");
  const kind = binary.find(([magic]) => bytes.startsWith(magic));
  if (kind) throw new ImportRefused(kind[1]);
  const begin = text.trimStart().slice(0, 2000).toLowerCase();
  if (begin.startsWith("<!doctype html") || begin.startsWith("<html")) throw otherFormat("HTML");
  if (begin.startsWith("<")) throw begin.includes("base.google.com") ? googleFeed() : otherFormat("XML");
  const isEnglish = /regular price/i.test(text.split("\n", 1)[0] ?? "");
  if (!isEnglish && translatedWooCommerce.test(text.trimStart().slice(0, 20_000))) throw wooCommerce();
  if (/^(?:\{|\[\s*[[{"])/.test(begin)) throw otherFormat("JSON");
};

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
    throw googleFeed();
};
