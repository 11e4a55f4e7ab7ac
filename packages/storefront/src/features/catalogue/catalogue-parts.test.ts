import type { Category } from "@carmine/api/hooks";
import { describe, expect, test } from "vitest";
import { categoryPath } from "./category-path.ts";
import { breadcrumbData, itemListData } from "./structured-data.ts";

const node = (id: number, children: Category[] = []): Category => ({
  id,
  parentId: null,
  name: `Category ${id}`,
  picture: null,
  symbol: null,
  level: 1,
  children,
});

describe("the way to a category", () => {
  const tree = [node(1, [node(2, [node(3)]), node(4)]), node(5)];

  test("goes from the department down", () => {
    expect(categoryPath(tree, 3).map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(categoryPath(tree, 5).map(({ id }) => id)).toEqual([5]);
  });

  test("is empty for one that does not exist", () => expect(categoryPath(tree, 9)).toEqual([]));
});

describe("structured data", () => {
  const place = { publicUrl: "https://shop.example", locale: "fr" as const };

  test("a breadcrumb has addresses in the page's language, and none for the page itself", () => {
    const data = breadcrumbData(
      [
        { label: "Accueil", href: "/" },
        { label: "Pneus", href: "/goods/goods_search?cid=1" },
        { label: "Ici", href: "/x" },
      ],
      place,
    );
    expect(data["itemListElement"]).toEqual([
      { "@type": "ListItem", position: 1, name: "Accueil", item: "https://shop.example/fr" },
      {
        "@type": "ListItem",
        position: 2,
        name: "Pneus",
        item: "https://shop.example/fr/goods/goods_search?cid=1",
      },
      { "@type": "ListItem", position: 3, name: "Ici" },
    ]);
  });

  test("a list of goods leads to each of them", () => {
    const data = itemListData([{ id: 7, name: "Pneu" }], place, (id) => `/goods_detail/${id}`);
    expect(data).toMatchObject({
      numberOfItems: 1,
      itemListElement: [{ position: 1, name: "Pneu", url: "https://shop.example/fr/goods_detail/7" }],
    });
  });
});
