import { expect, test } from "@playwright/test";
import { cards, checkoutIn } from "./support/checkout-page.ts";
import { codeFor, newEmail, someGoods, stockOf } from "./support/shop.ts";

for (const locale of ["en", "th"] as const) {
  const prefix = locale === "en" ? "" : `/${locale}`;

  test(`a guest finds goods of two shops, registers, orders and pays (${locale})`, async ({
    page,
    context,
  }) => {
    const shop = checkoutIn(page, locale);
    const { say } = shop;
    const [first, second] = await someGoods(context, 2, locale === "en" ? 0 : 2);
    if (!first || !second) throw new Error("Two goods were promised");
    const before = [await stockOf(context, first), await stockOf(context, second)];

    // Searches as it is typed, and narrows to one shop's goods in stock.
    await page.goto(`${prefix}/`);
    const search = page.getByRole("combobox", { name: say("Search the shop") });
    await search.fill("205/55 R16");
    await search.press("Enter");
    await page.waitForURL(/goods_search/);
    await page
      .getByRole("link", { name: say.start("In stock only") })
      .first()
      .click();
    await page.waitForURL(/inStock/);
    await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();

    // Two skus, of the second one piece more than is offered, the latter by keyboard alone.
    const quantity = page.getByRole("spinbutton").first();
    await page.goto(`${prefix}/goods_detail/${first.productId}?sku=${first.skuId}`);
    const ofFirst = Number(await quantity.inputValue());
    await page
      .getByRole("button", { name: say("Add to cart") })
      .first()
      .click();
    await expect(page.getByText(say("Added to cart"))).toBeVisible();
    await page.goto(`${prefix}/goods_detail/${second.productId}?sku=${second.skuId}`);
    const ofSecond = Number(await quantity.inputValue()) + 1;
    await quantity.focus();
    await page.keyboard.press("ArrowUp");
    await expect(quantity).toHaveValue(String(ofSecond));
    await page
      .getByRole("button", { name: say("Add to cart") })
      .first()
      .focus();
    await page.keyboard.press("Enter");
    await expect(page.getByText(say("Added to cart"))).toBeVisible();

    await page.goto(`${prefix}/order/shopping_cart`);
    await expect(page.getByRole("spinbutton")).toHaveCount(2);
    await page.getByRole("button", { name: say("Check out ({count, number})") }).click();

    // Registers in the panel; the page loads anew and goes on to the checkout by itself.
    const panel = page.getByRole("dialog");
    const email = newEmail("journey");
    await panel
      .getByRole("button", { name: say.tagged("New to {shop}? <link>Create account</link>") })
      .click();
    await panel.getByRole("textbox", { name: say("Email") }).fill(email);
    await panel.getByRole("button", { name: say("Send code") }).click();
    const code = panel.getByLabel(say("Verification code"));
    await code.fill(await codeFor(page, email));
    await panel.getByLabel(say("Password")).fill("Round-wheel-77");
    await panel.getByRole("checkbox").check();
    await panel.getByRole("button", { name: say("Create account") }).click();
    await page.waitForURL(/\/order\/order_confirm\?preOrderNo=/);

    await shop.addAddress(email);
    const orderNo = await shop.placeOrder();

    await shop.fillCard(cards.declined);
    await shop.payButton().click();
    await expect(page.getByRole("alert").filter({ hasText: /./ }).first()).toBeVisible();
    await shop.fillCard(cards.pays);
    await page.keyboard.press("Enter");
    await shop.paid();
    expect(page.url()).toContain(`/order/payment_result?orderNo=${orderNo}`);

    await page.goto(`${prefix}/users/order_list?orderStatus=1`);
    await expect(page.getByRole("article")).toHaveCount(2);
    expect([await stockOf(context, first), await stockOf(context, second)]).toEqual([
      (before[0] ?? 0) - ofFirst,
      (before[1] ?? 0) - ofSecond,
    ]);
  });
}
