import { expect, type Locator, type Page } from "@playwright/test";
import { waitForHydration } from "../support/hydration.ts";
import { read } from "../support/shop.ts";
import { test } from "../support/test.ts";
import { textsOf } from "../support/texts.ts";

const translate = textsOf("en");

interface Shop {
  readonly name: string;
  readonly typeId: number | null;
  readonly categoryId: number | null;
  readonly isSelf: boolean;
}
interface Named {
  readonly id: number;
  readonly name: string;
}

const shown = (page: Page): Locator => page.getByRole("main").getByRole("article").getByRole("heading");

test("filters the shop directory by owner, type and category, and removes the filters", async ({
  page,
  context,
}) => {
  const { list } = await read<{ list: Shop[] }>(context, "/api/front/merchant/street?page=1&limit=100");
  const types = await read<Named[]>(context, "/api/front/merchant/all/type/list");
  const categories = await read<Named[]>(context, "/api/front/merchant/all/category/list");
  const namesOf = (isOne: (shop: Shop) => boolean): string[] =>
    list
      .filter(isOne)
      .map(({ name }) => name)
      .toSorted();
  /** Selects a filter value. The list must then have the count of its label, or all shops if it has none. */
  const choose = async (filter: string, choice: string, count?: number): Promise<void> =>
    page
      .getByRole("navigation", { name: translate(filter) })
      .getByRole("link", { name: count === undefined ? choice : `${choice} (${count})`, exact: true })
      .click();
  const areShown = async (names: readonly string[]): Promise<void> =>
    expect(async () => {
      expect((await shown(page).allInnerTexts()).toSorted()).toEqual(names);
    }).toPass();

  await page.goto("/merchant/merchant_street");
  await waitForHydration(page);
  const own = namesOf(({ isSelf }) => isSelf);
  await choose("Seller", "Self-operated", own.length);
  await page.waitForURL(/merchant_more\?seller=self/);
  await areShown(own);
  await choose("Seller", "All");
  await page.waitForURL(/merchant_street$/);

  // A type and a category that both have shops.
  const [one] = list.filter(({ typeId, categoryId }) => typeId !== null && categoryId !== null);
  const type = types.find(({ id }) => id === one?.typeId);
  const category = categories.find(({ id }) => id === one?.categoryId);
  const ofType = namesOf(({ typeId }) => typeId === type?.id);
  await choose("Type", type?.name ?? "", ofType.length);
  await page.waitForURL(new RegExp(`typeId=${type?.id}`));
  await areShown(ofType);
  const both = namesOf(({ typeId, categoryId }) => typeId === type?.id && categoryId === category?.id);
  await choose("Department", category?.name ?? "", both.length);
  await page.waitForURL(new RegExp(`typeId=${type?.id}&categoryId=${category?.id}`));
  await areShown(both);
  expect(both.length).toBeLessThan(list.length);
  await page.goBack();
  await areShown(ofType);
});
