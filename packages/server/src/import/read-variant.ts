import type { DraftSku } from "../catalogue/products/product-draft.ts";
import type { Row } from "./columns.ts";
import type { ImportReason } from "./problem.ts";
import type { CurrentSku } from "../catalogue/products/current-product.ts";
import { isTooPrecise, minorDigits } from "../shared/money.ts";

/** Options for stock in an import. */
export interface StockRules {
  /**
   * Stock of variants without a figure in the file. Without it, existing variants keep their stock, and new
   * ones are refused.
   */
  stock?: number | "unlimited";
  /** Whether `stock` is for new variants only. */
  isStockForNew?: boolean;
  /** Keeps the stock of existing variants, whatever the file contains. */
  keepStock?: boolean;
  /** Currency of the prices: amounts with more decimals than it has are refused. Without it, none are. */
  currency?: string;
}

/** A purchasable variant: the file's values, merged with its current ones. */
export interface Variant extends Required<Omit<DraftSku, "values">> {
  values: string[];
  /** Source of the variant's own picture; empty for none, undefined to keep `picture`. */
  pictureSource: string | undefined;
}

export interface VariantResult {
  variant: Variant;
  reasons: ImportReason[];
  /** Whether the variant can't be sold because it has no price. */
  isUnpriced: boolean;
  /** Whether the shop's stock stays although the file has another figure. */
  isStockKept: boolean;
  /** Whether it is a new variant whose stock is unknown. */
  isStockUnknown: boolean;
}

const amount = /^\d{1,10}(\.\d{1,2})?$/;
const wholeNumber = /^-?\d{1,12}(\.0+)?$/;
const maxUnits = 10_000_000;

/** Values of the oversell policy; the newer export has a yes/no column. */
const policies: ReadonlyMap<string, boolean> = new Map([
  ["", false],
  ["deny", false],
  ["false", false],
  ["continue", true],
  ["true", true],
]);

type Stock = Pick<Variant, "onHand" | "importedStock" | "isAlwaysSellable">;

/** Stock of a variant; null if unknown. A figure equal to the last import's changes nothing. */
const stockOf = (
  { tracker, quantity = "", policy }: Row,
  current: CurrentSku | undefined,
  { stock: given, isStockForNew, keepStock }: StockRules,
): Stock | null => {
  const unchanged = current && {
    onHand: null,
    importedStock: current.importedStock,
    isAlwaysSellable: current.isAlwaysSellable,
  };
  if (keepStock && unchanged) return unchanged;
  const stock = isStockForNew && unchanged ? undefined : given;
  const isUncounted = tracker === "" || policies.get(policy?.toLowerCase() ?? "") === true;
  const isUnknown = quantity === "" && !isUncounted;
  if (isUnknown && stock === undefined) return unchanged ?? null;
  const isAlwaysSellable =
    isUncounted ||
    (isUnknown && stock === "unlimited") ||
    (!isUnknown && tracker === undefined && policy === undefined && current?.isAlwaysSellable === true);
  // Oversold variants are negative in the export.
  const units = isUnknown && typeof stock === "number" ? stock : Math.max(0, Number(quantity));
  if (quantity === "" && typeof stock !== "number")
    return { onHand: null, importedStock: current?.importedStock ?? null, isAlwaysSellable };
  const isSame = current?.importedStock === units && current.isAlwaysSellable === isAlwaysSellable;
  return { onHand: isSame ? null : units, importedStock: units, isAlwaysSellable };
};

const isPriced = (price: string): boolean => price !== "" && !/^0+(\.0*)?$/.test(price);

const reasonsOf = (row: Row, currency: string | undefined): ImportReason[] => {
  const { price = "", compareAt = "", quantity = "", policy = "", grams = "" } = row;
  const reasons: ImportReason[] = [];
  if (isPriced(price) && !amount.test(price)) reasons.push({ key: "importPrice", values: { value: price } });
  if (compareAt !== "" && !amount.test(compareAt))
    reasons.push({ key: "importListPrice", values: { value: compareAt } });
  if (
    currency !== undefined &&
    [price, compareAt].some((text) => amount.test(text) && isTooPrecise(text, currency))
  )
    reasons.push({ key: "tooManyDecimals", values: { currency, digits: minorDigits(currency) } });
  if (quantity !== "" && (!wholeNumber.test(quantity) || Number(quantity) > maxUnits))
    reasons.push({ key: "importQuantity", values: { value: quantity } });
  if (!policies.has(policy.toLowerCase())) reasons.push({ key: "importPolicy", values: { value: policy } });
  const weight = Number(grams);
  if (!Number.isFinite(weight) || weight < 0 || weight > 9_000_000)
    reasons.push({ key: "importWeight", values: { value: grams } });
  return reasons;
};

/** Spreadsheets mark numeric text with a leading apostrophe. */
const withoutApostrophe = (text: string): string => text.replace(/^'/, "");

/** Drops a list price that isn't above the price. */
const listPriceOf = (listPrice: string | null | undefined, price: string): string | null =>
  listPrice && Number(listPrice) > Number(price) ? listPrice : null;

/**
 * Reads the variant of a row.
 * @param current the existing variant, which provides missing values
 */
export const readVariant = (
  row: Row,
  values: string[],
  current: CurrentSku | undefined,
  rules: StockRules,
): VariantResult => {
  const reasons = reasonsOf(row, rules.currency);
  const price = row.price ?? current?.price ?? "";
  const stock = stockOf(row, current, rules);
  const { sku, barCode, grams, compareAt } = row;
  return {
    reasons,
    isUnpriced: !isPriced(price),
    isStockUnknown: stock === null,
    isStockKept:
      stock?.onHand === null &&
      !stock.isAlwaysSellable &&
      (row.quantity ?? "") !== "" &&
      current?.available !== Math.max(0, Number(row.quantity)),
    variant: {
      values,
      code: sku === undefined ? (current?.code ?? "") : withoutApostrophe(sku).slice(0, 100),
      price,
      listPrice: listPriceOf(compareAt ?? current?.listPrice, price),
      ...(stock ?? { onHand: 0, importedStock: null, isAlwaysSellable: false }),
      weight: grams === undefined ? (current?.weight ?? "0") : (Number(grams) / 1000).toFixed(3),
      volume: current?.volume ?? "0",
      barCode: barCode === undefined ? (current?.barCode ?? "") : withoutApostrophe(barCode).slice(0, 50),
      pictureSource: row.variantImage,
      picture: current?.picture ?? null,
    },
  };
};

/** A variant without a row in the file. */
export const unchangedVariant = (current: CurrentSku): Variant => {
  const {
    values,
    code,
    price,
    listPrice,
    importedStock,
    isAlwaysSellable,
    picture,
    barCode,
    weight,
    volume,
  } = current;
  const fields = { values, code, price, listPrice, importedStock, isAlwaysSellable, barCode, weight, volume };
  return { ...fields, onHand: null, picture, pictureSource: undefined };
};
