import { expect, test } from "vitest";
import { countries } from "../contract/countries.data.ts";
import {
  addressLines,
  addressProblems,
  addressRows,
  hasPart,
  needsPostalCode,
  writePostalCode,
} from "./index.ts";

test.each([
  ["US", ["street", "city region postalCode"]],
  ["CN", ["postalCode", "region city district", "street"]],
  ["JP", ["postalCode", "region", "street"]],
  ["TH", ["street", "district city", "region postalCode"]],
  ["LA", ["street", "postalCode city region"]],
  ["AE", ["street", "region"]],
  ["SG", ["street", "postalCode"]],
  ["ES", ["street", "postalCode city region"]],
])("has the expected rows for %s", (country, rows) => {
  expect(addressRows(country).map((row) => row.join(" "))).toEqual(rows);
});

test("has a form with a street for every country of the list", () => {
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
])("validates the postal code of %s: %j", (country, postalCode, problem) => {
  expect(addressProblems({ country, city: "", postalCode }).postalCode).toBe(problem);
});

test("requires a postal code without checking its format if the client sends numbers", () => {
  expect(addressProblems({ country: "US", postalCode: "2134" })).toEqual({});
  expect(addressProblems({ country: "US" })).toEqual({ postalCode: "emptyPostCode" });
});

/** Countries whose addresses need a postal code by Google's Address Data Service. */
const needCode = new Set(
  `AS AT AU AX BE BL BR CA CH CN DE DK ES FI FK FM FR GB GF GG GL GP GR GS GU HU IM IN IO IT JE JP KR LI LU LV MF MH MP
  MQ MX MY NC NL NO NZ PF PL PM PN PR PT PW RE RU SE SG SH SJ SM TC TR TW UA US VI WF YT ZA`.split(/\s+/),
);

test.each(countries)("requires a postal code in $name only if its post does", ({ code: country }) => {
  const problem = addressProblems({ country, city: "Somewhere", postalCode: " " }).postalCode;
  expect(problem).toBe(needCode.has(country) ? "emptyPostCode" : undefined);
  expect(needsPostalCode(country)).toBe(needCode.has(country));
  if (needCode.has(country)) expect(hasPart(country, "postalCode")).toBe(true);
});

test.each(["CL", "PE", "CO", "VN", "LA", "IE", "NP", "KE", "SA"])(
  "accepts an address of %s without a code",
  (country) => {
    expect(addressProblems({ country, postalCode: "" }).postalCode).toBeUndefined();
  },
);

test.each([
  ["JP", " １０００００１ ", "100-0001"],
  ["JP", "〒100ー0001", "100-0001"],
  ["GB", "sw1a1aa", "SW1A 1AA"],
  ["GB", "SW1A 1AA", "SW1A 1AA"],
  ["GB", "m25bq", "M2 5BQ"],
  ["CA", "k1a0b1", "K1A 0B1"],
  ["CA", "K1A-0B1", "K1A 0B1"],
  ["US", "972011234", "97201-1234"],
  ["US", " 97201\u200B", "97201"],
  ["NL", "1234ab", "1234 AB"],
  ["IE", "d02x285", "D02 X285"],
  ["PL", "00950", "00-950"],
  ["BR", "40301110", "40301-110"],
  ["PT", "2725079", "2725-079"],
  ["SE", "SE-11455", "114 55"],
  ["CH", "CH-8001", "8001"],
  ["DE", "D-26133", "26133"],
  ["LV", "1073", "LV-1073"],
  ["FR", "33 380", "33380"],
  ["TH", "๑๐๑๑๐", "10110"],
  ["FK", "fiqq1zz", "FIQQ 1ZZ"],
  ["KY", "ky11100", "KY1-1100"],
  ["US", "2134", "2134"],
  ["CI", "00 225", "00 225"],
])("formats the postal code of %s %j as %j", (country, typed, written) => {
  expect(writePostalCode(country, typed)).toBe(written);
  expect(writePostalCode(country, written)).toBe(written);
});

test("requires city and region if the country has them and the client sends a city", () => {
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
])("formats an address of %s in lines", (country, address, lines) => {
  expect(addressLines(country, address)).toEqual(lines);
});
