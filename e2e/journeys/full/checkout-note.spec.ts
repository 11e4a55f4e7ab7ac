import { expect, type Locator } from "@playwright/test";
import { masterOf } from "../support/after-sale.ts";
import { checkoutIn } from "../support/checkout-page.ts";
import { overflowing } from "../support/overflow.ts";
import { becomeVisitor, giveAddress, holdCart, putInCart, someGoods } from "../support/shop.ts";
import { test } from "../support/test.ts";
import { textsOf } from "../support/texts.ts";

/** Whether all of the element's box is its own at the window's surface: nothing lies over it. */
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
  test(`notes to two shops are written over the foot of the checkout and reach each shop (${width} × ${height} px, ${locale})`, async ({
    page,
    context,
  }) => {
    const say = textsOf(locale);
    await page.setViewportSize({ width, height });
    const email = await becomeVisitor(context);
    await giveAddress(context, email);
    await putInCart(context, await someGoods(context, 2, 7));
    const prefix = locale === "en" ? "" : `/${locale}`;
    await page.goto(`${prefix}/order/order_confirm?preOrderNo=${await holdCart(context)}`);
    const checkout = checkoutIn(page, locale);
    const foot = page.locator("[data-component=CartBar]");
    const place = foot.getByRole("button", { name: say("Place order") });
    await expect(place).toBeEnabled();
    const notes = page.getByPlaceholder(say("Note to the shop"));
    await expect(notes).toHaveCount(2);

    // With the keyboard, which scrolls no further than it must.
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
    expect(await overflowing(page)).toEqual([]);
    await page.reload();
    await expect(place).toBeEnabled();
    for (const [at, text] of words.entries()) await expect(notes.nth(at)).toHaveValue(text);

    // A refusal leaves sum and button in sight, and the words where they are.
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
    const kept: string[] = [];
    for (const { orderNo } of orderList) {
      await page.goto(`${prefix}/order/order_detail?orderNo=${orderNo}`);
      const detail = page.getByRole("main");
      await expect(detail.getByText(say("Your note"))).toBeVisible();
      for (const text of words) if (await detail.getByText(text).isVisible()) kept.push(text);
      expect(await overflowing(page)).toEqual([]);
    }
    expect(kept.toSorted()).toEqual(words.toSorted());
  });
