import type { ProductDetail, Sku } from "@carmine/api/contract";
import { describe, expect, test } from "vitest";
import {
  choicesByValue,
  chosenOf,
  linkedChoices,
  maxQuantityOf,
  readChoices,
  valueStates,
  type Choice,
} from "./skus.ts";

const skuOf = (id: number, stock: number, price: string, image: string | null = null): Sku => ({
  id,
  productId: 1,
  sku: "",
  stock,
  isAlwaysSellable: null,
  sales: null,
  price,
  otPrice: null,
  image,
  lowestPrice: null,
  barCode: null,
  weight: null,
  volume: null,
  unique: null,
  type: null,
  quota: null,
  quotaShow: null,
});

const attribute = (attrName: string, attrValues: string): ProductDetail["productAttr"][number] => ({
  id: 1,
  productId: 1,
  attrName,
  attrValues,
});

const tire = {
  productAttr: [attribute("Size", "R16,R17,R18"), attribute("Set", "Tire,Wheel")],
  productValue: {
    "R16,Tire": skuOf(1, 0, "70.00", "/t.webp"),
    "R16,Wheel": skuOf(2, 4, "140.00", "/w.webp"),
    "R17,Tire": skuOf(3, 9, "80.00", "/t.webp"),
    "R17,Wheel": skuOf(4, 2, "150.00", "/w.webp"),
    "R18,Wheel": skuOf(5, 3, "160.00", "/w.webp"),
  },
};
const choices = readChoices(tire);
const byId = (id: number): Choice => {
  const choice = choices.all.find(({ sku }) => sku.id === id);
  if (!choice) throw new Error(`no sku ${id}`);
  return choice;
};

describe("reading", () => {
  test("a product without attributes has its one sku", () => {
    const plain = readChoices({ productAttr: [], productValue: { "": skuOf(7, 1, "5.00") } });
    expect(plain.attributes).toEqual([]);
    expect(chosenOf(plain, undefined)?.sku.id).toBe(7);
  });

  test("skus stand in the order of the attributes, whatever their keys look like", () => {
    const sizes = readChoices({
      productAttr: [attribute("Size", "44,42,9")],
      productValue: { "9": skuOf(3, 1, "1"), "42": skuOf(2, 1, "1"), "44": skuOf(1, 1, "1") },
    });
    expect(sizes.all.map(({ sku }) => sku.id)).toEqual([1, 2, 3]);
  });

  test("a sku that does not fit the attributes can't be chosen", () => {
    const odd = readChoices({ ...tire, productValue: { R16: skuOf(8, 1, "1.00") } });
    expect(chosenOf(odd, 8)).toBeUndefined();
  });
});

describe("the chosen sku", () => {
  test("is the one of the address, also when it is sold out", () => {
    expect(chosenOf(choices, 1)?.sku.id).toBe(1);
  });

  test.each([undefined, 99])("for %j it is the first in stock", (id) => {
    expect(chosenOf(choices, id)?.sku.id).toBe(2);
  });

  test("is the first where nothing is in stock", () => {
    const gone = readChoices({
      ...tire,
      productValue: { "R17,Tire": skuOf(3, 0, "1"), "R16,Tire": skuOf(1, 0, "1") },
    });
    expect(chosenOf(gone, undefined)?.sku.id).toBe(1);
  });
});

describe("choosing a value", () => {
  test("keeps the others, even where that sku is sold out", () => {
    expect(choicesByValue(choices, byId(3), 0).get("R16")?.sku.id).toBe(1);
    expect(choicesByValue(choices, byId(2), 0).get("R17")?.sku.id).toBe(4);
  });

  test("changes the others where there is no such sku", () => {
    expect(choicesByValue(choices, byId(3), 0).get("R18")?.sku.id).toBe(5);
    expect(choicesByValue(choices, byId(5), 1).get("Tire")?.sku.id).toBe(3);
  });

  test("of what nobody sells leads nowhere", () => {
    expect(choicesByValue(choices, byId(3), 0).get("R20")).toBeUndefined();
  });
});

describe("what a value says", () => {
  test("it is sold out with what else is chosen", () => {
    const said = (from: number) =>
      valueStates(choices, byId(from), 0).map(({ value, soldOut }) => `${value} ${soldOut}`);
    expect(said(3)).toEqual(["R16 true", "R17 false", "R18 false"]);
    expect(said(4)).toEqual(["R16 false", "R17 false", "R18 false"]);
  });

  test("values that look different carry their picture and the price they lead to", () => {
    expect(valueStates(choices, byId(3), 1)).toEqual([
      { value: "Tire", soldOut: false, image: "/t.webp", price: "80.00" },
      { value: "Wheel", soldOut: false, image: "/w.webp", price: "150.00" },
    ]);
    expect(
      valueStates(choices, byId(3), 0).every(({ image, price }) => image === null && price === null),
    ).toBe(true);
  });
});

describe("thousands of skus", () => {
  const values = (name: string, count: number) => Array.from({ length: count }, (_, at) => `${name}${at}`);
  const many = readChoices({
    productAttr: [
      attribute("Color", values("c", 120).join(",")),
      attribute("Size", values("s", 50).join(",")),
    ],
    productValue: Object.fromEntries(
      values("c", 120).flatMap((color, place) =>
        values("s", 50).map((size, at) => [`${color},${size}`, skuOf(place * 50 + at, 3, "1.00")]),
      ),
    ),
  });
  const from = many.all[2718] as Choice;

  test("are told apart while one presses a chip", () => {
    const started = performance.now();
    for (let time = 0; time < 10; time++)
      for (const at of [0, 1]) expect(valueStates(many, from, at)).toHaveLength([120, 50][at] ?? 0);
    expect((performance.now() - started) / 10).toBeLessThan(100);
  });

  test("have links only to their neighbors", () => {
    const links = linkedChoices(many, from);
    expect(links).toHaveLength(120 + 50 - 1);
    expect(links).toContain(from);
    expect(linkedChoices(choices, byId(3))).toEqual(choices.all);
  });
});

test.each([
  [0, 1],
  [7, 7],
  [500, 99],
])("of %i in stock at most %i can be bought", (stock, most) =>
  expect(maxQuantityOf({ stock }, 99)).toBe(most),
);
