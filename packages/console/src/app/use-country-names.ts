import { countryNames, type Country } from "@carmine/api/contract";
import { bcp47 } from "@carmine/i18n";
import { use } from "react";
import { TextsContext } from "./texts.ts";

/** Returns a function that translates countries. Browsers have no Lao names; the components' Lao texts do. */
export const useCountryNames = (): ((country: Pick<Country, "code" | "name">) => string) => {
  const texts = use(TextsContext);
  if (!texts) throw new Error("useCountryNames must be used below ConsoleIntl");
  const loaded = texts.componentTexts?.countries;
  const inBrowser = countryNames(bcp47(texts.locale));
  return (country) => loaded?.[country.code] ?? inBrowser(country);
};
