import { expect, type Locator, type Page } from "@playwright/test";
import { tires } from "./support/after-sale.ts";
import { axeViolations } from "./support/axe-violations.ts";
import { waitForHydration } from "./support/hydration.ts";
import { createGuestAccount, createAddress, newEmail, findProductId, read } from "./support/shop.ts";
import { test } from "./support/test.ts";
import { textsOf } from "./support/texts.ts";

const translate = textsOf("en");
const tire = "Carmine All Season 205/55 R16";
const soldOut = "Carmine All Season 225/45 R17";

const openProduct = async (page: Page, id: number, query = ""): Promise<Locator> => {
  await page.goto(`/goods_detail/${id}${query}`);
  await waitForHydration(page);
  return page.getByRole("main");
};
const numberIn = (text: string): number => Number(text.replaceAll(/[^\d.]/g, ""));

test("shows the price of one tire first, then of the set of four, and the lowest price of the last 30 days", async ({
  page,
  context,
}) => {
  const id = await findProductId(context, tire);
  const { productValue } = await read<{
    productValue: Record<string, { price: string; lowestPrice: string | null }>;
  }>(context, `/api/front/product/detail/${id}`);
  const { price, lowestPrice } = Object.values(productValue)[0] ?? { price: "0", lowestPrice: null };
  const main = await openProduct(page, id);
  const quantity = main.getByRole("spinbutton", { name: /^Quantity/ });
  await expect(quantity).toHaveValue("4");
  const shownPrice = main.locator("[data-component=PriceBlock]");
  await expect(shownPrice.locator("[data-component=Price]")).toContainText(`$${price}`);
  await expect(shownPrice).toContainText(`Set of 4: $${(4 * Number(price)).toFixed(2)}`);
  await expect(main.getByText(translate("In stock"), { exact: true })).toBeVisible();
  const choices = main.getByRole("group", { name: translate("Usual quantities") }).getByRole("button");
  await expect(choices).toHaveText(["1", "2", "4"]);
  await expect(choices.last()).toHaveAttribute("aria-pressed", "true");
  await choices.nth(1).click();
  await expect(quantity).toHaveValue("2");
  await expect(shownPrice).toContainText(`Total for 2: $${(2 * Number(price)).toFixed(2)}`);

  expect(Number(lowestPrice)).toBeGreaterThan(0);
  await expect(main.getByText(`Lowest price in the 30 days before this deal: $${lowestPrice}`)).toBeVisible();
  // Related products don't include the current one.
  const related = main.getByRole("region", { name: translate("You may also like") });
  await expect(related.getByRole("article").first()).toBeVisible();
  await expect(related.locator(`a[href$="/goods_detail/${id}"]`)).toHaveCount(0);
});

test("caps the quantity at the stock and shows a message", async ({ page, context }) => {
  const id = await findProductId(context, tire);
  const { productValue } = await read<{ productValue: Record<string, { stock: number }> }>(
    context,
    `/api/front/product/detail/${id}`,
  );
  const kinds = Object.entries(productValue);
  const [kind, { stock }] = kinds.find(([, sku]) => sku.stock > 10 && sku.stock < 99) ?? ["", { stock: 0 }];
  const main = await openProduct(page, id);
  for (const value of kind.split(",")) await main.getByText(value, { exact: true }).first().click();
  const quantity = main.getByRole("spinbutton", { name: /^Quantity/ });
  await expect(main.getByText(translate("In stock"), { exact: true })).toBeVisible();
  await quantity.fill("500");
  await quantity.press("Tab");
  await expect(quantity).toHaveValue(String(stock));
  await expect(main.getByText(`Only ${stock} left`)).toBeVisible();
  await main.getByRole("button", { name: translate("Decrease quantity") }).click();
  await expect(main.getByText(translate("In stock"), { exact: true })).toBeVisible();
});

test("keeps the height of a tire's label when the guarantees next to it expand", async ({
  page,
  context,
}) => {
  const main = await openProduct(page, await findProductId(context, tire));
  const label = main.getByRole("figure", { name: "Tire label" });
  const height = async (): Promise<number> => (await label.boundingBox())?.height ?? 0;
  const before = await height();
  await main.getByText(translate("What these guarantees mean")).click();
  await expect(main.getByText("Every shop proves where its products come from.")).toBeVisible();
  expect(await height()).toBeLessThan(before + 40);
});

