import { expect, type Locator, type Page } from "@playwright/test";
import { shopper } from "../support/after-sale.ts";
import { hydrated } from "../support/hydrated.ts";
import { productCalled, putInCart, someGoods, write } from "../support/shop.ts";
import { test } from "../support/test.ts";
import { textsOf } from "../support/texts.ts";

const say = textsOf("en");

const open = async (page: Page, path: string): Promise<Locator> => {
  await page.goto(path);
  await hydrated(page);
  return page.getByRole("main");
};

/** Follows a link to a shop, which ends on the page of the shop of that name. */
const leadsTo = async (page: Page, link: Locator, name: string): Promise<void> => {
  await link.click();
  await page.waitForURL(/\/merchant\/merchant\/home\?id=\d+$/);
  await expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();
};

test("a shop’s name in the cart, the orders, on a product, at home and in the search leads to the shop", async ({
  page,
  context,
}) => {
  await write(context, "/api/front/login/email", shopper);
  const goods = await someGoods(context, 1, 9);
  await putInCart(context, goods);
  const inCart = goods[0]?.shop ?? "";
  const cart = await open(page, "/order/shopping_cart");
  await leadsTo(page, cart.getByRole("link", { name: inCart, exact: true }).first(), inCart);

  const orders = await open(page, "/users/order_list");
  const ofOrder = orders.getByRole("article").first().getByRole("link").first();
  await expect(ofOrder).toHaveText(/\S/);
  await leadsTo(page, ofOrder, (await ofOrder.innerText()).trim());

  const product = await open(page, `/goods_detail/${await productCalled(context, "Norrland Ice Grip")}`);
  const card = product.getByRole("complementary", { name: "Nordic Tire House" });
  await leadsTo(page, card.getByRole("link", { name: say("Visit shop") }), "Nordic Tire House");

  const home = await open(page, "/");
  const street = home.getByRole("region", { name: say("Shop street") });
  const first = street.getByRole("heading", { level: 3 }).first();
  await leadsTo(page, first.getByRole("link"), (await first.innerText()).trim());

  const found = await open(page, "/goods/goods_search?title=verdant");
  const strip = found.getByRole("region", { name: "Verdant", exact: true });
  await leadsTo(page, strip.getByRole("link", { name: say("Visit shop") }), "Verdant");

  // The sixth: what is suggested while a name is typed.
  await page.getByRole("combobox", { name: say("Search the shop") }).fill("gloss gar");
  const offered = page.getByRole("option", { name: "Gloss Garage", exact: true });
  await leadsTo(page, offered.last(), "Gloss Garage");
});
