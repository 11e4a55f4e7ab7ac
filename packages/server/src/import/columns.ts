import { refuseOtherSystem } from "./file-kind.ts";
import { ImportRefused, type ImportReason } from "./problem.ts";

/** Names of a metafield column: Shopify's export appends the metafield's key to the name. */
const metafield = (name: string): readonly string[] => [
  name,
  `${name} (product.metafields.custom.${name.toLowerCase().replaceAll(" ", "_")})`,
];

/**
 * Columns with all names used by Shopify's product export: the first is the older format, the newer one is in
 * use since 2025.
 */
const columns = {
  handle: ["Handle", "URL handle"],
  title: ["Title"],
  body: ["Body (HTML)", "Body HTML", "Description"],
  intro: ["Short description"],
  vendor: ["Vendor"],
  productCategory: ["Product Category", "Standard Product Type", "Standardized Product Type"],
  type: ["Type", "Custom Product Type", "Custom Type"],
  tags: ["Tags"],
  published: ["Published", "Published on online store"],
  status: ["Status"],
  option1Name: ["Option1 Name"],
  option1Value: ["Option1 Value"],
  option2Name: ["Option2 Name"],
  option2Value: ["Option2 Value"],
  option3Name: ["Option3 Name"],
  option3Value: ["Option3 Value"],
  sku: ["Variant SKU", "SKU"],
  grams: ["Variant Grams", "Weight value (grams)"],
  tracker: ["Variant Inventory Tracker", "Inventory tracker"],
  quantity: ["Variant Inventory Qty", "Inventory quantity"],
  policy: ["Variant Inventory Policy", "Continue selling when out of stock"],
  price: ["Variant Price", "Price"],
  compareAt: ["Variant Compare At Price", "Compare-at price"],
  barCode: ["Variant Barcode", "Barcode", "Barcodes", "Variant Barcodes"],
  image: ["Image Src", "Product image URL"],
  imagePosition: ["Image Position"],
  variantImage: ["Variant Image", "Variant image URL"],
  tireFuel: metafield("Tire fuel efficiency"),
  tireWet: metafield("Tire wet grip"),
  tireNoise: metafield("Tire noise"),
  tireNoiseClass: metafield("Tire noise class"),
  tireSnow: metafield("Tire snow grip"),
  tireIce: metafield("Tire ice grip"),
} as const satisfies Record<string, readonly string[]>;

export type Field = keyof typeof columns;
export const fields = Object.keys(columns) as Field[];

/** One row with trimmed cells; undefined if the file has no such column. */
export type Row = Readonly<
  { handle: string } & Record<Exclude<Field, "handle">, string | undefined> & {
      /** Cells of the other metafields, by the key of the property that they name. */
      metafields: ReadonlyMap<string, string>;
    }
>;

/** The cells of a row as text. */
export type Cells = Partial<Record<Field, string>>;

export interface Header {
  readonly system: "shopify" | "woocommerce";
  /** Number of columns in the file. */
  readonly width: number;
  /** The columns in order, with the field that each is imported to. */
  readonly columns: readonly { readonly name: string; readonly field: string | null }[];
  readonly handleOf: (record: readonly string[]) => string;
  /** The rows of a record, or the reason why it can't be imported. */
  readonly read: (record: readonly string[]) => readonly Cells[] | ImportReason;
  /** Index of each metafield of a property, by its key. */
  readonly metafields: ReadonlyMap<string, number>;
}

/** A metafield column of Shopify's export: `Tread depth (product.metafields.custom.tread_depth)`. */
const otherMetafield = /\(product\.metafields\.[\w-]+\.([\w-]+)\)$/;

/** Normalizes case and spaces, which differ between export versions. */
const plain = (name: string): string => name.trim().toLowerCase().replace(/\s+/g, " ");

/**
 * Finds the columns by their names in the header. Only the handle is required; fields without a column stay
 * unchanged in existing products.
 * @throws ImportRefused for the header of another format
 */
export const readHeader = (record: readonly string[]): Header => {
  const names = record.map(plain);
  const places = new Map<Field, number>();
  for (const field of fields) {
    const at = names.findIndex((name) => columns[field].some((known) => plain(known) === name));
    if (at >= 0) places.set(field, at);
  }
  const known = new Set(places.values());
  const metafields = new Map<string, number>();
  for (const [at, name] of names.entries()) {
    const key = otherMetafield.exec(name)?.[1];
    if (key !== undefined && !known.has(at)) metafields.set(key.replaceAll("_", "-"), at);
  }
  if (!places.has("handle")) {
    refuseOtherSystem(record);
    throw new ImportRefused({ key: "importFileNoHandle" });
  }
  if (places.size === 1 && metafields.size === 0) throw new ImportRefused({ key: "importFileNoColumns" });
  const fieldAt = new Map([
    ...Array.from(places, ([field, at]) => [at, field] as const),
    ...Array.from(metafields, ([key, at]) => [at, `property:${key}`] as const),
  ]);
  const cellOf = (row: readonly string[], field: Field) => row[places.get(field) ?? -1] ?? "";
  return {
    system: "shopify",
    width: record.length,
    columns: record.map((name, at) => ({ name, field: fieldAt.get(at) ?? null })),
    handleOf: (row) => cellOf(row, "handle"),
    read: (row) => [Object.fromEntries(Array.from(places.keys(), (field) => [field, cellOf(row, field)]))],
    metafields,
  };
};
