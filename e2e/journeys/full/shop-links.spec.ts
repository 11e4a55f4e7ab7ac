import { expect, type Locator, type Page } from "@playwright/test";
import { shopper } from "../support/after-sale.ts";
import { waitForHydration } from "../support/hydration.ts";
import { findProductId, putInCart, pickSkus, write } from "../support/shop.ts";
import { test } from "../support/test.ts";
import { textsOf } from "../support/texts.ts";

const translate = textsOf("en");

const open = async (page: Page, path: string): Promise<Locator> => {
  await page.goto(path);
  await waitForHydration(page);
  return page.getByRole("main");
};

/** Follows a link that must lead to the page of the shop with this name. */
const leadsTo = async (page: Page, link: Locator, name: string): Promise<void> => {
  await link.click();
  await page.waitForURL(/\/merchant\/merchant\/home\?id=\d+$/);
  await expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();
};

test("links the shop's name in the cart, orders, product page, home page and search to the shop", async ({
  page,
  context,
}) => {
  await write(context, "/api/front/login/email", shopper);
  const items = await pickSkus(context, 1, 9);
  await putInCart(context, items);
  const inCart = items[0]?.shop ?? "";
  const cart = await open(page, "/order/shopping_cart");
  await leadsTo(page, cart.getByRole("link", { name: inCart, exact: true }).first(), inCart);

  const orders = await open(page, "/users/order_list");
  const ofOrder = orders.getByRole("article").first().getByRole("link").first();
  await expect(ofOrder).toHaveText(/\S/);
  await leadsTo(page, ofOrder, (await ofOrder.innerText()).trim());

  const product = await open(page, `/goods_detail/${await findProductId(context, "Norrland Ice Grip")}`);
  const card = product.getByRole("complementary", { name: "Nordic Tire House" });
  await leadsTo(page, card.getByRole("link", { name: translate("Visit shop") }), "Nordic Tire House");

  const home = await open(page, "/");
  const street = home.getByRole("region", { name: translate("Featured shops") });
  const first = street.getByRole("heading", { level: 3 }).first();
  await leadsTo(page, first.getByRole("link"), (await first.innerText()).trim());

  const found = await open(page, "/goods/goods_search?title=verdant");
  const strip = found.getByRole("region", { name: "Verdant", exact: true });
  await leadsTo(page, strip.getByRole("link", { name: translate("Visit shop") }), "Verdant");

  // The sixth place: a suggestion while typing.
  await page.getByRole("combobox", { name: translate("Search the shop") }).fill("gloss gar");
  const offered = page.getByRole("option", { name: "Gloss Garage", exact: true });
  await leadsTo(page, offered.last(), "Gloss Garage");
});
