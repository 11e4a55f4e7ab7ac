import { wireLocales } from "@carmine/api/contract";
import type { LocalizedText } from "../../shared/localized-text.ts";
import { tireFacetNames } from "../search/facets/facet-names.ts";
import type { NamedFacet } from "../search/facets/named-facet.ts";
import type { DraftProperty } from "./draft-property.ts";
import { formatProperty } from "./format-property.ts";

const inEachLanguage = (text: (locale: (typeof wireLocales)[number]) => string): LocalizedText => ({
  ...Object.fromEntries(wireLocales.map((locale) => [locale, text(locale)])),
  en: text("en"),
});

/**
 * Filters of the properties that lists can be filtered by. Width, profile and rim of a tire come from the size of
 * each sku, so that a product with several sizes matches only real combinations.
 */
export const propertyFacets = (properties: readonly DraftProperty[]): NamedFacet[] =>
  properties
    .filter(({ key, isFilter, kind }) => isFilter && kind !== "text" && !(key in tireFacetNames))
    .flatMap((property) => {
      const { key, name, value } = property;
      const values = Array.isArray(value) ? value : [value];
      return values.flatMap((one) =>
        typeof one === "object"
          ? []
          : [
              {
                key,
                value: String(one).toLowerCase(),
                keyName: name,
                valueName: inEachLanguage((locale) => formatProperty(property, one, locale)),
              },
            ],
      );
    });
