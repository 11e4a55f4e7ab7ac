import { expect, test } from "vitest";
import { countries } from "../contract/countries.ts";
import { addressLines, addressProblems, addressRows, writePostalCode } from "./index.ts";

test.each([
  ["US", ["street", "city region postalCode"]],
  ["CN", ["postalCode", "region city district", "street"]],
  ["JP", ["postalCode", "region", "street"]],
  ["TH", ["street", "district city", "region postalCode"]],
  ["LA", ["street", "postalCode city region"]],
  ["AE", ["street", "region"]],
  ["SG", ["street", "postalCode"]],
  ["ES", ["street", "postalCode city region"]],
])("the rows of %s", (country, rows) => {
  expect(addressRows(country).map((row) => row.join(" "))).toEqual(rows);
});

test("every country of the list has a form with a street in it", () => {
  for (const { code } of countries) expect(addressRows(code).flat(), code).toContain("street");
});

test.each([
  ["US", "2134", "correctPostCode"],
  ["US", "02134-1000", undefined],
  ["CA", "v5k 0a1", undefined],
  ["CN", "１０００００", undefined],
  ["JP", "1000001", undefined],
  ["LA", "1", "correctPostCode"],
  ["TH", "10110", undefined],
  ["FR", "", "emptyPostCode"],
  ["BB", "", undefined],
  ["HK", "", undefined],
  ["AE", "00000", undefined],
])("the postal code of %s: %j", (country, postalCode, problem) => {
  expect(addressProblems({ country, city: "", postalCode }).postalCode).toBe(problem);
});

test("a client that sends postal codes as numbers is asked for one, not for its form", () => {
  expect(addressProblems({ country: "US", postalCode: "2134" })).toEqual({});
  expect(addressProblems({ country: "US" })).toEqual({ postalCode: "emptyPostCode" });
});

test("codes are kept as the country writes them", () => {
  expect(writePostalCode("JP", " １０００００１ ")).toBe("100-0001");
  expect(writePostalCode("GB", "sw1a 1aa")).toBe("SW1A 1AA");
});

test("city and region are asked for where the country has them and the client sends a city", () => {
  const problems = (country: string, city?: string) =>
    addressProblems({ country, city, postalCode: "10110" });
  expect(problems("US", "")).toMatchObject({ city: "emptyCity", region: "emptyRegion" });
  expect(problems("TH", " ")).toEqual({ city: "emptyCity" });
  expect(problems("JP", "").city).toBeUndefined();
  expect(problems("TH")).toEqual({});
});

test.each([
  [
    "CA",
    { street: "4-1820 Commercial Drive", city: "Vancouver", region: "CA-BC", postalCode: "V5N 4A2" },
    ["4-1820 Commercial Drive", "Vancouver BC V5N 4A2"],
  ],
  [
    "FR",
    { street: "10 rue de la Paix", city: "Paris", postalCode: "75002" },
    ["10 rue de la Paix", "75002 Paris"],
  ],
  [
    "LA",
    {
      street: "Ban Phonsavan 12",
      city: "Pakse",
      region: "LA-CH",
      regionName: "Champasak",
      postalCode: "16000",
    },
    ["Ban Phonsavan 12", "16000 Pakse, Champasak"],
  ],
  ["US", { street: "1 Main Street\nunit 4", postalCode: "97201" }, ["1 Main Street", "unit 4", "97201"]],
  ["", { street: "Somewhere", city: "Else" }, ["Somewhere", "Else"]],
])("an address of %s in lines", (country, address, lines) => {
  expect(addressLines(country, address)).toEqual(lines);
});
