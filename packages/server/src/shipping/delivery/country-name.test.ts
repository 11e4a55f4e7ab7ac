import { countries } from "@carmine/api/contract";
import { expect, it } from "vitest";
import { countryName } from "./country-name.ts";

it("names countries in the language of the page, including Lao", () => {
  expect(countryName("FR", "fr")).toBe("France");
  expect(countryName("FR", "zh-CN")).toBe("法国");
  const other = countries.filter(({ code }) => !/^[\p{Script=Lao}\P{L}]+$/u.test(countryName(code, "lao")));
  expect(other).toEqual([]);
});

it("returns unassigned codes unchanged", () => {
  expect(countryName("XX", "en")).toBe("XX");
});
