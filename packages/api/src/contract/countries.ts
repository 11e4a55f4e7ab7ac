import { countries, type Country } from "./countries.data.ts";

/** Default dial codes: in the picker, in the sign-in panel (specification, section 9). */
export const defaultDialCodes = { picker: 86, login: 1 } as const;

/** Names used by front ends and shoppers in addition to those of `countries` and `Intl`. */
const otherNames: Readonly<Record<string, string>> = {
  "United States of America": "US",
  USA: "US",
  UK: "GB",
  "Great Britain": "GB",
  "Viet Nam": "VN",
  "Russian Federation": "RU",
  Korea: "KR",
  "Republic of Korea": "KR",
  "Czech Republic": "CZ",
  "People's Republic of China": "CN",
  中国大陆: "CN",
  中华人民共和国: "CN",
  香港: "HK",
  "Hong Kong": "HK",
  澳门: "MO",
  Macau: "MO",
  "Lao PDR": "LA",
  Burma: "MM",
  Turkey: "TR",
  "Ivory Coast": "CI",
};

/** Normalizes a name: without case, accents and punctuation, with "and" for "&" and "Saint" for "St.". */
const plainName = (name: string): string =>
  name
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("&", " and ")
    .replaceAll(/\bst\b/g, "saint")
    .replaceAll(/[^\p{L}\d]/gu, "");

let byName: ReadonlyMap<string, Country> | undefined;

/** Countries by English and Chinese name, code and alias. */
const namedCountries = (): ReadonlyMap<string, Country> => {
  const chinese = new Intl.DisplayNames("zh-CN", { type: "region", fallback: "none" });
  const found = new Map<string, Country>();
  for (const country of countries)
    for (const name of [country.code, country.name, chinese.of(country.code) ?? country.name])
      found.set(plainName(name), country);
  for (const [name, code] of Object.entries(otherNames)) {
    const country = found.get(code.toLowerCase());
    if (country) found.set(plainName(name), country);
  }
  return found;
};

/** The country of an address text: its code, or its name in English or Chinese. */
export const countryOf = (text: string | null | undefined): Country | undefined => {
  const wanted = plainName(text ?? "");
  return wanted === "" ? undefined : (byName ??= namedCountries()).get(wanted);
};

/**
 * Returns a function that translates country names, with English as fallback. Lao names are always English,
 * because Chromium has none and would use the browser's language, so that server and browser would differ.
 * @param tag BCP 47
 */
export const countryNames = (tag: string): ((country: Pick<Country, "code" | "name">) => string) => {
  if (tag === "lo") return ({ name }) => name;
  const names = new Intl.DisplayNames(tag, { type: "region", fallback: "none" });
  // `of` throws for a text that isn't a region code.
  return ({ code, name }) => (/^[A-Z]{2}$/.test(code) ? names.of(code) : undefined) ?? name;
};
