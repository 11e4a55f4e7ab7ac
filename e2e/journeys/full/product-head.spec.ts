import { expect } from "@playwright/test";
import { waitForHydration } from "../support/hydration.ts";
import { findProductId, read } from "../support/shop.ts";
import { test } from "../support/test.ts";
import { textsOf } from "../support/texts.ts";

const translate = textsOf("en");
const tire = "Carmine All Season 205/55 R16";

test("updates the price with the best coupon when the quantity changes, and hides it if no coupon applies", async ({
  page,
  context,
}) => {
  const id = await findProductId(context, tire);
  const { productValue } = await read<{ productValue: Record<string, { price: string }> }>(
    context,
    `/api/front/product/detail/${id}`,
  );
  const price = Number(Object.values(productValue)[0]?.price);
  const { list } = await read<{ list: { money: string; minPrice: string; isUsable: boolean }[] }>(
    context,
    `/api/front/coupons?productId=${id}&page=1&limit=3`,
  );
  const offOf = (sum: number): number =>
    Math.max(
      0,
      ...list
        .filter((coupon) => coupon.isUsable && Number(coupon.minPrice) <= sum && Number(coupon.money) < sum)
        .map((coupon) => Number(coupon.money)),
    );
  await page.goto(`/goods_detail/${id}`);
  await waitForHydration(page);
  const main = page.getByRole("main");
  const row = main.getByText(/^\$[\d.]+ with \$\d+ off$/);
  const shows = async (count: number): Promise<void> => {
    const off = offOf(count * price);
    if (off === 0) await expect(row).toHaveCount(0);
    else await expect(row).toContainText(`$${(count * price - off).toFixed(2)} with $${off} off`);
  };
  expect(offOf(4 * price)).toBeGreaterThan(0);
  await shows(4);
  await main
    .getByRole("group", { name: translate("Usual quantities") })
    .getByRole("button")
    .first()
    .click();
  await shows(1);
});

test("copies the product URL from the share panel, which shows the selected SKU", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const id = await findProductId(context, tire);
  await page.goto(`/goods_detail/${id}`);
  await waitForHydration(page);
  const main = page.getByRole("main");
  await expect(main.getByText(`Item no. ${id}`, { exact: true })).toBeVisible();
  await main.getByRole("button", { name: translate("Share") }).click();
  const panel = page.getByRole("dialog", { name: translate("Share this link") });
  await expect(panel.getByRole("textbox", { name: translate("Link") })).toHaveValue(page.url());
  await panel.getByRole("button", { name: translate("Copy") }).click();
  await expect(panel.getByRole("button", { name: translate("Copied") })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(main.getByRole("button", { name: translate("Share") })).toBeFocused();
});

test("opens the device's share sheet where there is one, and no panel after it is closed", async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    const asked: ShareData[] = [];
    Object.assign(window, { asked });
    navigator.share = (data) => {
      asked.push(data ?? {});
      return Promise.reject(new DOMException("Closed", "AbortError"));
    };
  });
  const id = await findProductId(context, tire);
  await page.goto(`/goods_detail/${id}`);
  await waitForHydration(page);
  await page
    .getByRole("main")
    .getByRole("button", { name: translate("Share") })
    .click();
  const asked = () => page.evaluate(() => (window as unknown as { asked: ShareData[] }).asked);
  await expect.poll(asked).toMatchObject([{ url: page.url() }]);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("leaves no gap above the guarantees of a product without options", async ({ page, context }) => {
  const id = await findProductId(context, "Bell pendant lamp");
  await page.goto(`/goods_detail/${id}`);
  await waitForHydration(page);
  const main = page.getByRole("main");
  const delivery = await main.locator("[data-component=BuyRow]").last().boundingBox();
  const guarantees = await main.getByText("30-day returns", { exact: true }).first().boundingBox();
  const below = (guarantees?.y ?? 0) - ((delivery?.y ?? 0) + (delivery?.height ?? 0));
  expect(below).toBeGreaterThan(0);
  expect(below).toBeLessThan(96);
});
