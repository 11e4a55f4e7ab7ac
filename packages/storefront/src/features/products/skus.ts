import { limits } from "@carmine/api/contract";
import type { Product, Sku } from "@carmine/api/hooks";

/** A product's options in the shop's order, and its skus. */
export type Choices = Pick<Product, "options" | "skus">;

const valueAt = (sku: Sku, at: number): string => sku.options[at]?.value ?? "";

/** The value of each option. */
export const valuesOf = ({ options }: Sku): string[] => options.map(({ value }) => value);

/**
 * The sku in the address; otherwise the one with the price that cards show, which is the cheapest in stock; otherwise
 * the first. Of several at that price, the first.
 */
export const chosenOf = ({ skus }: Choices, id: number | undefined): Sku | undefined => {
  const named = skus.find((sku) => sku.id === id);
  if (named) return named;
  const inStock = skus.filter(({ stock }) => stock > 0);
  const lowest = Math.min(...inStock.map(({ price }) => Number(price)));
  return inStock.find(({ price }) => Number(price) === lowest) ?? skus[0];
};

/**
 * The sku for each value of one option. Other values stay selected if there is such a sku; otherwise the sku that
 * matches most of them, in stock before sold out. One pass, because a product may have thousands of skus.
 */
export const skusByValue = ({ skus }: Choices, from: Sku, at: number): Map<string, Sku> => {
  const best = new Map<string, { sku: Sku; fit: number }>();
  for (const sku of skus) {
    const value = valueAt(sku, at);
    const same = sku.options.filter((other, place) => place !== at && other.value === valueAt(from, place));
    const fit = same.length * 2 + Number(sku.stock > 0);
    if (fit > (best.get(value)?.fit ?? -1)) best.set(value, { sku, fit });
  }
  return new Map([...best].map(([value, { sku }]) => [value, sku]));
};

/** Maximum number of skus with links for browsers without JavaScript. */
const maxLinks = 100;

/** All skus; if there are too many, only the skus that differ in one value from the selected one. */
export const linkedSkus = (choices: Choices, from: Sku): readonly Sku[] =>
  choices.skus.length <= maxLinks
    ? choices.skus
    : [...new Set(choices.options.flatMap((_, at) => [...skusByValue(choices, from, at).values()]))];

export interface ValueState {
  readonly value: string;
  readonly soldOut: boolean;
  /** Picture shared by all skus of this value, if it distinguishes the values of the option. */
  readonly picture: string | null;
  /** Price of the sku that this value selects, if the values of the option differ in price. */
  readonly price: string | null;
}

const pictureByValue = (skus: readonly Sku[], at: number): Map<string, string> | undefined => {
  const pictures = new Map<string, string>();
  for (const sku of skus) {
    const value = valueAt(sku, at);
    if (!sku.picture || (pictures.has(value) && pictures.get(value) !== sku.picture)) return undefined;
    pictures.set(value, sku.picture);
  }
  return new Set(pictures.values()).size === pictures.size && pictures.size > 1 ? pictures : undefined;
};

/** State of each value of an option while the other values stay selected. */
export const valueStates = (choices: Choices, from: Sku, at: number): ValueState[] => {
  const leads = skusByValue(choices, from, at);
  const targets = (choices.options[at]?.values ?? []).flatMap((value) => {
    const sku = leads.get(value);
    return sku ? [{ value, sku }] : [];
  });
  const pictures = pictureByValue(choices.skus, at);
  const prices = new Set(targets.map(({ sku }) => sku.price));
  return targets.map(({ value, sku }) => ({
    value,
    soldOut: sku.stock <= 0,
    picture: pictures?.get(value) ?? null,
    price: pictures && prices.size > 1 ? sku.price : null,
  }));
};

/** Maximum units of a sku in an order: the stock, limited to the maximum of a cart row. */
export const maxQuantityOf = ({ stock }: Pick<Sku, "stock">): number =>
  Math.max(limits.cartLine.min, Math.min(stock, limits.cartLine.max));
