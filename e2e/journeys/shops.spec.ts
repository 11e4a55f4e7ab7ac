import { expect, type Locator, type Page } from "@playwright/test";
import { cards, checkoutIn } from "./support/checkout-page.ts";
import { collectConsoleErrors } from "./support/console-errors.ts";
import { waitForHydration } from "./support/hydration.ts";
import { latestCode, newEmail, read } from "./support/shop.ts";
import { test } from "./support/test.ts";
import type { Translate } from "./support/texts.ts";

const shopName = "Verdant";

/** Registers in the login panel, after which the page reloads. */
const register = async (page: Page, translate: Translate): Promise<string> => {
  const panel = page.getByRole("dialog");
  const email = newEmail("follower");
  await panel
    .getByRole("button", { name: translate.tagged("New to {shop}? <link>Create account</link>") })
    .click();
  await panel.getByRole("textbox", { name: translate("Email") }).fill(email);
  await panel.getByRole("button", { name: translate("Send code") }).click();
  await panel.getByLabel(translate("Verification code")).fill(await latestCode(page, email));
  await panel.getByLabel(translate("Password")).fill("Round-wheel-77");
  await panel.getByRole("checkbox").check();
  await panel.getByRole("button", { name: translate("Create account") }).click();
  return email;
};

/** The first product with enough stock that this journey doesn't affect others. */
const plentiful = async (ranking: Locator): Promise<Locator> => {
  for (const card of await ranking.all()) {
    const link = await card.getByRole("link").first().getAttribute("href");
    const { productValue } = await read<{ productValue: Record<string, { stock: number; price: string }> }>(
      ranking.page().context(),
      `/api/front/product/detail/${/\d+$/.exec(link ?? "")?.[0]}`,
    );
    const [opened] = Object.values(productValue)
      .filter(({ stock }) => stock > 0)
      .toSorted((a, b) => Number(a.price) - Number(b.price));
    if (opened && opened.stock > 20) return card;
  }
  throw new Error("All best sellers are nearly sold out");
};

