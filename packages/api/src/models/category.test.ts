import { expect, test } from "vitest";
import type { CategoryNode } from "../contract/categories.ts";
import { categoriesOf, shopCategoriesOf } from "./category.ts";

const node = (id: number, pid: number, more: Partial<CategoryNode> = {}): CategoryNode => ({
  id,
  pid,
  name: `Category ${id}`,
  icon: null,
  symbol: null,
  level: pid === 0 ? 1 : 2,
  sort: id,
  isShow: true,
  childList: null,
  ...more,
});

test("maps a tree without hidden categories and their descendants", () => {
  const wire = [
    node(1, 0, {
      symbol: "sofa",
      icon: "/media/1.webp",
      childList: [node(2, 1), node(3, 1, { isShow: false })],
    }),
    node(4, 0, { isShow: false, childList: [node(5, 4)] }),
  ];
  expect(categoriesOf(wire)).toEqual([
    {
      id: 1,
      parentId: null,
      name: "Category 1",
      picture: "/media/1.webp",
      symbol: "sofa",
      level: 1,
      children: [
        { id: 2, parentId: 1, name: "Category 2", picture: null, symbol: null, level: 2, children: [] },
      ],
    },
  ]);
});

test("keeps the counts of a shop's tree", () => {
  const wire = { pid: 0, icon: null, level: 1, sort: 0, isShow: true, childList: null };
  expect(
    shopCategoriesOf([
      {
        ...wire,
        id: 1,
        name: "Tires",
        productCount: 3,
        childList: [{ ...wire, id: 2, name: "Winter", productCount: null }],
      },
      { ...wire, id: 9, name: "Old", productCount: 1, isShow: false },
    ]),
  ).toEqual([
    {
      id: 1,
      name: "Tires",
      productCount: 3,
      children: [{ id: 2, name: "Winter", productCount: null, children: [] }],
    },
  ]);
});
