import { joinValues } from "@carmine/api/contract";
import { expect, test } from "vitest";
import { optionText } from "./order-items.tsx";

test.each([
  ["205/55 R16 91V,Tire only", "205/55 R16 91V · Tire only"],
  ["Black,225/45 R17", "Black · 225/45 R17"],
  ["Red,5", "Red · 5"],
  [joinValues(["Rojo", "5,5 J"]), "Rojo · 5,5 J"],
  ["One size", "One size"],
])("%j is shown as %j", (joined, shown) => {
  expect(optionText(joined)).toBe(shown);
});