// Lao proves the locale prefix too; texts are the only difference to English.
test(
  "lets a guest find and follow a shop, save, ask, browse deals and best sellers, and buy (Lao)",
  { tag: "@full" },
  async ({ page }) => {
    const checkout = checkoutIn(page, "lao");
    const { translate } = checkout;
    const complaints = collectConsoleErrors(page);
    await page.setViewportSize({ width: 1440, height: 900 });

    // From the home page to the shop directory, and to the shop by filters.
    await page.goto("/lao/");
    await page
      .getByRole("main")
      .getByRole("link", { name: translate("All shops") })
      .click();
    await page.waitForURL(/merchant_street/);
    await expect(
      page.getByRole("main").getByRole("link", { name: translate("Open a shop") }),
    ).toHaveAttribute("href", /merchant_settled/);
    await page
      .getByRole("main")
      .getByRole("searchbox", { name: translate("Search shops by name") })
      .fill(shopName);
    await page.keyboard.press("Enter");
    await page.waitForURL(/merchant_more\?title=/);
    await page.getByRole("link", { name: shopName, exact: true }).click();
    await page.waitForURL(/\/merchant\/merchant\/home\?id=\d+/);
    // The list had the same heading.
    const ofShop = page.getByRole("navigation", { name: translate("Pages of this shop") });
    await expect(ofShop).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, name: shopName })).toBeVisible();

    // “Follow” takes effect after registration, which reloads the page.
    await page.getByRole("button", { name: translate("Follow {shop}") }).click();
    // The button changes before the server responds.
    const saved = page.waitForResponse((answer) => answer.url().includes("/api/front/collect/add/merchant/"));
    const email = await register(page, translate);
    await expect(page.getByRole("button", { name: translate("Following {shop}") })).toBeVisible();
    await saved;

    // The server renders it too: it is stored, not only optimistic.
    await page.reload();
    await expect(page.getByRole("button", { name: translate("Following {shop}") })).toBeVisible();

    // A product of the shop, by the shop's categories.
    const products = ofShop.getByRole("link", { name: translate("Products") });
    await products.click();
    // The address changes before the page does.
    await expect(products).toHaveAttribute("aria-current", "page");
    const card = page.getByRole("main").getByRole("article").first();
    const product = await card.getByRole("heading").innerText();
    await card.getByRole("link").click();
    await page.waitForURL(/goods_detail/);
    await page
      .getByRole("button", { name: translate("Save") })
      .first()
      .click();
    await expect(page.getByText(translate("Added to your saved products")).first()).toBeVisible();

    // A new question appears below the product immediately.
    await page.goto(`${new URL(page.url()).pathname}?tab=questions`, { waitUntil: "networkidle" });
    const asked = page.url();
    const question = `Does it fit a car of 1998? ${newEmail("lao")}`;
    await page.getByLabel(translate("Your question")).fill(question);
    await page.getByRole("button", { name: translate("Ask the shop") }).click();
    await expect(page.getByRole("listitem").filter({ hasText: question })).toBeVisible();

    // Both are saved and rendered by the server.
    await page.goto("/lao/users/collection_list");
    await expect(page.getByRole("article").filter({ hasText: product })).toBeVisible();
    await page
      .getByRole("navigation", { name: translate("Saved products") })
      .getByRole("link", { name: translate("Shops") })
      .click();
    await expect(page.getByRole("link", { name: shopName, exact: true })).toBeVisible();
    await page.getByRole("button", { name: translate("Following {shop}") }).click();
    await expect(page.getByRole("button", { name: translate("Following {shop}") })).toHaveCount(0);

    // From the home page to an activity and to the best sellers.
    await page.goto("/lao/");
    await page
      .getByRole("main")
      .getByRole("link", { name: translate("All deals") })
      .first()
      .click();
    await page.waitForURL(/activity_list/);
    await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
    // The activity's own picture comes before those of its products.
    const banner = page.getByRole("main").locator("img").first();
    await expect
      .poll(() => banner.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(1000);
    // The red bar leads to all current activities, and the first of them to the activity.
    const places = page.getByRole("navigation", { name: translate("Shopping"), exact: true });
    await places.getByRole("link", { name: translate("Deals"), exact: true }).click();
    await page.waitForURL(/activity_list$/);
    await expect(places.getByRole("link", { name: translate("Deals"), exact: true })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await page.getByRole("main").locator('a[href*="activity_list?id="]').first().click();
    await page.waitForURL(/activity_list\?id=/);
    await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
    await page.goto("/lao/");
    await page
      .getByRole("main")
      .getByRole("link", { name: translate("See all best sellers") })
      .first()
      .click();
    await page.waitForURL(/top_one/);
    // The home page stays until this one has loaded, and also has department cards.
    await expect(page.getByRole("heading", { level: 1, name: translate("Best sellers") })).toBeVisible();

    // Buys the first one with enough stock.
    const best = await plentiful(page.getByRole("main").getByRole("article"));
    const bought = (await best.getByRole("heading").first().innerText()).trim();
    await best.getByRole("link").first().click();
    await page.waitForURL(/goods_detail/);
    await expect(page.getByRole("heading", { level: 1, name: bought })).toBeVisible();
    await page
      .getByRole("button", { name: translate("Buy now") })
      .first()
      .click();
    await page.waitForURL(/order_confirm\?preOrderNo=/);
    await expect(page.getByRole("main").getByText(bought).first()).toBeVisible();
    await checkout.addAddress(email);
    await checkout.placeOrder();
    await checkout.fillCard(cards.pays);
    await checkout.payButton().click();
    await checkout.paid();
    // The paid order waits for shipment, and the question is still on the product page.
    await page.goto("/lao/users/order_list");
    await expect(page.getByRole("main").getByText(bought).first()).toBeVisible();
    await page.goto(asked);
    await expect(page.getByRole("listitem").filter({ hasText: question })).toBeVisible();
    expect(complaints).toEqual([]);
  },
);

test("shows only public documents of a shop", async ({ page }) => {
  await page.goto("/merchant/merchant?id=1");
  await page.waitForURL(/merchant\/home\?id=1/);
  await page.goto("/merchant/merchant/qualification?id=1");
  const papers = page.getByRole("img", { name: /: document/ });
  await expect(papers).toHaveCount(1);
  await expect(papers).toBeVisible();
  await waitForHydration(page);
  await page.getByRole("button", { name: /: document/ }).press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  // Leaf & Clay is a small business: its identity document is private.
  await page.goto("/merchant/merchant/qualification?id=12");
  await expect(page.getByText("No documents yet")).toBeVisible();
  await expect(papers).toHaveCount(0);

  await page.goto("/merchant/merchant/coupon?id=1");
  expect((await page.goto("/merchant/merchant/home?id=99999"))?.status()).toBe(404);
});

test("checks a filter of a shop's products immediately on a slow network", async ({ page }) => {
  await page.goto("/merchant/merchant/category?id=1");
  await waitForHydration(page);
  const filters = page.getByRole("region", { name: "Filters" });
  const all = filters.getByRole("link", { name: /^All products/ });
  const category = filters.locator("a[href*='cid=']").first();
  await expect(all).toHaveAttribute("aria-current", "true");
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route("**/api/front/product/**", async (route) => {
    await held;
    await route.continue();
  });
  await category.click();
  await expect(category).toHaveAttribute("aria-current", "true");
  await expect(all).not.toHaveAttribute("aria-current", "true");
  await expect(page).not.toHaveURL(/cid=/);
  answer();
  await expect(page).toHaveURL(/cid=/);
  await expect(category).toHaveAttribute("aria-current", "true");
});
