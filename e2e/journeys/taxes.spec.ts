import { expect, type BrowserContext } from "@playwright/test";
import { createGuestAccount, holdCart, putInCart, pickSkus, write } from "./support/shop.ts";
import { test } from "./support/test.ts";

const addressIn = async (context: BrowserContext, email: string, of: Record<string, unknown>) => {
  const { code, message } = await write(context, "/api/front/address/edit", {
    realName: "Ada Park",
    email,
    country: "Canada",
    detail: "1820 Commercial Drive",
    phone: "6045550100",
    countryCode: "1",
    ...of,
  });
  expect(code, message).toBe(200);
};

test("lists the taxes of a province in the checkout and keeps the total in view", async ({
  page,
  context,
}) => {
  const email = await createGuestAccount(context);
  await addressIn(context, email, { region: "CA-ON", city: "Toronto", postCode: "M5V 2T6" });
  await addressIn(context, email, {
    region: "CA-BC",
    city: "Vancouver",
    postCode: "V5K 0A1",
    isDefault: true,
  });
  await putInCart(context, await pickSkus(context, 2, 10));
  const preOrderNo = await holdCart(context);
  await page.setViewportSize({ width: 1440, height: 500 });
  await page.goto(`/order/order_confirm?preOrderNo=${preOrderNo}`);
  const summary = page.locator('[data-component="OrderSummary"]');
  await expect(summary.getByText(/GST/)).toBeVisible();
  await expect(summary.getByText(/PST/)).toBeVisible();

  await page.getByRole("radio", { name: "I have a PST number" }).check();
  await page.getByRole("button", { name: "Order and pay" }).first().click();
  await expect(page.getByLabel("PST number", { exact: true })).toHaveAccessibleDescription(
    "Enter your PST number",
  );
  await page.getByLabel("PST number", { exact: true }).fill("PST-1234-5678");
  await page.keyboard.press("Tab");
  await expect(summary.getByText(/PST/)).toHaveCount(0);
  await expect(summary.getByText(/GST/)).toBeVisible();

  // Next to the page it stays in view while scrolling.
  const place = page.getByRole("button", { name: "Order and pay" });
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.getByLabel("PST number", { exact: true }).scrollIntoViewIfNeeded();
  await expect(place.first()).toBeInViewport({ ratio: 1 });

  await page.getByRole("article").filter({ hasText: "Toronto" }).locator("label").click();
  await expect(summary.getByText(/HST/)).toBeVisible();
  await expect(summary.getByText(/GST|PST/)).toHaveCount(0);
  await expect(page.getByText("Provincial tax (PST)")).toHaveCount(0);
});
