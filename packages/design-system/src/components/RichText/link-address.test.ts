import { expect, test } from "vitest";
import { linkAddress } from "./link-address.ts";

test.each([
  ["https://a.example", "https://a.example"],
  [" carmine.example/tests ", "https://carmine.example/tests"],
  ["localhost.example:8080", "https://localhost.example:8080"],
  ["help@carmine.example", "mailto:help@carmine.example"],
  ["mailto:help@carmine.example", "mailto:help@carmine.example"],
  ["javascript:alert(1)", undefined],
  ["data:text/html,a.b", undefined],
  ["two words.example", undefined],
  ["word", undefined],
  ["", undefined],
])("completes %j to %j", (typed, address) => {
  expect(linkAddress(typed)).toBe(address);
});
