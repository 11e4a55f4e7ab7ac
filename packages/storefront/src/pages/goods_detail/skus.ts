import { readValues, type ProductDetail, type Sku } from "@carmine/api/contract";

type Goods = Pick<ProductDetail, "productAttr" | "productValue">;

/** A sku with the value of each attribute, in the order of the attributes. */
export interface Choice {
  readonly sku: Sku;
  readonly values: readonly string[];
}

export interface Attribute {
  readonly name: string;
  readonly values: readonly string[];
}

/** What can be chosen about a product, in the shop's order. */
export interface Choices {
  readonly attributes: readonly Attribute[];
  readonly all: readonly Choice[];
}

/** Reads attributes and skus of the wire. A sku that does not fit the attributes can't be chosen and is left out. */
export const readChoices = ({ productAttr, productValue }: Goods): Choices => {
  const attributes = productAttr.map(({ attrName, attrValues }) => ({
    name: attrName,
    values: readValues(attrValues),
  }));
  const all = Object.entries(productValue).flatMap(([key, sku]) => {
    const values = attributes.length === 0 ? [] : readValues(key);
    return values.length === attributes.length ? [{ sku, values }] : [];
  });
  // Object keys that look like numbers come first whatever the shop's order was.
  const places = attributes.map(({ values }) => new Map(values.map((value, place) => [value, place])));
  const byPlace = (a: Choice, b: Choice): number => {
    for (const [at, place] of places.entries()) {
      const difference = (place.get(a.values[at] ?? "") ?? 0) - (place.get(b.values[at] ?? "") ?? 0);
      if (difference !== 0) return difference;
    }
    return 0;
  };
  return { attributes, all: all.toSorted(byPlace) };
};

/** The sku that the address names; else the first that is in stock; else the first. */
export const chosenOf = ({ all }: Choices, id: number | undefined): Choice | undefined =>
  all.find(({ sku }) => sku.id === id) ?? all.find(({ sku }) => sku.stock > 0) ?? all[0];

/**
 * For each value of one attribute the sku that it leads to. The others stay as chosen as far as there is such a sku:
 * then it is the one that agrees in most of them, in stock before sold out. One pass, for a product may have thousands
 * of skus.
 */
export const choicesByValue = ({ all }: Choices, from: Choice, at: number): Map<string, Choice> => {
  const best = new Map<string, { choice: Choice; fit: number }>();
  for (const choice of all) {
    const value = choice.values[at] ?? "";
    const kept = choice.values.filter((other, place) => place !== at && other === from.values[place]).length;
    const fit = kept * 2 + Number(choice.sku.stock > 0);
    if (fit > (best.get(value)?.fit ?? -1)) best.set(value, { choice, fit });
  }
  return new Map([...best].map(([value, { choice }]) => [value, choice]));
};

/** Skus that have a link of their own where there is no JavaScript. */
const mostLinks = 100;

/** All skus; of very many those that are one value away from the chosen one. */
export const linkedChoices = (choices: Choices, from: Choice): readonly Choice[] =>
  choices.all.length <= mostLinks
    ? choices.all
    : [...new Set(choices.attributes.flatMap((_, at) => [...choicesByValue(choices, from, at).values()]))];

export interface ValueState {
  readonly value: string;
  readonly soldOut: boolean;
  /** Shared by all skus of this value, where the values of this attribute can be told apart by it. */
  readonly image: string | null;
  /** Of the sku that this value leads to, where the values of this attribute differ in price. */
  readonly price: string | null;
}

const imageByValue = (all: readonly Choice[], at: number): Map<string, string> | undefined => {
  const images = new Map<string, string>();
  for (const { sku, values } of all) {
    const value = values[at] ?? "";
    if (!sku.image || (images.has(value) && images.get(value) !== sku.image)) return undefined;
    images.set(value, sku.image);
  }
  return new Set(images.values()).size === images.size && images.size > 1 ? images : undefined;
};

/** What each value of an attribute means while the others stay as chosen. */
export const valueStates = (choices: Choices, from: Choice, at: number): ValueState[] => {
  const leads = choicesByValue(choices, from, at);
  const targets = (choices.attributes[at]?.values ?? []).flatMap((value) => {
    const target = leads.get(value);
    return target ? [{ value, sku: target.sku }] : [];
  });
  const images = imageByValue(choices.all, at);
  const prices = new Set(targets.map(({ sku }) => sku.price));
  return targets.map(({ value, sku }) => ({
    value,
    soldOut: sku.stock <= 0,
    image: images?.get(value) ?? null,
    price: images && prices.size > 1 ? sku.price : null,
  }));
};

/** Pieces that one order may hold of a sku: what is there, and no more than a row of the cart takes. */
export const maxQuantityOf = ({ stock }: Pick<Sku, "stock">, cartMost: number): number =>
  Math.max(1, Math.min(stock, cartMost));
