import { expect, type Locator } from "@playwright/test";
import { masterOf } from "../support/after-sale.ts";
import { checkoutIn } from "../support/checkout-page.ts";
import { overflowingElements } from "../support/overflow.ts";
import { createGuestAccount, createAddress, holdCart, putInCart, pickSkus } from "../support/shop.ts";
import { test } from "../support/test.ts";
import { textsOf } from "../support/texts.ts";

/** Whether no other element covers the element. */
const isUncovered = (element: Locator): Promise<boolean> =>
  element.evaluate((box) => {
    const { left, right, top, bottom } = box.getBoundingClientRect();
    return [top + 2, (top + bottom) / 2, bottom - 2].every((y) =>
      [left + 8, (left + right) / 2].every((x) => {
        const seen = document.elementFromPoint(x, y);
        return seen === box || box.contains(seen) || seen?.contains(box) === true;
      }),
    );
  });

for (const [width, height, locale] of [
  [320, 640, "en"],
  [390, 844, "th"],
  [320, 256, "en"],
] as const)
  test(`edits notes to two shops above the sticky checkout bar and delivers them (${width} × ${height} px, ${locale})`, async ({
    page,
    context,
  }) => {
    const translate = textsOf(locale);
    await page.setViewportSize({ width, height });
    const email = await createGuestAccount(context);
    await createAddress(context, email);
    await putInCart(context, await pickSkus(context, 2, 7));
    const prefix = locale === "en" ? "" : `/${locale}`;
    await page.goto(`${prefix}/order/order_confirm?preOrderNo=${await holdCart(context)}`);
    const checkout = checkoutIn(page, locale);
    const foot = page.locator("[data-component=CartBar]");
    const place = foot.getByRole("button", { name: translate("Order and pay") });
    await expect(place).toBeEnabled();
    const notes = page.getByPlaceholder(translate("Note to the shop"));
    await expect(notes).toHaveCount(2);

    // The keyboard scrolls only as far as necessary.
    const words = ["Ring twice, please. ".repeat(5).trim(), "Leave it with the neighbors"];
    for (const [at, text] of words.entries()) {
      const note = notes.nth(at);
      await page.evaluate(() => window.scrollTo(0, 0));
      await note.focus();
      await expect(note).toBeInViewport({ ratio: 1 });
      expect(await isUncovered(note), "the note").toBe(true);
      await page.keyboard.type(text);
      await expect(note).toHaveValue(text);
      await expect(place).toBeInViewport({ ratio: 1 });
      expect(await isUncovered(place), "the button").toBe(true);
    }
    expect(await overflowingElements(page)).toEqual([]);
    await page.reload();
    await expect(place).toBeEnabled();
    for (const [at, text] of words.entries()) await expect(notes.nth(at)).toHaveValue(text);

    // After a rejected order, total and button stay visible and the notes stay filled in.
    await page.route("**/api/front/order/create", (route) =>
      route.fulfill({ json: { code: 400, message: "Not at the moment", data: null } }),
    );
    await place.click();
    const said = page.getByText("Not at the moment");
    await expect(said).toBeInViewport({ ratio: 1 });
    expect(await isUncovered(place), "the button under a message").toBe(true);
    await page.unroute("**/api/front/order/create");
    for (const [at, text] of words.entries()) await expect(notes.nth(at)).toHaveValue(text);

    const masterNo = await checkout.placeOrder();
    const { orderList } = await masterOf(context, masterNo);
    const delivered: string[] = [];
    for (const { orderNo } of orderList) {
      await page.goto(`${prefix}/order/order_detail?orderNo=${orderNo}`);
      const detail = page.getByRole("main");
      await expect(detail.getByText(translate("Your note"))).toBeVisible();
      for (const text of words) if (await detail.getByText(text).isVisible()) delivered.push(text);
      expect(await overflowingElements(page)).toEqual([]);
    }
    expect(delivered.toSorted()).toEqual(words.toSorted());
  });
