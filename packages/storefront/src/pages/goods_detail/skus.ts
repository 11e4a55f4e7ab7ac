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
  const rank = ({ values }: Choice): number =>
    values.reduce(
      (sum, value, at) => sum * 1000 + Math.max(0, attributes[at]?.values.indexOf(value) ?? 0),
      0,
    );
  return { attributes, all: all.toSorted((a, b) => rank(a) - rank(b)) };
};

/** The sku that the address names; else the first that is in stock; else the first. */
export const chosenOf = ({ all }: Choices, id: number | undefined): Choice | undefined =>
  all.find(({ sku }) => sku.id === id) ?? all.find(({ sku }) => sku.stock > 0) ?? all[0];

const agreement = (choice: Choice, values: readonly string[]): number =>
  choice.values.filter((value, at) => value === values[at]).length;

/**
 * The sku for a value of one attribute, the others kept as far as there is such a sku: then the one that agrees in
 * most of them, in stock before sold out.
 */
export const withValue = ({ all }: Choices, from: Choice, at: number, value: string): Choice | undefined => {
  const wanted = from.values.with(at, value);
  const [best] = all
    .filter(({ values }) => values[at] === value)
    .toSorted(
      (a, b) =>
        agreement(b, wanted) - agreement(a, wanted) || Number(b.sku.stock > 0) - Number(a.sku.stock > 0),
    );
  return best;
};

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
  const targets = (choices.attributes[at]?.values ?? []).flatMap((value) => {
    const target = withValue(choices, from, at, value);
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
export const mostOf = ({ stock }: Pick<Sku, "stock">, cartMost: number): number =>
  Math.max(1, Math.min(stock, cartMost));
