import { expect, type Locator, type Page } from "@playwright/test";
import { barriers } from "./support/barriers.ts";
import { cards, checkoutIn } from "./support/checkout-page.ts";
import { complaintsOf } from "./support/complaints.ts";
import { hydrated } from "./support/hydrated.ts";
import { overflowing } from "./support/overflow.ts";
import { codeFor, newEmail, read } from "./support/shop.ts";
import { test } from "./support/test.ts";
import type { Say } from "./support/texts.ts";

const shopName = "Verdant";

/** Registers in the panel; the page loads anew afterwards. */
const register = async (page: Page, say: Say): Promise<string> => {
  const panel = page.getByRole("dialog");
  const email = newEmail("follower");
  await panel.getByRole("button", { name: say.tagged("New to {shop}? <link>Create account</link>") }).click();
  await panel.getByRole("textbox", { name: say("Email") }).fill(email);
  await panel.getByRole("button", { name: say("Send code") }).click();
  await panel.getByLabel(say("Verification code")).fill(await codeFor(page, email));
  await panel.getByLabel(say("Password")).fill("Round-wheel-77");
  await panel.getByRole("checkbox").check();
  await panel.getByRole("button", { name: say("Create account") }).click();
  return email;
};

/** Nothing on the page is out of reach or cut, at the narrowest desktop window as well. */
const isSound = async (page: Page): Promise<void> => {
  await page.evaluate(() => document.fonts.ready);
  expect.soft(await barriers(page), page.url()).toEqual([]);
  await page.setViewportSize({ width: 1024, height: 900 });
  expect.soft(await overflowing(page), page.url()).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
};

/** The first card whose product opens on a sku of which this journey takes too little for the others to notice. */
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

