import type { Row } from "./columns.ts";

/** A sellable variant of the file. */
export interface Variant {
  values: string[];
  code: string;
  price: string;
  listPrice: string | null;
  /** Pieces that can be sold; what the file says also where nobody counts them. */
  quantity: number;
  /** Its inventory isn't tracked, or it is sold on when there is none. */
  isAlwaysSellable: boolean;
  /** Kilograms. */
  weight: string;
  barCode: string;
  /** Source of the variant's own picture; empty for none. */
  picture: string;
}

const amount = /^\d{1,10}(\.\d{1,2})?$/;
const maxPieces = 10_000_000;

const readPrice = ({ price }: Row): string | null => {
  if (price === "") return "The price is missing.";
  if (!amount.test(price)) return `The price "${price}" is no amount such as 19.99.`;
  return Number(price) > 0 ? null : "The price has to be above 0.";
};

const readQuantity = ({ quantity }: Row): number | string => {
  const pieces = Number(quantity);
  if (!Number.isInteger(pieces) || pieces > maxPieces)
    return `The inventory "${quantity}" is no number of pieces.`;
  // Oversold articles stand below zero in the export.
  return Math.max(0, pieces);
};

/** What the file says of selling on when nothing is left; the newer export asks it as a question. */
const policies: ReadonlyMap<string, boolean> = new Map([
  ["", false],
  ["deny", false],
  ["false", false],
  ["continue", true],
  ["true", true],
]);

/** Reads the variant of a row; `reasons` says what is wrong with it. */
export const readVariant = (row: Row, values: string[]): { variant: Variant; reasons: string[] } => {
  const reasons: string[] = [];
  const badPrice = readPrice(row);
  if (badPrice) reasons.push(badPrice);
  if (row.compareAt !== "" && !amount.test(row.compareAt))
    reasons.push(`The compare-at price "${row.compareAt}" is no amount such as 19.99.`);
  const quantity = readQuantity(row);
  if (typeof quantity === "string") reasons.push(quantity);
  const sellsOn = policies.get(row.policy.toLowerCase());
  if (sellsOn === undefined)
    reasons.push(`The inventory policy "${row.policy}" is neither deny nor continue.`);
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
      isAlwaysSellable: row.tracker === "" || sellsOn === true,
      weight: (grams / 1000).toFixed(3),
      barCode: row.barCode.replace(/^'/, "").slice(0, 50),
      picture: row.variantImage,
    },
  };
};
