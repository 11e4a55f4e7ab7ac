import {
  addressAll,
  addressDefault,
  addressDelete,
  addressDetail,
  addressEdit,
  addressIpInfo,
  addressList,
  addressRegions,
  addressSetDefault,
  Code,
} from "@carmine/api/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { countryOfAddress } from "./country-of-address.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { addressOf, makeShopper } from "../testing/test-shop.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

const edit = (token: string, over: Parameters<typeof addressOf>[0] = {}) =>
  shop.call(addressEdit, { token, body: addressOf(over) });
const defaults = async (token: string) =>
  (await shop.call(addressAll, { token })).data.map(({ id, isDefault }) => [id, isDefault]);

it("makes the first address the default, keeps one default, and chooses another when it is deleted", async () => {
  const { token, addressId: first } = await makeShopper(shop);
  expect(await defaults(token)).toEqual([[first, true]]);
  const { data: second } = await edit(token, { isDefault: true });
  const { data: third } = await edit(token);
  expect(await defaults(token)).toEqual([
    [second.id, true],
    [third.id, false],
    [first, false],
  ]);
  await shop.call(addressSetDefault, { token, body: { id: third.id } });
  await shop.call(addressDelete, { token, body: { id: third.id } });
  expect(await defaults(token)).toEqual([
    [first, true],
    [second.id, false],
  ]);
  const { data } = await shop.call(addressList, { token, query: { limit: 1 } });
  expect(data).toMatchObject({ total: 2, list: [{ id: first }] });
});

it("returns the default address, or null in an empty book", async () => {
  const [shopper, other] = [await makeShopper(shop), await makeShopper(shop)];
  const { token } = shopper;
  await edit(token);
  const { data } = await shop.call(addressDefault, { token });
  expect(data).toEqual((await shop.call(addressAll, { token })).data[0]);
  expect(data).toMatchObject({ id: shopper.addressId, isDefault: true });
  for (const { id } of (await shop.call(addressAll, { token })).data)
    await shop.call(addressDelete, { token, body: { id } });
  expect(await shop.call(addressDefault, { token })).toMatchObject({ code: Code.ok, data: null });
  expect((await shop.call(addressDefault, { token: other.token })).data?.id).toBe(other.addressId);
  expect((await shop.call(addressDefault)).code).toBe(Code.unauthorized);
});

it("keeps letters and leading zeros of postal codes, derives the country name, and stores the dial code without a plus sign", async () => {
  const { token } = await makeShopper(shop);
  const { data } = await edit(token, { postCode: "01067", country: "de", countryCode: "+49" });
  expect(data).toMatchObject({ postCode: "01067", country: "Germany", countryCode: "49" });
  expect((await edit(token, { country: "Atlantis" })).message).toBe("Choose a country from the list");
});

it("changes only the fields that were sent", async () => {
  const { token, addressId } = await makeShopper(shop);
  const { data } = await edit(token, { id: addressId, detail: "2 Side Street" });
  expect(data).toMatchObject({ id: addressId, detail: "2 Side Street", isDefault: true });
});

it("validates an address by its country's form if the client knows it, and accepts other countries", async () => {
  const { token } = await makeShopper(shop);
  const messageOf = async (over: Parameters<typeof addressOf>[0]) => (await edit(token, over)).message;
  const form = { country: "US", region: "US-OR", city: "Portland", postCode: "97201" };
  expect(await messageOf({ ...form, city: "" })).toBe("Enter the city or district");
  expect(await messageOf({ ...form, region: "" })).toBe("Choose a state or province");
  expect(await messageOf({ ...form, postCode: "V5K 0A1" })).toBe("Enter a valid ZIP or postal code");
  expect(await messageOf({ country: "US", postCode: "" })).toBe("Enter a ZIP or postal code");
  const { data } = await edit(token, { ...form, district: "Pearl" });
  expect(data).toMatchObject({ city: "Portland", district: "Pearl", province: "Oregon", postCode: "97201" });
  expect(
    (await edit(token, { country: "JP", city: "", region: "JP-13", postCode: "1000001" })).data,
  ).toMatchObject({ postCode: "100-0001", city: null, region: "JP-13" });
  expect((await edit(token, { country: "Hong Kong", city: "Central", postCode: "" })).code).toBe(Code.ok);
  expect((await edit(token, { country: "United States", postCode: "2134" })).code).toBe(Code.ok);
});

it("prefills a new address from the IP address, except for private networks", async () => {
  const { token } = await makeShopper(shop);
  expect((await shop.call(addressIpInfo, { token })).data).toEqual({
    country_name: "",
    country_code: "",
    country_calling_code: "",
    region: "",
    city: "",
  });
  expect(["123.45.67.8", "::ffff:123.45.67.8", "2001:db8::1", "10.0.0.1"].map(countryOfAddress)).toEqual([
    "KR",
    "KR",
    null,
    null,
  ]);
});

it("reports a missing default address with the specified message", async () => {
  const { token } = await makeShopper(shop);
  expect(await shop.call(addressSetDefault, { token, body: { id: 99_999 } })).toMatchObject({
    code: Code.notFound,
    message: "This address no longer exists. Choose another one.",
  });
});

it("hides addresses from other accounts", async () => {
  const [{ addressId }, other] = [await makeShopper(shop), await makeShopper(shop)];
  const { token } = other;
  const answers = await Promise.all([
    shop.call(addressDetail, { token, params: { id: addressId } }),
    edit(token, { id: addressId }),
    shop.call(addressSetDefault, { token, body: { id: addressId } }),
    shop.call(addressDelete, { token, body: { id: addressId } }),
  ]);
  expect(answers.map(({ code }) => code)).toEqual(answers.map(() => Code.notFound));
  expect(await defaults(token)).toEqual([[other.addressId, true]]);
});

it("leaves one default when several are chosen concurrently", async () => {
  const { token } = await makeShopper(shop);
  const made = await Promise.all(Array.from({ length: 8 }, () => edit(token, { isDefault: true })));
  expect(made.every(({ code }) => code === Code.ok)).toBe(true);
  expect((await defaults(token)).filter(([, isDefault]) => isDefault)).toHaveLength(1);
});

it("holds up to fifty addresses", async () => {
  const { token } = await makeShopper(shop);
  for (let size = 1; size < 50; size += 1) await edit(token);
  expect((await edit(token)).code).toBe(Code.failure);
});

it("stores the state or province in its country's form", async () => {
  const { token } = await makeShopper(shop);
  const regions = async (country: string) =>
    (await shop.call(addressRegions, { query: { country } })).data.map(({ code, name }) => `${code} ${name}`);
  expect(await regions("Canada")).toContain("CA-BC British Columbia");
  expect(await regions("US")).toHaveLength(57);
  expect(await regions("Italy")).toEqual(expect.arrayContaining(["IT-MI Milano", "IT-23 Valle d'Aosta"]));
  expect(await regions("Philippines")).toContain("PH-00 National Capital Region");
  expect(await regions("Germany")).toEqual([]);
  const { data } = await edit(token, { country: "Canada", region: "CA-QC" });
  expect(data).toMatchObject({ region: "CA-QC", province: "Quebec" });
  for (const region of ["US-NY", "CA-XX", "BC"])
    expect((await edit(token, { country: "Canada", region })).message).toBe(
      "Choose a state or province of that country",
    );
});