for (const locale of ["en", "lao"] as const) {
  test(
    `a guest finds a shop, follows it, saves and asks, looks at deals and best sellers, and buys (${locale})`,
    { tag: "@full" },
    async ({ page }) => {
      const prefix = locale === "en" ? "" : `/${locale}`;
      const checkout = checkoutIn(page, locale);
      const { say } = checkout;
      const complaints = complaintsOf(page);
      await page.setViewportSize({ width: 1440, height: 900 });

      // From the home page to the street, and to the shop by its filters.
      await page.goto(`${prefix}/`);
      await page
        .getByRole("main")
        .getByRole("link", { name: say("All shops") })
        .click();
      await page.waitForURL(/merchant_street/);
      await isSound(page);
      await expect(page.getByRole("main").getByRole("link", { name: say("Open a shop") })).toHaveAttribute(
        "href",
        /merchant_settled/,
      );
      await page
        .getByRole("main")
        .getByRole("searchbox", { name: say("Search shops by name") })
        .fill(shopName);
      await page.keyboard.press("Enter");
      await page.waitForURL(/merchant_more\?title=/);
      await page.getByRole("link", { name: shopName, exact: true }).click();
      await page.waitForURL(/\/merchant\/merchant\/home\?id=\d+/);
      // The list was headed by the same word.
      const ofShop = page.getByRole("navigation", { name: say("Pages of this shop") });
      await expect(ofShop).toBeVisible();
      await expect(page.getByRole("heading", { level: 1, name: shopName })).toBeVisible();
      await isSound(page);

      // The press on “Follow” is done after registering, for which the page loads anew.
      await page.getByRole("button", { name: say("Follow {shop}") }).click();
      // The button says so before the server has answered.
      const kept = page.waitForResponse((answer) =>
        answer.url().includes("/api/front/collect/add/merchant/"),
      );
      const email = await register(page, say);
      await expect(page.getByRole("button", { name: say("Following {shop}") })).toBeVisible();
      await kept;

      // It stands in the HTML of the server too: it is kept, not only shown.
      await page.reload();
      await expect(page.getByRole("button", { name: say("Following {shop}") })).toBeVisible();

      // A product of the shop, by its own categories.
      await ofShop.getByRole("link", { name: say("Products") }).click();
      await page.waitForURL(/merchant\/category/);
      await isSound(page);
      const card = page.getByRole("main").getByRole("article").first();
      const product = await card.getByRole("heading").innerText();
      await card.getByRole("link").click();
      await page.waitForURL(/goods_detail/);
      await page
        .getByRole("button", { name: say("Save") })
        .first()
        .click();
      await expect(page.getByText(say("Added to your saved products")).first()).toBeVisible();

      // A question to the shop stands below the product at once.
      await page.goto(`${new URL(page.url()).pathname}?tab=questions`, { waitUntil: "networkidle" });
      const asked = page.url();
      const question = `Does it fit a car of 1998? ${newEmail(locale)}`;
      await page.getByLabel(say("Your question")).fill(question);
      await page.getByRole("button", { name: say("Ask the shop") }).click();
      await expect(page.getByRole("listitem").filter({ hasText: question })).toBeVisible();

      // Both are saved, in the HTML of the server as well.
      await page.goto(`${prefix}/users/collection_list`);
      await expect(page.getByRole("article").filter({ hasText: product })).toBeVisible();
      await isSound(page);
      await page
        .getByRole("navigation", { name: say("Saved products") })
        .getByRole("link", { name: say("Shops") })
        .click();
      await expect(page.getByRole("link", { name: shopName, exact: true })).toBeVisible();
      await isSound(page);
      await page.getByRole("button", { name: say("Following {shop}") }).click();
      await expect(page.getByRole("button", { name: say("Following {shop}") })).toHaveCount(0);

      // From the home page to an activity and to the best sellers.
      await page.goto(`${prefix}/`);
      await page
        .getByRole("main")
        .getByRole("link", { name: say("All deals") })
        .first()
        .click();
      await page.waitForURL(/activity_list/);
      await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
      // The picture that the operator gave the activity, before those of its products.
      const banner = page.getByRole("main").locator("img").first();
      await expect
        .poll(() => banner.evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBeGreaterThan(1000);
      await isSound(page);
      // All that run now, from the red bar; the first of them leads to the activity.
      const places = page.getByRole("navigation", { name: say("Shopping"), exact: true });
      await places.getByRole("link", { name: say("Deals"), exact: true }).click();
      await page.waitForURL(/activity_list$/);
      await expect(places.getByRole("link", { name: say("Deals"), exact: true })).toHaveAttribute(
        "aria-current",
        "page",
      );
      await isSound(page);
      await page.getByRole("main").locator('a[href*="activity_list?id="]').first().click();
      await page.waitForURL(/activity_list\?id=/);
      await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
      await page.goto(`${prefix}/`);
      await page
        .getByRole("main")
        .getByRole("link", { name: say("See the ranking") })
        .first()
        .click();
      await page.waitForURL(/top_one/);
      // The home page stands until this one has come, and has cards of departments, too.
      await expect(page.getByRole("heading", { level: 1, name: say("Best sellers") })).toBeVisible();
      await isSound(page);

      // Buys the first of them that there is enough of.
      const best = await plentiful(page.getByRole("main").getByRole("article"));
      const bought = (await best.getByRole("heading").first().innerText()).trim();
      await best.getByRole("link").first().click();
      await page.waitForURL(/goods_detail/);
      await expect(page.getByRole("heading", { level: 1, name: bought })).toBeVisible();
      await page
        .getByRole("button", { name: say("Buy now") })
        .first()
        .click();
      await page.waitForURL(/order_confirm\?preOrderNo=/);
      await expect(page.getByRole("main").getByText(bought).first()).toBeVisible();
      await checkout.addAddress(email);
      await checkout.placeOrder();
      await checkout.fillCard(cards.pays);
      await checkout.payButton().click();
      await checkout.paid();
      // Paid for, it waits to be sent, and the question still stands with its product.
      await page.goto(`${prefix}/users/order_list`);
      await expect(page.getByRole("main").getByText(bought).first()).toBeVisible();
      await page.goto(asked);
      await expect(page.getByRole("listitem").filter({ hasText: question })).toBeVisible();
      expect(complaints).toEqual([]);
    },
  );
}

test("shows the public documents of a shop, and none of one that has only private documents", async ({
  page,
}) => {
  await page.goto("/merchant/merchant?id=1");
  await page.waitForURL(/merchant\/home\?id=1/);
  await page.goto("/merchant/merchant/qualification?id=1");
  const papers = page.getByRole("img", { name: /^Document/ });
  await expect(papers).toHaveCount(1);
  await expect(papers).toBeVisible();
  await isSound(page);
  await hydrated(page);
  await page.getByRole("button", { name: /^Document/ }).press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  // Leaf & Clay is a small business: its identity document is private.
  await page.goto("/merchant/merchant/qualification?id=12");
  await expect(page.getByText("No documents yet")).toBeVisible();
  await expect(papers).toHaveCount(0);

  await page.goto("/merchant/merchant/coupon?id=1");
  await isSound(page);
  expect((await page.goto("/merchant/merchant/home?id=99999"))?.status()).toBe(404);
});

test("on a slow network a filter of a shop’s products is ticked at once", async ({ page }) => {
  await page.goto("/merchant/merchant/category?id=1");
  await hydrated(page);
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
