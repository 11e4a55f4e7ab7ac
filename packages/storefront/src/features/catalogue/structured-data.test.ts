import { describe, expect, test } from "vitest";
import { breadcrumbData, itemListData } from "./structured-data.ts";

describe("structured data", () => {
  const place = { publicUrl: "https://shop.example", locale: "fr" as const };

  test("adds URLs in the page's language to a breadcrumb, except for the page itself", () => {
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

  test("links to each product of a list", () => {
    const data = itemListData([{ id: 7, name: "Pneu" }], place, (id) => `/goods_detail/${id}`);
    expect(data).toMatchObject({
      numberOfItems: 1,
      itemListElement: [{ position: 1, name: "Pneu", url: "https://shop.example/fr/goods_detail/7" }],
    });
  });
});
