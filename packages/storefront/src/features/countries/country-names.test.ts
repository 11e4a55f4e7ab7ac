import { countries } from "@carmine/api/contract";
import { locales } from "@carmine/i18n";
import { expect, test } from "vitest";
import { countryNamesIn } from "./country-names.ts";
import { lao } from "@carmine/design-system/locales/lao";

test.each(locales)("every country has a name of its own in %s", (locale) => {
  const names = countries.map(countryNamesIn(locale, lao.countries));
  expect(names).not.toContain("");
  expect(new Set(names).size).toBe(countries.length);
});

test("Lao names are Lao, and English until they are there", () => {
  const laos = { code: "LA", name: "Laos" };
  const nameOf = countryNamesIn("lao", lao.countries);
  expect(nameOf(laos)).toBe("ລາວ");
  expect(countries.filter((country) => !/\p{Script=Lao}/u.test(nameOf(country)))).toEqual([]);
  expect(countryNamesIn("lao", undefined)(laos)).toBe("Laos");
});
