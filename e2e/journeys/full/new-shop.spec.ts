import { expect, type BrowserContext, type Page } from "@playwright/test";
import { axeViolations } from "../support/axe-violations.ts";
import { cards, checkoutIn } from "../support/checkout-page.ts";
import { collectConsoleErrors } from "../support/console-errors.ts";
import { latestCode, newEmail } from "../support/shop.ts";
import { test } from "../support/test.ts";
import { textsOf } from "../support/texts.ts";

const operator = { email: "tova@carmine.example", password: "Camber-angle-3" };
const finance = { email: "stefan@carmine.example", password: "Round-sums-16" };
const password = "Round-wheel-77";

/** A 2 × 2 pixel image. */
const picture = {
  name: "picture.png",
  mimeType: "image/png",
  buffer: Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAFklEQVR4nGP8z8DAwMDAxMDAwMDAAAANHQEDasKb6QAAAABJRU5ErkJggg==",
    "base64",
  ),
};

for (const locale of ["en", "lao"]) {
  const translate = textsOf(locale);
  const prefix = locale === "en" ? "" : `/${locale}`;

  /** Creates an account in the open panel. */
  const register = async (page: Page, email: string): Promise<void> => {
    const panel = page.getByRole("dialog");
    await panel.getByRole("textbox", { name: translate("Email") }).fill(email);
    await panel.getByRole("button", { name: translate("Send code") }).click();
    await panel.getByLabel(translate("Verification code")).fill(await latestCode(page, email));
    await panel.getByLabel(translate("Password")).fill(password);
    await panel.getByRole("checkbox").check();
    await panel.getByRole("button", { name: translate("Create account") }).click();
    await expect(panel).toHaveCount(0);
  };

  const signIn = async (page: Page, account: { email: string; password: string }): Promise<void> => {
    await page.goto("/console");
    await page.getByLabel(translate("Email or phone number")).fill(account.email);
    await page.getByLabel(translate("Password"), { exact: true }).fill(account.password);
    await page.keyboard.press("Enter");
  };

  const menu = async (page: Page, entry: string): Promise<void> => {
    await page
      .getByRole("navigation")
      .getByRole("link", { name: translate.start(entry) })
      .first()
      .click();
    await expect(page.getByRole("heading", { level: 1, name: translate(entry) })).toBeVisible();
  };

  test(`takes a new shop from its application to a payout on screen: ${locale}`, async ({
    browser,
    baseURL,
  }) => {
    test.slow();
    const pageOf = async (): Promise<Page> => {
      const context: BrowserContext = await browser.newContext({ ...(baseURL && { baseURL }) });
      await context.addInitScript(
        (language) => localStorage.setItem("console", JSON.stringify({ locale: language })),
        locale,
      );
      return context.newPage();
    };
    const [owner, market, second, shopper] = await Promise.all([pageOf(), pageOf(), pageOf(), pageOf()]);
    const complaints = [owner, market, second, shopper].map(collectConsoleErrors);
    const shopName = `Heron ${locale} ${Date.now() % 1_000_000}`;
    const shopEmail = newEmail("shop");

    await test.step("apply in the storefront", async () => {
      await owner.goto(`${prefix}/users/merchant_settled?menuCur=70`);
      await owner.getByRole("button", { name: translate("Create an account to apply") }).click();
      await register(owner, newEmail("heron"));
      await owner.getByLabel(translate("Your full name")).fill("Hana Heron");
      await owner.getByLabel(translate("Business email")).fill(shopEmail);
      await owner.getByLabel(translate("Business address")).fill("1 Dock Road, Bristol");
      await owner.getByRole("button", { name: translate("Next: {step}") }).click();
      await owner.getByLabel(translate("Shop name")).fill(shopName);
      await owner.getByLabel(translate("Merchant category")).selectOption({ index: 1 });
      await owner.getByRole("radio").first().check();
      const uploaded = owner.waitForResponse(/upload\/image/);
      // The last field is for private documents.
      await owner.locator('input[type="file"]').last().setInputFiles(picture);
      await uploaded;
      await owner.getByRole("button", { name: translate("Next: {step}") }).click();
      await owner.getByRole("checkbox").check();
      await owner.getByRole("button", { name: translate("Next: {step}") }).click();
      await owner.getByRole("button", { name: translate("Send code") }).click();
      await owner.getByLabel(translate("Verification code")).fill(await latestCode(owner, shopEmail));
      await owner.getByRole("button", { name: translate("Submit application") }).click();
      await expect(owner.getByRole("heading", { name: translate("Application submitted") })).toBeVisible();
    });

    await test.step("approve in the console", async () => {
      await signIn(market, operator);
      await menu(market, "Applications");
      await market.getByRole("button", { name: shopName }).click();
      await expect(market.getByRole("heading", { level: 2, name: shopName })).toBeVisible();
      expect(await axeViolations(market)).toEqual([]);
      await market.getByRole("button", { name: translate("Approve and open shop") }).click();
      const dialog = market.getByRole("dialog");
      await dialog.getByRole("button", { name: translate("Approve and open shop") }).click();
      await expect(
        market.getByText(translate("{name} is open. We emailed the applicant.")).first(),
      ).toBeVisible();
    });

    await test.step("set up the shop", async () => {
      await owner.goto(`${prefix}/users/application_record`);
      expect(await axeViolations(owner)).toEqual([]);
      await owner.getByRole("link", { name: translate("Manage your shop") }).click();
      await menu(owner, "Shop page");
      await owner
        .getByRole("textbox", { name: translate("Shop description") })
        .fill("Everything for long roads.");
      await owner.getByRole("button", { name: translate("Save") }).click();
      await expect(owner.getByText(translate("Saved")).first()).toBeVisible();
      await menu(owner, "Shipping");
      await owner
        .getByRole("button", { name: translate("Add place") })
        .first()
        .click();
      const dialog = owner.getByRole("dialog");
      await dialog.getByRole("combobox", { name: translate("Country or area") }).click();
      await owner.getByRole("option", { name: translate("All other countries") }).click();
      await dialog.getByLabel(translate("Fee"), { exact: true }).fill("4.90");
      await dialog.getByRole("button", { name: translate("Save") }).click();
      await expect(dialog).toHaveCount(0);
      await expect(owner.getByRole("row").nth(1)).toContainText(/4[.,]90/);
      expect(await axeViolations(owner)).toEqual([]);
    });

    const productName = `Heron strap ${locale}`;
    const product = await test.step("add a product", async () => {
      await menu(owner, "Products");
      await owner
        .getByRole("link", { name: translate("Add product") })
        .first()
        .click();
      await owner.getByRole("textbox", { name: translate("Name") }).fill(productName);
      await owner.locator('input[type="file"]').first().setInputFiles(picture);
      await owner.getByRole("button", { name: translate.start("Category") }).click();
      await owner.keyboard.press("ArrowDown");
      await owner.keyboard.press("Enter");
      const cell = owner.getByRole("row").nth(1).getByRole("textbox");
      await cell.nth(1).fill("12.50");
      await cell.nth(3).fill("40");
      await expect(owner.locator("[data-image][data-state=done]")).toHaveCount(1);
      await owner.getByRole("button", { name: translate("Save") }).click();
      const link = owner.getByRole("link", { name: translate("View in shop") });
      await expect(link).toBeVisible();
      expect(await axeViolations(owner)).toEqual([]);
      return (await link.getAttribute("href")) ?? "";
    });

    const checkout = checkoutIn(shopper, locale);
    await test.step("buy it", async () => {
      await shopper.goto(product);
      await expect(shopper.getByRole("heading", { level: 1, name: productName })).toBeVisible();
      await shopper
        .getByRole("button", { name: translate("Add to cart") })
        .first()
        .click();
      await shopper.getByRole("link", { name: translate("View cart") }).click();
      await shopper.waitForURL(/shopping_cart/);
      await shopper.getByRole("button", { name: translate("Check out ({count, number})") }).click();
      const panel = shopper.getByRole("dialog");
      await panel
        .getByRole("button", { name: translate.tagged("New to {shop}? <link>Create account</link>") })
        .click();
      const email = newEmail("buyer");
      await register(shopper, email);
      await shopper.waitForURL(/\/order\/order_confirm\?preOrderNo=/);
      await checkout.addAddress(email);
      await checkout.placeOrder();
      await checkout.fillCard(cards.pays);
      await checkout.payButton().click();
      await checkout.paid();
    });

    await test.step("ship it", async () => {
      await menu(owner, "Orders");
      await owner
        .getByRole("button", {
          name: translate.start("Ship {count, plural, one {# order} other {# orders}}"),
        })
        // A digit, because the column "Ship by" can be sorted by a button, too.
        .filter({ hasText: /\d/ })
        .first()
        .click();
      await expect(owner.getByRole("dialog").getByRole("textbox")).toBeFocused();
      await owner.keyboard.type("1Z999AA10123456784");
      await owner.keyboard.press("Enter");
      await expect(owner.getByRole("dialog")).toHaveCount(0);
    });

    await test.step("confirm the receipt", async () => {
      await shopper.goto(`${prefix}/users/order_list?orderStatus=2`);
      await shopper.getByRole("button", { name: translate("Confirm receipt") }).click();
      const question = shopper.getByRole("alertdialog");
      await question.getByRole("button", { name: translate("Confirm receipt") }).click();
      await expect(shopper.getByRole("button", { name: translate("Confirm receipt") })).toHaveCount(0);
    });

    await test.step("pay the shop out", async () => {
      await menu(owner, "Statements");
      for (const entry of ["Sale", "Marketplace fee"])
        await expect(owner.getByRole("gridcell", { name: translate(entry) })).toBeVisible();
      expect(await axeViolations(owner)).toEqual([]);
      await menu(market, "Payouts");
      const due = market.getByRole("row").filter({ hasText: shopName });
      await due.getByRole("checkbox").check();
      await market.getByRole("button", { name: translate("Request payouts") }).click();
      const dialog = market.getByRole("dialog");
      await dialog.getByLabel(translate("Bank transfer reference (visible to the shop)")).fill("SEPA 118");
      await dialog.getByRole("button", { name: translate("Request {amount}") }).click();
      await expect(dialog).toHaveCount(0);
      await expect(due.getByText(translate("{amount} waiting for approval"))).toBeVisible();
      expect(await axeViolations(market)).toEqual([]);
      await signIn(second, finance);
      await menu(second, "Payouts");
      await second.getByRole("button", { name: translate.start("Waiting for approval") }).click();
      await second.getByRole("row").filter({ hasText: shopName }).getByRole("checkbox").check();
      expect(await axeViolations(second)).toEqual([]);
      await second.getByRole("button", { name: translate("Approve") }).click();
      await second
        .getByRole("alertdialog")
        .getByRole("button", { name: translate("Approve") })
        .click();
      await expect(second.getByRole("row").filter({ hasText: shopName })).toHaveCount(0);
      await menu(owner, "Payouts");
      const paid = owner.getByRole("row").filter({ hasText: "SEPA 118" });
      await expect(paid.getByText(translate("Paid"))).toBeVisible();
      expect(await axeViolations(owner)).toEqual([]);
    });

    expect(complaints.flat()).toEqual([]);
    await Promise.all([owner, market, second, shopper].map((page) => page.context().close()));
  });
}
