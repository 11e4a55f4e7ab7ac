import { countries, type WireLocale } from "@carmine/api/contract";
import { bcp47 } from "@carmine/i18n";
import { oncePerKey } from "../../shared/once-per-key.ts";

/** Node.js has country names in Lao, which browsers lack. */
const namesIn = oncePerKey(
  (locale: WireLocale) => new Intl.DisplayNames(bcp47(locale), { type: "region", fallback: "none" }),
);

/** Translates a country code (two letters) into a name. */
export const countryName = (country: string, locale: WireLocale): string =>
  namesIn(locale).of(country) ?? countries.find(({ code }) => code === country)?.name ?? country;
