import { inEnglish, type LocalizedText } from "../../../shared/localized-text.ts";
import { offeredStars, type ValueFacet } from "../facet-counts.ts";
import { leastAverage } from "../query/matching.ts";

/** A value of a facet that products have. */
export interface ListedValue {
  readonly facet: ValueFacet;
  readonly value: string;
  readonly name: LocalizedText | null;
}

/** An option in database format, `width:205`. */
export const optionValue = (text: string, name: LocalizedText | null): ListedValue => {
  const [key = ""] = text.split(":", 1);
  return { facet: `option:${key}`, value: text.slice(key.length + 1), name };
};

export interface WithPlainValues {
  /** From the department to its own category. */
  readonly categories: readonly number[];
  readonly brandId: number | null;
  readonly brandName: string | null;
  readonly merchantId: number;
  readonly shopName: string;
  readonly star: number;
}

/** Facet values of a product, except its options. */
export const plainValues = (product: WithPlainValues): ListedValue[] => {
  const { categories, brandId, brandName, merchantId, shopName, star } = product;
  const of = (facet: ValueFacet, value: number, name: string | null = null): ListedValue => ({
    facet,
    value: String(value),
    name: name === null ? null : inEnglish(name),
  });
  return [
    ...categories.map((id) => of("cid", id)),
    ...(brandId === null ? [] : [of("brandId", brandId, brandName)]),
    of("merId", merchantId, shopName),
    ...offeredStars.filter((stars) => star >= leastAverage(stars)).map((stars) => of("minStar", stars)),
  ];
};

/** A table of the distinct values, sorted by text, and a function that returns the index of a value. */
export const tableOf = (all: readonly ListedValue[]) => {
  const textOf = ({ facet, value }: ListedValue): string => `${facet}:${value}`;
  const byText = new Map(all.map((value) => [textOf(value), value]));
  const table = [...byText].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, value]) => value);
  const places = new Map(table.map((value, place) => [textOf(value), place]));
  return { table, placeOf: (value: ListedValue) => places.get(textOf(value)) ?? -1 };
};
