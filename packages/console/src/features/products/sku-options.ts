import { readValues } from "@carmine/api/contract";

/** Chosen options of a sku for readers, "205/55 R16, Tire only". @param joined as on the wire; null without options */
export const skuOptions = (joined: string | null): string => readValues(joined ?? "").join(", ");

/** Name of a product with the sku's options. */
export const skuName = (row: { productName: string; skuText: string | null }): string =>
  [row.productName, skuOptions(row.skuText)].filter(Boolean).join(", ");
