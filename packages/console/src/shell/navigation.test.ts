import { merchantRights, type ConsolePlace, type MerchantRole } from "@carmine/api/contract";
import { expect, test } from "vitest";
import { shopNavigation } from "./navigation.ts";

const entriesOf = (role: MerchantRole): string[] => {
  const rights: ConsolePlace["rights"] = [...merchantRights[role]];
  return shopNavigation.flatMap(({ entries }) =>
    entries.filter(({ needs }) => needs === undefined || rights.includes(needs)).map(({ path }) => path),
  );
};

test.each<[MerchantRole, string[]]>([
  [
    "owner",
    [
      "",
      "orders",
      "returns",
      "questions",
      "reviews",
      "products",
      "inventory",
      "imports",
      "categories",
      "coupons",
      "statements",
      "payouts",
      "shop-page",
      "shipping",
      "staff",
      "activity",
    ],
  ],
  ["warehouse", ["", "orders", "returns", "inventory"]],
  ["catalog", ["", "questions", "products", "inventory", "imports", "categories", "coupons"]],
  ["finance", ["", "orders", "returns", "statements", "payouts"]],
])("shows %s only the pages of the role", (role, paths) => {
  expect(entriesOf(role)).toEqual(paths);
});