test("shows dates and price of the delivery, and remembers another country", async ({ page, context }) => {
  const id = await findProductId(context, tire);
  const main = await openProduct(page, id);
  const dates = main.getByText(/^\w{3}, \w{3} \d+\s–\s\w{3}, \w{3} \d+$/);
  await expect(dates).toBeVisible();
  const near = await dates.innerText();
  // Four tires reach the shop's free shipping limit, one doesn't.
  await expect(main.getByText(translate("Free shipping"), { exact: true })).toBeVisible();
  await main.getByRole("button", { name: "1", exact: true }).click();
  await expect(main.getByText(/^Shipping from \$\d+\.\d\d$/)).toBeVisible();
  await expect(main.getByText(/^free on orders of \$\d+\.\d\d\+$/)).toBeVisible();
  await expect(main.getByText("To United States")).toBeVisible();
  await main.getByRole("button", { name: translate("Change"), exact: true }).click();
  const panel = page.getByRole("dialog", { name: translate("Deliver to") });
  await panel.getByRole("combobox").selectOption({ label: "Thailand" });
  await expect(main.getByText("To Thailand")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(dates).not.toHaveText(near);
  const far = await dates.innerText();
  await page.reload();
  await expect(main.getByText("To Thailand")).toBeVisible();
  await expect(dates).toHaveText(far);
});

test("estimates delivery to the shopper's default address until another country is chosen", async ({
  page,
  context,
}) => {
  await createGuestAccount(context);
  await createAddress(context, newEmail("home"));
  const main = await openProduct(page, await findProductId(context, tire));
  await expect(main.getByText("To Thailand")).toBeVisible();
  await main.getByRole("button", { name: translate("Change"), exact: true }).click();
  await page.getByRole("dialog").getByRole("combobox").selectOption({ label: "France" });
  await page.reload();
  await expect(main.getByText("To France")).toBeVisible();
});

test("links the cart panel to the cart and the checkout", async ({ page, context }) => {
  await createGuestAccount(context);
  const main = await openProduct(page, await findProductId(context, tire));
  await main
    .getByRole("button", { name: translate("Add to cart") })
    .first()
    .click();
  const panel = page.getByRole("dialog", { name: translate("Added to cart") });
  await expect(panel.getByText("In your cart: 4 units")).toBeVisible();
  await expect(panel.getByRole("link", { name: translate("View cart") })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await panel.getByRole("button", { name: "Check out" }).click();
  await page.waitForURL(/order_confirm/);
  await expect(panel).toBeHidden();
});

test("expands the guarantees, and links the shop card to the shop, its service and its documents", async ({
  page,
  context,
}) => {
  const main = await openProduct(page, await findProductId(context, tire));
  const names = await main
    .getByRole("list", { name: translate("Guarantees") })
    .getByRole("listitem")
    .allInnerTexts();
  expect(names.length).toBeGreaterThan(2);
  const meaning = main.getByRole("group").filter({ hasText: "What these guarantees mean" });
  await expect(meaning.locator("dd").first()).toBeHidden();
  await meaning.locator("summary").click();
  await expect(meaning.locator("dd").first()).toBeVisible();
  await expect(meaning.locator("dt")).toHaveText(names);
  for (const text of await meaning.locator("dd").allInnerTexts()) expect(text.length).toBeGreaterThan(30);

  const card = main.getByRole("complementary", { name: tires.shop });
  await card.getByRole("button", { name: translate("Contact") }).click();
  const ways = page.getByRole("dialog", { name: `Contact ${tires.shop}` });
  await expect(ways.locator("a[href^='tel:']")).toBeVisible();
  await expect(ways.locator("a[href^='mailto:']")).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  // A guest has to sign in before following a shop.
  await card.getByRole("button", { name: `Follow ${tires.shop}`, exact: true }).click();
  await expect(page.getByRole("dialog").getByRole("heading", { name: translate("Sign in") })).toBeVisible();
  await page.keyboard.press("Escape");
  await card.getByRole("link", { name: translate("Business documents") }).click();
  await page.waitForURL(/\/merchant\/merchant\/qualification\?id=\d+/);
  await expect(page.getByRole("img", { name: /: document/ }).first()).toBeVisible();
});

test("offers a back-in-stock email for a sold-out product and validates the address", async ({
  page,
  context,
}) => {
  const main = await openProduct(page, await findProductId(context, soldOut));
  await expect(main.getByText(translate("This option is sold out"))).toBeVisible();
  await expect(main.getByRole("button", { name: translate("Buy now") })).toHaveCount(0);
  // Shipping is possible, but the date is unknown.
  await expect(main.getByText(/^(Free shipping|Shipping from)/).first()).toBeVisible();
  await expect(main.getByText(/^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), /)).toHaveCount(0);
  const email = main.getByRole("textbox", { name: translate("Email") });
  const send = main.getByRole("button", { name: translate("Email me when it’s back") });
  // Valid for the browser, but not for the shop.
  await email.fill("noi@carmine");
  await send.click();
  await expect(email).toHaveAccessibleDescription(/Enter a complete email/);
  await expect(page.locator("[data-component=Toast]")).toHaveCount(0);
  await expect(email).toHaveValue("noi@carmine");
  const address = newEmail("restock");
  await email.fill(address);
  await send.click();
  await expect(main.getByText(`We’ll email ${address} as soon as it’s back.`)).toBeVisible();
  await main.getByRole("button", { name: translate("Undo") }).click();
  await expect(send).toBeVisible();
});

test("sorts and filters reviews by links; a helpful vote counts once and can be withdrawn", async ({
  page,
  context,
}) => {
  await createGuestAccount(context);
  const id = await findProductId(context, tire);
  const main = await openProduct(page, id, "?reviews=0");
  const reviews = main.getByRole("article").filter({ hasText: "sold by" });
  await expect(reviews.first()).toBeVisible();
  const orders = main.getByRole("navigation", { name: translate("Sort reviews") });
  await orders.getByRole("link", { name: translate("Newest") }).click();
  await page.waitForURL(/order=new/);
  const days = async (): Promise<number[]> =>
    reviews
      .locator("time")
      .evaluateAll((times) => times.map((time) => Date.parse((time as HTMLTimeElement).dateTime)));
  await expect(async () => {
    const all = await days();
    expect(all).toEqual(all.toSorted((a, b) => b - a));
  }).toPass();
  const kinds = main.getByRole("navigation", { name: translate("Filter reviews") });
  const pictured = kinds.getByRole("link", { name: translate("With photos ({count, number})") });
  const count = numberIn(await pictured.innerText());
  expect(count).toBeGreaterThan(0);
  expect(await reviews.count()).toBeGreaterThan(count);
  await pictured.click();
  await page.waitForURL(/pictures=true/);
  await expect(reviews).toHaveCount(count);
  for (const review of await reviews.all())
    await expect(review.getByRole("button", { name: "Review photo 1" })).toBeVisible();

  const last = reviews.last();
  const words = await last.locator("p").first().innerText();
  const helpful = reviews.filter({ hasText: words }).getByRole("button", { name: /^Helpful/ });
  await helpful.click();
  await expect(helpful).toHaveAttribute("aria-pressed", "true");
  await expect(helpful).toHaveText(/^Helpful \([1-9]\d*\)$/);
  // The vote is stored for the next visit and affects the sort by helpfulness.
  await page.goto(`/goods_detail/${id}?reviews=0&order=helpful&pictures=true`);
  await waitForHydration(page);
  const votes = (await reviews.getByRole("button", { name: /^Helpful/ }).allInnerTexts()).map((text) =>
    Number(/\d+/.exec(text)?.[0] ?? 0),
  );
  expect(votes).toHaveLength(count);
  expect(votes[0]).toBeGreaterThan(0);
  expect(votes).toEqual(votes.toSorted((a, b) => b - a));
  await expect(helpful).toHaveAttribute("aria-pressed", "true");
  await helpful.click();
  await expect(helpful).toHaveAttribute("aria-pressed", "false");
});
