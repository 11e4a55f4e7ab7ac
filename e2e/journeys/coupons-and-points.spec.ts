import { expect, type BrowserContext, type Locator, type Page } from "@playwright/test";
import { shopper } from "./support/after-sale.ts";
import { axeViolations } from "./support/axe-violations.ts";
import { waitForHydration } from "./support/hydration.ts";
import { overflowingElements } from "./support/overflow.ts";
import { read, registerAs, write } from "./support/shop.ts";
import { test } from "./support/test.ts";

interface Coupons {
  readonly list: readonly { readonly id: number; readonly merId: number; readonly useType: number }[];
}

const password = "Round-wheel-77";

const claimedOf = async (context: BrowserContext): Promise<number> =>
  (await read<{ total: number }>(context, "/api/front/coupon/list?type=usable&page=1&limit=10")).total;

/** Whether no text overlaps a coupon's button. */
const isClear = (button: Locator): Promise<boolean> =>
  button.evaluate((element) => {
    const own = element.getBoundingClientRect();
    const words = element.closest("li")?.querySelectorAll("span, strong, h2, h3") ?? [];
    return [...words]
      .filter((word) => !element.contains(word) && !word.contains(element) && word.textContent)
      .every((word) => {
        const range = document.createRange();
        range.selectNodeContents(word);
        return [...range.getClientRects()].every(
          ({ left, right, top, bottom }) =>
            right <= own.left || left >= own.right || bottom <= own.top || top >= own.bottom,
        );
      });
  });

/** Presses the first claim button at 320 px and checks its pending state. */
const claimFirst = async (page: Page, context: BrowserContext): Promise<void> => {
  const before = await claimedOf(context);
  const cards = page.getByRole("main").locator('[data-component="CouponCard"]');
  const first = cards.filter({ has: page.getByRole("button", { name: /^Claim / }) }).first();
  const title = await first.getByRole("heading").innerText();
  // The claimed coupon soon appears in the shopper's own list above, too.
  const owned = page.getByRole("link", { name: /^Use / });
  const card = cards.filter({ hasText: title, hasNot: owned }).first();
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route("**/api/front/coupon/receive", async (route) => {
    await held;
    await route.continue();
  });
  expect(await isClear(first.getByRole("button"))).toBe(true);
  await first.getByRole("button").click();
  const busy = card.getByRole("button", { name: /^Claiming…/ });
  await expect(busy).toBeVisible();
  expect(await isClear(busy)).toBe(true);
  answer();
  await expect(card.getByText("Claimed", { exact: true })).toBeVisible();
  await expect.poll(() => claimedOf(context)).toBe(before + 1);
  expect(await axeViolations(page)).toEqual([]);
};

test("claims a shop coupon on the shop's coupon page", async ({ page, context }) => {
  await registerAs(context, "claims", password);
  const { list } = await read<Coupons>(context, "/api/front/coupons?useType=1&page=1&limit=20");
  await page.setViewportSize({ width: 320, height: 720 });
  await page.goto(`/merchant/merchant/coupon?id=${list[0]?.merId}`);
  await waitForHydration(page);
  await claimFirst(page, context);
});

test("claims a coupon for a guest after they sign in", async ({ page, context }) => {
  const email = await registerAs(context, "claims", password);
  let claimed = await claimedOf(context);
  const { list } = await read<Coupons>(context, "/api/front/coupons?useType=1&page=1&limit=20");
  const { list: items } = await read<{ list: { id: number }[] }>(
    context,
    `/api/front/product/merchant/pro/list?merId=${list.at(-1)?.merId}&page=1&limit=1`,
  );
  for (const path of [
    "/",
    `/merchant/merchant/coupon?id=${list[0]?.merId}`,
    `/goods_detail/${items[0]?.id}`,
  ]) {
    await context.clearCookies();
    await page.goto(path);
    await waitForHydration(page);
    await page
      .getByRole("main")
      .getByRole("button", { name: /^Claim/ })
      .last()
      .click();
    const panel = page.getByRole("dialog");
    await panel.getByRole("textbox", { name: "Email" }).fill(email);
    await panel.getByLabel("Password", { exact: true }).fill(password);
    await panel.getByRole("checkbox").first().check();
    await panel.getByRole("button", { name: "Sign in", exact: true }).click();
    await expect(panel).toHaveCount(0);
    claimed += 1;
    await expect.poll(() => claimedOf(context), path).toBe(claimed);
  }
});

test("claims a coupon on the coupon list and adds it to the shopper's own coupons", async ({
  page,
  context,
}) => {
  await registerAs(context, "claims", password);
  await page.setViewportSize({ width: 320, height: 720 });
  await page.goto("/users/coupon_list");
  await waitForHydration(page);
  await claimFirst(page, context);
  await page.reload();
  await expect(page.getByRole("main").getByRole("link", { name: /^Use / })).toHaveCount(
    await claimedOf(context),
  );
});

test("shows the points history and the coupons that expire first on the account overview", async ({
  page,
  context,
}) => {
  await write(context, "/api/front/login/email", shopper);
  const { list } = await read<{ list: { name: string }[] }>(
    context,
    "/api/front/coupon/list?type=usable&page=1&limit=3",
  );
  for (const width of [1440, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/users");
    await waitForHydration(page);
    const coupons = page.getByRole("region", { name: "Coupons ending soon" });
    await expect(coupons.getByRole("heading", { level: 3 })).toHaveText(list.map(({ name }) => name));
    const months = page
      .getByRole("region", { name: "Points" })
      .getByRole("slider", { name: "Points over the last 12 months" });
    await months.focus();
    const shown = await months.getAttribute("aria-valuetext");
    await months.press("ArrowLeft");
    await expect(months).not.toHaveAttribute("aria-valuetext", shown ?? "");
    expect(await axeViolations(page)).toEqual([]);
    expect(await overflowingElements(page)).toEqual([]);
  }
  // The menu is a single row here and scrolls to the current entry.
  await page.getByRole("link", { name: "My applications" }).focus();
  await page.getByRole("link", { name: "My applications" }).press("Enter");
  await expect(page).toHaveURL(/application_record/);
  await page.reload();
  await expect(page.getByRole("link", { name: "My applications" })).toBeInViewport();
  await page
    .getByRole("navigation", { name: "Breadcrumb" })
    .getByRole("link", { name: "Account", exact: true })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: /^Hello, / })).toBeVisible();
});

test("explains on the points page how points are earned and what they are worth", async ({
  page,
  context,
}) => {
  await registerAs(context, "claims", password);
  await page.goto("/users/points");
  await waitForHydration(page);
  const main = page.getByRole("main");
  await main.getByRole("link", { name: "How to earn" }).click();
  await expect(main.getByRole("link", { name: "How to earn" })).toHaveAttribute("aria-current", "page");
  await expect(page).toHaveURL(/tab=earn/);
  const { terms } = await read<{
    terms: { perUnit: string; minimum: number; maximumPercent: number; frozenDays: number; lifeDays: number };
  }>(context, "/api/front/integral/user");
  const rules = main.getByRole("listitem");
  for (const text of [
    `Earn ${terms.perUnit} point for every $1.00 you spend on products`,
    `They stay pending for ${terms.frozenDays} days`,
    `You need at least ${terms.minimum} points, and they can cover up to ${terms.maximumPercent}% of the product total`,
    `Points expire ${terms.lifeDays} days after you earn them`,
  ])
    await expect(rules.filter({ hasText: text })).toHaveCount(1);
});
