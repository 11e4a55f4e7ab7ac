import type { Sku } from "@carmine/api/hooks";
import { describe, expect, test } from "vitest";
import { chosenOf, linkedSkus, maxQuantityOf, skusByValue, valueStates } from "./skus.ts";

const skuOf = (
  id: number,
  values: string,
  stock: number,
  price: string,
  picture: string | null = null,
): Sku => ({
  id,
  options: values.split(",").map((value, at) => ({ name: ["Size", "Set"][at] ?? "", value })),
  price,
  listPrice: null,
  lowestPrice: null,
  stock,
  isAlwaysSellable: false,
  picture,
});

const choices = {
  options: [
    { name: "Size", values: ["R16", "R17", "R18"] },
    { name: "Set", values: ["Tire", "Wheel"] },
  ],
  skus: [
    skuOf(1, "R16,Tire", 0, "70.00", "/t.webp"),
    skuOf(2, "R16,Wheel", 4, "140.00", "/w.webp"),
    skuOf(3, "R17,Tire", 9, "80.00", "/t.webp"),
    skuOf(4, "R17,Wheel", 2, "150.00", "/w.webp"),
    skuOf(5, "R18,Wheel", 3, "160.00", "/w.webp"),
  ],
};
const byId = (id: number): Sku => {
  const found = choices.skus.find((sku) => sku.id === id);
  if (!found) throw new Error(`no sku ${id}`);
  return found;
};

describe("the selected sku", () => {
  test("is the one in the address, even if it is sold out", () => {
    expect(chosenOf(choices, 1)?.id).toBe(1);
  });

  test.each([undefined, 99])("is the cheapest in stock for %j", (id) => {
    expect(chosenOf(choices, id)?.id).toBe(3);
  });

  test("is the first one with the price that cards show", () => {
    const skus = [
      skuOf(1, "5,Gold", 3, "35.00"),
      skuOf(2, "6,Gold", 0, "9.00"),
      skuOf(3, "7,Gold", 3, "129.00"),
      skuOf(4, "8,Gold", 3, "29.00"),
      skuOf(5, "9,Gold", 3, "29.00"),
    ];
    expect(chosenOf({ ...choices, skus }, undefined)?.id).toBe(4);
  });

  test("is the first one if all are sold out", () => {
    const skus = [skuOf(1, "R16,Tire", 0, "1"), skuOf(3, "R17,Tire", 0, "1")];
    expect(chosenOf({ ...choices, skus }, undefined)?.id).toBe(1);
  });
});

describe("selecting a value", () => {
  test("keeps the other values, even if that sku is sold out", () => {
    expect(skusByValue(choices, byId(3), 0).get("R16")?.id).toBe(1);
    expect(skusByValue(choices, byId(2), 0).get("R17")?.id).toBe(4);
  });

  test("changes other values if there is no such sku", () => {
    expect(skusByValue(choices, byId(3), 0).get("R18")?.id).toBe(5);
    expect(skusByValue(choices, byId(5), 1).get("Tire")?.id).toBe(3);
  });

  test("has no link for an unavailable value", () => {
    expect(skusByValue(choices, byId(3), 0).get("R20")).toBeUndefined();
  });
});

describe("state of a value", () => {
  test("is sold out in combination with the other selected values", () => {
    const said = (from: number) =>
      valueStates(choices, byId(from), 0).map(({ value, soldOut }) => `${value} ${soldOut}`);
    expect(said(3)).toEqual(["R16 true", "R17 false", "R18 false"]);
    expect(said(4)).toEqual(["R16 false", "R17 false", "R18 false"]);
  });

  test("adds a picture and a price to option values that differ in them", () => {
    expect(valueStates(choices, byId(3), 1)).toEqual([
      { value: "Tire", soldOut: false, picture: "/t.webp", price: "80.00" },
      { value: "Wheel", soldOut: false, picture: "/w.webp", price: "150.00" },
    ]);
    expect(
      valueStates(choices, byId(3), 0).every(({ picture, price }) => picture === null && price === null),
    ).toBe(true);
  });
});

describe("thousands of skus", () => {
  const values = (name: string, count: number) => Array.from({ length: count }, (_, at) => `${name}${at}`);
  const many = {
    options: [
      { name: "Size", values: values("c", 120) },
      { name: "Set", values: values("s", 50) },
    ],
    skus: values("c", 120).flatMap((color, place) =>
      values("s", 50).map((size, at) => skuOf(place * 50 + at, `${color},${size}`, 3, "1.00")),
    ),
  };
  const from = many.skus[2718] as Sku;

  test("are matched in the time of a click", () => {
    const started = performance.now();
    for (let time = 0; time < 10; time++)
      for (const at of [0, 1]) expect(valueStates(many, from, at)).toHaveLength([120, 50][at] ?? 0);
    expect((performance.now() - started) / 10).toBeLessThan(100);
  });

  test("have links only to their neighbors", () => {
    const links = linkedSkus(many, from);
    expect(links).toHaveLength(120 + 50 - 1);
    expect(links).toContain(from);
    expect(linkedSkus(choices, byId(3))).toEqual(choices.skus);
  });
});

test.each([
  [0, 1],
  [7, 7],
  [500, 99],
])("with %i in stock allow at most %i units", (stock, most) => expect(maxQuantityOf({ stock })).toBe(most));
