import { expect, test } from "vitest";
import { wordsOfAddress } from "./words-of-address.ts";

test.each([
  ["/goods/winter-tires", "winter tires"],
  ["/goods/winter_tires.html", "winter tires"],
  ["/goods/205+55%20R16/", "205 55 R16"],
  ["/winter-tires/4711", "winter tires"],
  ["/%E0%B8%A2%E0%B8%B2%E0%B8%87", "ยาง"],
  ["/ຢາງລົດ", "ຢາງລົດ"],
  ["/goods/%E0%A4%A", "goods"],
  ["/%3Cscript%3Ealert(1)%3C%2Fscript%3E", "script alert 1 script"],
  ["/4711", ""],
  ["/", ""],
])("extracts from %s the keywords “%s”", (address, words) => expect(wordsOfAddress(address)).toBe(words));

test("truncates the keywords of a long address between words", () => {
  expect(wordsOfAddress(`/${"winter-".repeat(40)}`)).toBe("winter ".repeat(8).trim());
  expect(wordsOfAddress(`/${"x".repeat(5000)}`)).toBe("x".repeat(60));
  expect(wordsOfAddress(`/${"x".repeat(59)}${encodeURIComponent("𠀋")}`)).toBe("x".repeat(59));
});
