import { type WireLocale, wireLocales } from "@carmine/api/contract";
import { inEnglish, textIn, type LocalizedText } from "../../shared/localized-text.ts";
import type { ProductOption } from "../../shared/product-option.ts";
import { tireFacetNames, tireLabelFacetNames } from "../search/facets/facet-names.ts";
import type { NamedFacet } from "../search/facets/named-facet.ts";
import type { ProductDraft } from "./product-draft.ts";
import { readTireLabel } from "./tire-label.ts";
import { propertyFacets } from "../properties/property-facets.ts";
import { findTireSizes, tireSizeFacets } from "../search/query/tire-size.ts";
import { measuresInName } from "../search/query/measures.ts";
import { indexTokens, isSpelled, foldText, wordsOf } from "../search/query/tokens.ts";

export interface ProductIndex {
  tokens: string[];
  /** Words for spelling correction and suggestions, with their languages. */
  words: ReadonlyMap<string, readonly WireLocale[]>;
  /** Union over the skus. */
  facets: string[];
  /** In the order of the draft's skus. */
  skuFacets: string[][];
  named: NamedFacet[];
}

const tireFacets = (text: string): NamedFacet[] => {
  const [size] = findTireSizes(foldText(text));
  return (size ? tireSizeFacets(size) : []).map((facet) => {
    const [key = "", value = ""] = facet.split(":");
    const valueName = { en: key === "rim" ? `R${value}` : value };
    return { key, value, keyName: tireFacetNames[key as keyof typeof tireFacetNames], valueName };
  });
};

/** A wheel size such as "16 × 7J" states the rim diameter first, in inches. */
const wheelFacets = (text: string): NamedFacet[] => {
  const rim = /^(\d{2})\s*[×x]\s*\d{1,2}(?:\.\d{1,2})?\s*J/i.exec(text)?.[1];
  if (rim === undefined) return [];
  return [{ key: "rim", value: rim, keyName: tireFacetNames.rim, valueName: { en: `R${rim}` } }];
};

const labelFacets = ({ tireLabel }: ProductDraft): NamedFacet[] => {
  if (tireLabel === null) return [];
  const { fuel, wet } = readTireLabel(tireLabel);
  const facet = (key: keyof typeof tireLabelFacetNames, grade: string): NamedFacet => ({
    key,
    value: grade.toLowerCase(),
    keyName: tireLabelFacetNames[key],
    valueName: { en: grade },
  });
  return [facet("fuel-efficiency", fuel), facet("wet-grip", wet)];
};

/** Facets of a product's skus. A tire size anywhere in the product counts as width, profile and rim. */
const facetsOf = (draft: ProductDraft): NamedFacet[][] => {
  const specified = draft.specifications.flatMap(({ name, value, facet }): NamedFacet[] =>
    facet ? [{ ...facet, keyName: name, valueName: value }] : [],
  );
  const common = [...specified, ...labelFacets(draft), ...propertyFacets(draft.properties ?? [])];
  const inName = tireFacets(textIn(draft.name, "en"));
  return draft.skus.map((sku) => {
    const own = draft.options.flatMap((option, at): NamedFacet[] => {
      const value = option.values.find(({ key }) => key === sku.values[at]);
      if (value === undefined) return [];
      const text = textIn(value.text, "en");
      const size = tireFacets(text);
      return size.length > 0
        ? size
        : [
            ...wheelFacets(text),
            { key: option.key, value: value.key, keyName: option.name, valueName: value.text },
          ];
    });
    const hasSize = own.some(({ key }) => key === "width");
    return [...common, ...own, ...(hasSize ? [] : inName)];
  });
};

const written = ({ key, value }: NamedFacet): string => `${key}:${value}`;

/** Words for spelling correction and suggestions. */
export const spelledWords = (texts: readonly LocalizedText[]): ProductIndex["words"] => {
  const words = new Map<string, WireLocale[]>();
  for (const locale of wireLocales) {
    const spelled = texts.flatMap((text) => wordsOf(text[locale] ?? "").filter(isSpelled));
    for (const word of new Set(spelled)) words.set(word, [...(words.get(word) ?? []), locale]);
  }
  return words;
};

/** The texts by which a product is found. */
export interface SearchedTexts {
  readonly name: LocalizedText;
  readonly brand: string | null;
  /** Names of its categories and other words for them. */
  readonly categoryWords: readonly LocalizedText[];
  readonly options: readonly ProductOption[];
  readonly keywords: readonly string[];
  /** Article numbers and bar codes. */
  readonly codes: readonly string[];
}

/** Tokens of a product, and words for spelling correction and suggestions. */
export const searchWordsOf = (product: SearchedTexts): Pick<ProductIndex, "tokens" | "words"> => {
  const { name, brand, categoryWords, options, keywords, codes } = product;
  const called = [name, ...(brand === null ? [] : [inEnglish(brand)]), ...categoryWords];
  const optionTexts = options.flatMap(({ values }) => values.flatMap(({ text }) => Object.values(text)));
  const searched = [...called.flatMap((text) => Object.values(text)), ...optionTexts, ...keywords];
  return {
    tokens: [
      ...indexTokens([...searched, ...codes.filter((code) => code !== "")]),
      ...new Set(Object.values(name).flatMap((text) => measuresInName(foldText(text)))),
    ],
    words: spelledWords(called),
  };
};

/**
 * Search data of a product, derived from its draft.
 * @throws WrongTireLabel for invalid grades
 */
export const indexProduct = (draft: ProductDraft): ProductIndex => {
  const { name, brand, category, options, keywords } = draft;
  const perSku = facetsOf(draft);
  const named = new Map(perSku.flat().map((facet) => [written(facet), facet]));
  const codes = draft.skus.flatMap(({ code, barCode }) => [code, barCode]);
  return {
    ...searchWordsOf({
      name,
      brand: brand?.name ?? null,
      categoryWords: category.words,
      options,
      keywords,
      codes,
    }),
    facets: [...named.keys()],
    skuFacets: perSku.map((facets) => [...new Set(facets.map(written))]),
    named: [...named.values()],
  };
};
