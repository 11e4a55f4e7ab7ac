import { countries, type WireLocale } from "@carmine/api/contract";
import { bcp47 } from "@carmine/i18n";

/** Cached, because creating one takes a tenth of the time of a whole product response. */
const made = new Map<WireLocale, Intl.DisplayNames>();

/** Node.js has country names in Lao, which browsers lack. */
const namesIn = (locale: WireLocale): Intl.DisplayNames => {
  const known = made.get(locale);
  if (known) return known;
  const names = new Intl.DisplayNames(bcp47(locale), { type: "region", fallback: "none" });
  made.set(locale, names);
  return names;
};

/** Translates a country code (two letters) into a name. */
export const countryName = (country: string, locale: WireLocale): string =>
  namesIn(locale).of(country) ?? countries.find(({ code }) => code === country)?.name ?? country;
