import { expect, type Page } from "@playwright/test";
import { textsOf } from "./texts.ts";

export const cards = {
  pays: "4242424242424242",
  declined: "4000000000000002",
  asks: "4000002500003155",
} as const;

/** Steps of a shopper from the cart to the payment result, in a language. */
export const checkoutIn = (page: Page, locale = "en") => {
  const say = textsOf(locale);
  return {
    say,
    toConfirm: async (): Promise<void> => {
      await page.getByRole("button", { name: say("Check out ({count, number})") }).click();
      await page.waitForURL(/\/order\/order_confirm\?preOrderNo=/);
    },
    /** The first address of an account becomes the default address. */
    addAddress: async (email: string): Promise<void> => {
      await page.getByRole("button", { name: say("Add an address") }).click();
      const form = page.getByRole("dialog");
      await form.getByLabel(say("Full name")).fill("Noi Journey");
      await form.getByLabel(say("Email")).fill(email);
      // The code is the same in every language.
      const country = form.getByRole("combobox", { name: say("Country or region") });
      await country.fill("TH");
      await country.press("Enter");
      await form.getByRole("textbox", { name: say("Street address") }).fill("99 Sukhumvit Road");
      await form.getByRole("textbox", { name: say("District"), exact: true }).fill("Watthana");
      // The label differs where it is optional.
      await form.locator('input[autocomplete="postal-code"]').fill("10110");
      await form.getByLabel(say("Phone number (optional)")).fill("812345678");
      await form.getByRole("button", { name: say("Save address") }).click();
      await expect(form).toBeHidden();
    },
    placeOrder: async (): Promise<string> => {
      const button = page.getByRole("button", { name: say("Order and pay") });
      await expect(button).toBeEnabled();
      await button.click();
      await page.waitForURL(/\/order\/stripe_payment\?orderNo=PT/);
      return new URL(page.url()).searchParams.get("orderNo") ?? "";
    },
    fillCard: async (number: string): Promise<void> => {
      const field = page.getByLabel(say("Card number"));
      await field.fill("");
      await field.pressSequentially(number);
      await page.getByLabel(say("Expiration date")).fill("12 / 30");
      await page.getByLabel(say("Security code")).fill("123");
    },
    payButton: () => page.getByRole("button", { name: say("Pay {amount}") }),
    paid: async (): Promise<void> => {
      await expect(
        page.getByRole("heading", { level: 1, name: say("Thank you! We’ve received your payment") }),
      ).toBeVisible();
    },
  };
};
