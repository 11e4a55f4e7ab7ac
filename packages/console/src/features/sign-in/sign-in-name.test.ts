import { expect, test } from "vitest";
import { readSignInName } from "./sign-in-name.ts";

test.each([
  [" elin@carmine.example ", { email: "elin@carmine.example" }],
  ["+1 604 555-0173", { countryCode: "1", phone: "6045550173" }],
  ["+856 20 55 123 456", { countryCode: "856", phone: "2055123456" }],
  ["6045550173", undefined],
  ["elin", undefined],
  ["", undefined],
])("reads %j", (text, name) => {
  expect(readSignInName(text)).toEqual(name);
});
