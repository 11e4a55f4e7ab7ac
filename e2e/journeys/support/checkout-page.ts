import { expect, type Page } from "@playwright/test";
import { textsOf } from "./texts.ts";

export const cards = {
  pays: "4242424242424242",
  declined: "4000000000000002",
  asks: "4000002500003155",
} as const;

/** Steps of a shopper from the cart to the payment result, in a language. */
export const checkoutIn = (page: Page, locale = "en") => {
  const translate = textsOf(locale);
  return {
    translate,
    toConfirm: async (): Promise<void> => {
      await page.getByRole("button", { name: translate("Check out ({count, number})") }).click();
      await page.waitForURL(/\/order\/order_confirm\?preOrderNo=/);
    },
    /** The first address of an account becomes the default address. */
    addAddress: async (email: string): Promise<void> => {
      await page.getByRole("button", { name: translate("Add an address") }).click();
      const form = page.getByRole("dialog");
      await form.getByLabel(translate("Full name")).fill("Noi Journey");
      await form.getByLabel(translate("Email")).fill(email);
      // The code is the same in every language.
      const country = form.getByRole("combobox", { name: translate("Country or region") });
      await country.fill("TH");
      await country.press("Enter");
      await form.getByRole("textbox", { name: translate("Street address") }).fill("99 Sukhumvit Road");
      await form.getByRole("textbox", { name: translate("District"), exact: true }).fill("Watthana");
      // Located by attribute, because the label contains "(optional)" in some countries.
      await form.locator('input[autocomplete="postal-code"]').fill("10110");
      await form.getByLabel(translate("Phone number (optional)")).fill("812345678");
      await form.getByRole("button", { name: translate("Save address") }).click();
      await expect(form).toBeHidden();
    },
    placeOrder: async (): Promise<string> => {
      const button = page.getByRole("button", { name: translate("Order and pay") });
      await expect(button).toBeEnabled();
      await button.click();
      await page.waitForURL(/\/order\/stripe_payment\?orderNo=PT/);
      return new URL(page.url()).searchParams.get("orderNo") ?? "";
    },
    fillCard: async (number: string): Promise<void> => {
      const field = page.getByLabel(translate("Card number"));
      await field.fill("");
      await field.pressSequentially(number);
      await page.getByLabel(translate("Expiration date")).fill("12 / 30");
      await page.getByLabel(translate("Security code")).fill("123");
    },
    payButton: () => page.getByRole("button", { name: translate("Pay {amount}") }),
    paid: async (): Promise<void> => {
      await expect(
        page.getByRole("heading", { level: 1, name: translate("Thank you! We’ve received your payment") }),
      ).toBeVisible();
    },
  };
};
