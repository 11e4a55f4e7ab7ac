import { addressEdit } from "@carmine/api/contract";
import { addressFormOf, addressOf } from "@carmine/api/hooks";
import { expect, test } from "vitest";
import { countryOfSaved, inputOf, newAddress, ownChecks, valuesOf } from "./address-values.ts";

const wire = {
  id: 4,
  realName: "Mara Lindqvist",
  phone: "6045550173",
  countryCode: "1",
  country: "Canada",
  region: "CA-BC",
  province: "British Columbia",
  city: "Vancouver",
  district: "",
  email: "mara@carmine.example",
  detail: "1820 Commercial Drive",
  postCode: "V5K 0A1",
  isDefault: true,
};
const address = addressOf(wire);

test("converts an address to form values and back without changes", () => {
  const { id, province: _province, ...rest } = wire;
  expect(addressFormOf(inputOf(valuesOf(address), id))).toEqual({ id, ...rest });
});

test("selects the address's country among countries with the same dial code", () => {
  expect(valuesOf(address).dialCountry).toBe("CA");
  expect(valuesOf({ ...address, country: "Laos", dialCode: "+66" }).dialCountry).toBe("TH");
});

test("rejects a dial code without a number", () => {
  expect(inputOf({ ...newAddress({ locale: "lao" }), phone: " " })).toMatchObject({
    phone: "",
    dialCode: "",
    country: "Laos",
  });
});

test("reports each empty field", async () => {
  const result = await addressEdit.body["~standard"].validate(
    addressFormOf(inputOf(newAddress({ locale: "en" }))),
  );
  const keys = result.issues?.map(({ path, message }) => `${path?.[0] as string}:${message}`);
  expect(keys).toEqual(
    expect.arrayContaining(["realName:emptyName", "email:emailEmpty", "detail:emptyAddress"]),
  );
});

test("requires a country that isn't in the list to be selected again", async () => {
  const values = valuesOf({ ...address, country: "Atlantis", dialCode: null });
  expect(values.country).toBe("");
  const result = await addressEdit.body["~standard"].validate(addressFormOf(inputOf(values)));
  expect(result.issues?.map(({ message }) => message)).toEqual(["emptyCountry"]);
});

test.each([
  ["", {}],
  ["(604) 555-0173", {}],
  ["020 5555 0173", {}],
  ["call me", { phone: "correctPhone" }],
  ["12", { phone: "correctPhone" }],
])("validates the telephone number %j", (phone, problems) => {
  expect(ownChecks({ ...newAddress({ locale: "fr" }), city: "Paris", postalCode: "75002", phone })).toEqual(
    problems,
  );
});

test("requires fields by country", () => {
  const empty = newAddress({ locale: "en" });
  expect(ownChecks(empty)).toEqual({ region: "emptyRegion", city: "emptyCity", postalCode: "emptyPostCode" });
  expect(ownChecks({ ...empty, region: "US-OR", city: "Portland", postalCode: "97201" })).toEqual({});
  expect(ownChecks(newAddress({ locale: "en", country: "HK" }))).toEqual({ city: "emptyCity" });
  expect(ownChecks({ ...empty, country: "" })).toEqual({});
});

test("doesn't send fields of another country's form", () => {
  const values = { ...valuesOf(address), country: "HK", dialCountry: "HK", region: "" };
  expect(inputOf(values)).toMatchObject({
    country: "Hong Kong",
    city: "Vancouver",
    district: "",
    postalCode: "",
  });
});

test.each([
  [[], undefined],
  [[{ country: "CA", isDefault: false }], "CA"],
  [
    [
      { country: "US", isDefault: false },
      { country: "CA", isDefault: true },
    ],
    "CA",
  ],
])("takes the country of a new address from the saved ones: %j", (saved, country) =>
  expect(countryOfSaved(saved)).toBe(country),
);
