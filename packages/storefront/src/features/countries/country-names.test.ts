import { countries } from "@carmine/api/contract";
import { locales } from "@carmine/i18n";
import { expect, test } from "vitest";
import { countryNamesIn } from "./country-names.ts";
import { lao } from "@carmine/design-system/locales/lao";

test.each(locales)("has a unique name for every country in %s", (locale) => {
  const names = countries.map(countryNamesIn(locale, lao.countries));
  expect(names).not.toContain("");
  expect(new Set(names).size).toBe(countries.length);
});

test("uses Lao names once they are loaded, and English names before", () => {
  const laos = { code: "LA", name: "Laos" };
  const nameOf = countryNamesIn("lao", lao.countries);
  expect(nameOf(laos)).toBe("ລາວ");
  expect(countries.filter((country) => !/\p{Script=Lao}/u.test(nameOf(country)))).toEqual([]);
  expect(countryNamesIn("lao", undefined)(laos)).toBe("Laos");
});
