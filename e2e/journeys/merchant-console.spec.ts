import { expect, type BrowserContext, type Page } from "@playwright/test";
import { hold, rowsOf, tires } from "./support/after-sale.ts";
import { axeViolations } from "./support/axe-violations.ts";
import { cards } from "./support/checkout-page.ts";
import { collectConsoleErrors } from "./support/console-errors.ts";
import { createAddress, createGuestAccount, newEmail, write } from "./support/shop.ts";
import { tagsOf, test } from "./support/test.ts";
import { textsOf } from "./support/texts.ts";

/** Places and pays an order at the shop for a person whom no other journey uses. */
const placePaidOrder = async (context: BrowserContext, name: string): Promise<void> => {
  await createGuestAccount(context);
  const addressId = await createAddress(context, newEmail("to"), name);
  const { data } = await write<{ orderNo: string }>(context, "/api/front/order/create", {
    preOrderNo: await hold(context, await rowsOf(context, tires.shop, 1)),
    addressId,
    payType: "sandbox",
    payChannel: "pc",
  });
  const { orderNo } = data;
  await write(context, "/api/front/pay/payment", { orderNo, payType: "sandbox", payChannel: "pc" });
  const paid = await write<{ status: string }>(context, "/api/front/pay/sandbox/confirm", {
    orderNo,
    number: cards.pays,
    expiry: "12/30",
    cvc: "123",
  });
  expect(paid.data.status).toBe("succeeded");
};

/** Counts clicks of the person, so that the number of a task can't grow unnoticed. */
const countClicks = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    Object.assign(window, { clicks: 0 });
    addEventListener("click", (event) => event.isTrusted && event.detail > 0 && (window.clicks += 1), true);
  });
};
const clicksOf = (page: Page): Promise<number> => page.evaluate(() => window.clicks);

declare global {
  interface Window {
    clicks: number;
  }
}

for (const locale of ["en", "lao"]) {
  test(
    `ships an order found by name in two clicks: ${locale}`,
    tagsOf(locale),
    async ({ page, browser, baseURL }) => {
      const translate = textsOf(locale);
      const name = `Console ${locale} ${Date.now()}`;
      const customer = await browser.newContext({ ...(baseURL && { baseURL }) });
      await placePaidOrder(customer, name);
      await customer.close();

      await countClicks(page);
      await page.addInitScript(
        (language) => localStorage.setItem("console", JSON.stringify({ locale: language })),
        locale,
      );
      const complaints = collectConsoleErrors(page);
      await page.goto("/console");
      await page.getByLabel(translate("Email or phone number")).fill(tires.email);
      await page.getByLabel(translate("Password"), { exact: true }).fill(tires.password);
      await page.keyboard.press("Enter");
      await expect(page.getByRole("heading", { name: translate("Ship these first") })).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);

      // By phone, name, email or number: no click.
      await page.keyboard.press("ControlOrMeta+k");
      await page.keyboard.type(name);
      const found = page.getByRole("group", { name: translate("Orders") }).getByRole("option");
      await expect(found).toHaveCount(1);
      await expect(found).toContainText(name);
      await page.keyboard.press("Enter");
      await expect(page.getByRole("heading", { name: translate("Customer") })).toBeVisible();
      await expect(page.getByText(name)).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);

      // Back to the list: the row's menu isn't needed, because the search leaves one row.
      await page.goto(`/console/s/1/orders?view=toShip&words=${encodeURIComponent(name)}`);
      const row = page.getByRole("row").filter({ hasText: name });
      await expect(row).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
      await page.evaluate(() => (window.clicks = 0));
      await row.getByRole("checkbox").check();
      await page
        .getByRole("button", {
          name: translate.start("Ship {count, plural, one {# order} other {# orders}}"),
        })
        // A digit, because the column "Ship by" can be sorted by a button, too.
        .filter({ hasText: /\d/ })
        .last()
        .click();
      await expect(page.getByRole("dialog").getByRole("textbox")).toBeFocused();
      await page.keyboard.type("1Z999AA10123456784");
      await page.keyboard.press("Enter");
      await expect(page.getByRole("dialog")).toBeHidden();
      expect(await clicksOf(page)).toBe(2);
      await expect(row).toBeHidden();
      expect(complaints).toEqual([]);
    },
  );
}
