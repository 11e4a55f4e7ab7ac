import { expect, test } from "vitest";
import { category } from "../../../testing/category.ts";
import { categoryEntries } from "./category-entries.ts";

const texts = { more: "More departments", separator: ", " };

test("fits as many group names into the hint as possible, separated as in the language", () => {
  const groups = (...names: string[]) => [
    category(
      1,
      names.map((name, index) => category(index + 2, [], { name })),
    ),
  ];
  const hint = (names: string[], separator = ", ") =>
    categoryEntries(groups(...names), { ...texts, separator })[0]?.hint;
  expect(hint(["Clothing", "Shoes", "Accessories", "Bags"])).toBe("Clothing, Shoes");
  expect(hint(["家具", "厨房", "灯", "书"], "、")).toBe("家具、厨房、灯");
  expect(hint(["ຄອມພິວເຕີ ແລະ ແທັບເລັດ", "ຈໍ"])).toBe("ຈໍ");
});

test("shows every department if there are as many as rows", () => {
  const tree = Array.from({ length: 8 }, (_, index) => category(index + 1));
  const entries = categoryEntries(tree, texts);
  expect(entries.map(({ label }) => label)).toEqual(tree.map(({ name }) => name));
  expect(entries.every(({ icon }) => icon !== undefined)).toBe(true);
});

test("links the last row to the other departments if there are too many", () => {
  const tree = Array.from({ length: 11 }, (_, index) => category(index + 1));
  const entries = categoryEntries(tree, texts);
  expect(entries).toHaveLength(8);
  expect(entries.at(-1)).toMatchObject({ label: "More departments" });
  expect(entries.at(-1)?.groups.map(({ label }) => label)).toEqual([
    "Category 8",
    "Category 9",
    "Category 10",
    "Category 11",
  ]);
});

test("lists all twenty departments and all twenty groups of a department", () => {
  const ids = Array.from({ length: 20 }, (_, index) => index + 1);
  const leaves = (of: number) => [1, 2, 3, 4, 5].map((leaf) => category(of * 1000 + leaf));
  const entries = categoryEntries(
    ids.map((id) => category(id)),
    texts,
  );
  expect([
    ...entries.slice(0, -1).map(({ label }) => label),
    ...(entries.at(-1)?.groups ?? []).map(({ label }) => label),
  ]).toEqual(ids.map((id) => `Category ${id}`));

  const linksOf = (count: number) =>
    categoryEntries(
      [
        category(
          1,
          ids.slice(0, count).map((id) => category(id + 1, leaves(id))),
        ),
      ],
      texts,
    )[0]?.groups.map(({ links }) => links.length) ?? [];
  expect(linksOf(6)).toEqual(Array.from({ length: 6 }, () => 4));
  expect(linksOf(9)).toEqual(Array.from({ length: 9 }, () => 3));
  expect(linksOf(20)).toEqual(Array.from({ length: 20 }, () => 0));
});
