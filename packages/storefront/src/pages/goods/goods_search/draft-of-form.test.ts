import { expect, test } from "vitest";
import { searchOfFields } from "./draft-of-form.ts";

const scale = [20, 300] as const;

test("reads prices together with the hidden fields of the form", () => {
  const search = searchOfFields(
    [
      ["title", "tire"],
      ["brandId", "3"],
      ["minPrice", "40"],
      ["maxPrice", "90"],
    ],
    scale,
  );
  expect(search).toMatchObject({ title: "tire", brandId: [3], minPrice: "40", maxPrice: "90", page: 1 });
});

test("swaps reversed prices", () => {
  const { minPrice, maxPrice } = searchOfFields(
    [
      ["minPrice", "90"],
      ["maxPrice", "40"],
    ],
    scale,
  );
  expect([minPrice, maxPrice]).toEqual(["40", "90"]);
});
