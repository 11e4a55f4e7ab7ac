import { expect } from "@playwright/test";
import { axeViolations } from "../support/axe-violations.ts";
import { waitForHydration } from "../support/hydration.ts";
import { read } from "../support/shop.ts";
import { test } from "../support/test.ts";
import { textsOf } from "../support/texts.ts";

const translate = textsOf("en");
const sellAddress = /\/users\/merchant_settled\?menuCur=70$/;

interface Ways {
  readonly consumerH5Url: string;
  readonly consumerHotline: string;
  readonly consumerMessage: string;
  readonly consumerEmail: string;
  readonly consumerHours: string;
}

test("shows every configured contact channel in the side widget", async ({ page, context }) => {
  const ways = await read<Ways>(context, "/api/pc/home/index");
  await page.goto("/merchant/merchant_street");
  await waitForHydration(page);
  const service = page.getByRole("complementary", { name: translate("Quick help") }).getByRole("group");
  const phone = service.getByRole("link", { name: ways.consumerHotline });
  await expect(phone).toBeHidden();
  await service.locator("summary", { hasText: translate("Service") }).click();
  await expect(phone).toBeVisible();
  await expect(phone).toHaveAttribute("href", `tel:${ways.consumerHotline.replaceAll(" ", "")}`);
  await expect(service.getByRole("link", { name: translate("Send an email") })).toHaveAttribute(
    "href",
    `mailto:${ways.consumerEmail}`,
  );
  const chat = service.getByRole("link", { name: translate("Start a chat") });
  await expect(chat).toHaveAttribute("href", ways.consumerH5Url);
  await expect(chat).toHaveAttribute("target", "_blank");
  await expect(service.getByRole("link", { name: translate("Send a message") })).toHaveAttribute(
    "href",
    ways.consumerMessage,
  );
  // Each on one line.
  const heights = [chat, service.getByRole("link", { name: translate("Send a message") })].map(
    async (way) => (await way.boundingBox())?.height,
  );
  expect(await Promise.all(heights)).toEqual([32, 32]);
  await expect(service.getByText(ways.consumerHours)).toBeVisible();
  const code = service.getByRole("img", { name: translate("Scan to chat on your phone") });
  expect((await code.boundingBox())?.width).toBeGreaterThan(80);
  expect(await axeViolations(page)).toEqual([]);
});

test("leads from every “sell with us” link to the same page, with the menu's number in the URL", async ({
  page,
}) => {
  await page.goto("/merchant/merchant_street");
  await waitForHydration(page);
  for (const place of [
    page.getByRole("navigation", { name: translate("Service") }),
    page.getByRole("complementary", { name: translate("Quick help") }),
    page.getByRole("contentinfo"),
  ]) {
    await place.getByRole("link", { name: translate("Sell on {shop}") }).click();
    await page.waitForURL(sellAddress);
    await expect(page.getByRole("heading", { level: 1, name: translate("Sell on {shop}") })).toBeVisible();
    await page.goBack();
    await page.waitForURL(/merchant_street/);
  }
});
