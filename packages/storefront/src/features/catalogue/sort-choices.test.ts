import { expect, test } from "vitest";
import type { SearchSort } from "./search-params.ts";
import { sortChoices } from "./sort-choices.ts";

const choices = (sort?: SearchSort) =>
  sortChoices({
    sort,
    offered: ["sales", "price"],
    label: (id) => id.toUpperCase(),
    hrefOf: (next) => `?sort=${next ?? ""}`,
  });
const hrefsOf = (sort?: SearchSort) => Object.fromEntries(choices(sort).map(({ id, href }) => [id, href]));

test("cycles the price order from ascending to descending to the default", () => {
  expect(hrefsOf()["price"]).toBe("?sort=price-asc");
  expect(hrefsOf("price-asc")["price"]).toBe("?sort=price-desc");
  expect(hrefsOf("price-desc")["price"]).toBe("?sort=");
  expect(hrefsOf("sales")["price"]).toBe("?sort=price-asc");
});

test("returns to the default order when the current one is pressed", () => {
  expect(hrefsOf()).toMatchObject({ default: "?sort=", sales: "?sort=sales" });
  expect(hrefsOf("sales")).toMatchObject({ default: "?sort=", sales: "?sort=" });
});

test("marks one choice as current", () => {
  const current = (sort?: SearchSort) => choices(sort).filter((choice) => choice.current);
  expect(current()).toMatchObject([{ id: "default", label: "DEFAULT" }]);
  expect(current("sales")).toMatchObject([{ id: "sales" }]);
  expect(current("price-desc")).toMatchObject([{ id: "price", direction: "descending" }]);
});
