import { limits } from "@carmine/api/contract";
import type { Product, Sku } from "@carmine/api/hooks";

/** What can be chosen about a product, in the shop's order. */
export type Choices = Pick<Product, "options" | "skus">;

const valueAt = (sku: Sku, at: number): string => sku.options[at]?.value ?? "";

/** The value of each option. */
export const valuesOf = ({ options }: Sku): string[] => options.map(({ value }) => value);

/**
 * The sku that the address names; else the one whose price cards show, the cheapest that is in stock; else the first. Of
 * several at that price it is the first.
 */
export const chosenOf = ({ skus }: Choices, id: number | undefined): Sku | undefined => {
  const named = skus.find((sku) => sku.id === id);
  if (named) return named;
  const inStock = skus.filter(({ stock }) => stock > 0);
  const lowest = Math.min(...inStock.map(({ price }) => Number(price)));
  return inStock.find(({ price }) => Number(price) === lowest) ?? skus[0];
};

/**
 * For each value of one option the sku that it leads to. The others stay as chosen as far as there is such a sku:
 * then it is the one that agrees in most of them, in stock before sold out. One pass, for a product may have thousands
 * of skus.
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

/** Skus that have a link of their own where there is no JavaScript. */
const maxLinks = 100;

/** All skus; of very many those that are one value away from the chosen one. */
export const linkedSkus = (choices: Choices, from: Sku): readonly Sku[] =>
  choices.skus.length <= maxLinks
    ? choices.skus
    : [...new Set(choices.options.flatMap((_, at) => [...skusByValue(choices, from, at).values()]))];

export interface ValueState {
  readonly value: string;
  readonly soldOut: boolean;
  /** Shared by all skus of this value, where the values of this option can be told apart by it. */
  readonly picture: string | null;
  /** Of the sku that this value leads to, where the values of this option differ in price. */
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

/** What each value of an option means while the others stay as chosen. */
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

/** Units that one order may hold of a sku: what is there, and no more than a row of the cart takes. */
export const maxQuantityOf = ({ stock }: Pick<Sku, "stock">): number =>
  Math.max(limits.cartLine.min, Math.min(stock, limits.cartLine.max));
