import type { Row } from "./read-rows.ts";

/** A sellable variant of the file. */
export interface Variant {
  values: string[];
  code: string;
  price: string;
  listPrice: string | null;
  /** Pieces that can be sold. */
  quantity: number;
  /** Kilograms. */
  weight: string;
  barCode: string;
  /** Source of the variant's own picture; empty for none. */
  picture: string;
}

const amount = /^\d{1,10}(\.\d{1,2})?$/;
/** Pieces that an article has whose inventory the file doesn't count. */
const uncounted = 999;
const mostPieces = 10_000_000;

const readPrice = ({ price }: Row): string | null => {
  if (price === "") return "The price is missing.";
  if (!amount.test(price)) return `The price "${price}" is no amount such as 19.99.`;
  return Number(price) > 0 ? null : "The price has to be above 0.";
};

const readQuantity = ({ quantity, tracker }: Row): number | string => {
  if (quantity === "") return tracker === "" ? uncounted : 0;
  const pieces = Number(quantity);
  if (!Number.isInteger(pieces) || pieces > mostPieces)
    return `The inventory "${quantity}" is no number of pieces.`;
  // Oversold articles stand below zero in the export.
  return Math.max(0, pieces);
};

/** Reads the variant of a row; `reasons` says what is wrong with it. */
export const readVariant = (row: Row, values: string[]): { variant: Variant; reasons: string[] } => {
  const reasons: string[] = [];
  const badPrice = readPrice(row);
  if (badPrice) reasons.push(badPrice);
  if (row.compareAt !== "" && !amount.test(row.compareAt))
    reasons.push(`The compare-at price "${row.compareAt}" is no amount such as 19.99.`);
  const quantity = readQuantity(row);
  if (typeof quantity === "string") reasons.push(quantity);
  const grams = Number(row.grams === "" ? 0 : row.grams);
  if (!Number.isFinite(grams) || grams < 0 || grams > 9_000_000)
    reasons.push(`The weight "${row.grams}" is no number of grams.`);
  return {
    reasons,
    variant: {
      values,
      code: row.sku.slice(0, 100),
      price: row.price,
      // A list price that isn't above the price saves nobody anything.
      listPrice: Number(row.compareAt) > Number(row.price) ? row.compareAt : null,
      quantity: typeof quantity === "number" ? quantity : 0,
      weight: (grams / 1000).toFixed(3),
      barCode: row.barCode.replace(/^'/, "").slice(0, 50),
      picture: row.variantImage,
    },
  };
};
