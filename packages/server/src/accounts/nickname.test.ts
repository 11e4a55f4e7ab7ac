import { expect, it } from "vitest";
import { ownNickname, phoneNickname } from "./nickname.ts";

it("derives a phone account's name from the last digits of its number", () => {
  expect(phoneNickname("2025550132", "en")).toBe("Shopper 0132");
  expect(phoneNickname("2025550132", "zh-CN")).toBe("用户0132");
});

it.each([
  ["****0132", "Shopper 0132"],
  ["Mara", "Mara"],
  ["****", "****"],
])("shows %j as %j to its owner", (nickname, shown) => expect(ownNickname(nickname, "en")).toBe(shown));
