import { expect, test } from "vitest";
import { countryOfLocale } from "./country-of-locale.ts";

test.each([
  ["en", "US"],
  ["zh-CN", "CN"],
  ["es", "ES"],
  ["fr", "FR"],
  ["fr-CA", "CA"],
  ["th", "TH"],
  ["lo", "LA"],
  [undefined, "CN"],
  ["no language", "CN"],
])("maps %s to %s", (locale, country) => {
  expect(countryOfLocale(locale)).toBe(country);
});
