import { expect, test, type Page } from "@playwright/test";
import { cards, checkoutIn } from "../support/checkout-page.ts";
import { hydrated } from "../support/hydrated.ts";
import { becomeVisitor, placeOrder, someGoods } from "../support/shop.ts";
import { tagsOf } from "../support/test.ts";

/** Holds scripts back. @returns to be called to let them come */
const holdScripts = async (page: Page) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.+\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
};

/** A browser that has no idle moment until it is let. @returns to be called to let it */
const holdIdle = async (page: Page) => {
  await page.addInitScript(() => {
    const waiting: (() => void)[] = [];
    window.requestIdleCallback = (run) => {
      const deadline = { didTimeout: false, timeRemaining: () => 50 };
      return waiting.push(() => run(deadline));
    };
    addEventListener("letidle", () => {
      window.requestIdleCallback = (run) => setTimeout(run);
      for (const run of waiting) run();
    });
  });
  return (): Promise<boolean> => page.evaluate(() => dispatchEvent(new Event("letidle")));
};

/** The input from before hydration has been replayed. */
const replayed = (page: Page): Promise<unknown> => page.waitForFunction(() => window.early?.size === 0);

const payments = (page: Page): string[] => {
  const numbers: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/pay/sandbox/confirm"))
      numbers.push((request.postDataJSON() as { number: string }).number.replaceAll(" ", ""));
  });
  return numbers;
};

for (const locale of ["en", "th"] as const)
  test(
    `a card that is typed and sent before the script comes is paid with once (${locale})`,
    tagsOf(locale),
    async ({ page, context }) => {
      await becomeVisitor(context);
      const orderNo = await placeOrder(context, await someGoods(context, 1, 3));
      const letPass = await holdScripts(page);
      const sent = payments(page);
      const shop = checkoutIn(page, locale);
      const prefix = locale === "en" ? "" : `/${locale}`;
      await page.goto(`${prefix}/order/stripe_payment?orderNo=${orderNo}`, { waitUntil: "commit" });
      await shop.fillCard(cards.pays);
      await shop.payButton().click();
      await page.keyboard.press("Enter");
      expect(sent).toEqual([]);
      letPass();
      await shop.paid();
      expect(sent).toEqual([cards.pays]);
    },
  );

test("a card that is typed while the script comes stays as it was typed", async ({ page, context }) => {
  await becomeVisitor(context);
  const orderNo = await placeOrder(context, await someGoods(context, 1, 3));
  const letIdle = await holdIdle(page);
  const letPass = await holdScripts(page);
  const sent = payments(page);
  const shop = checkoutIn(page);
  await page.goto(`/order/stripe_payment?orderNo=${orderNo}`, { waitUntil: "commit" });
  await shop.fillCard(cards.declined);
  letPass();
  await replayed(page);
  await shop.payButton().click();
  await expect(page.getByRole("alert").filter({ hasText: "Payment failed" })).toBeVisible();
  await shop.fillCard(cards.pays);
  await letIdle();
  await hydrated(page);
  await page.getByLabel("Security code").press("Enter");
  await shop.paid();
  expect(sent).toEqual([cards.declined, cards.pays]);
});

test("a number of which half was typed before the script came is whole", async ({ page, context }) => {
  await becomeVisitor(context);
  const orderNo = await placeOrder(context, await someGoods(context, 1, 3));
  const letIdle = await holdIdle(page);
  const letPass = await holdScripts(page);
  const shop = checkoutIn(page);
  await page.goto(`/order/stripe_payment?orderNo=${orderNo}`, { waitUntil: "commit" });
  const number = page.getByLabel("Card number");
  await number.pressSequentially("42424242");
  letPass();
  // Without a pause, over the moment in which the page takes over.
  for (const digit of "42424242") await page.keyboard.type(digit, { delay: 25 });
  await replayed(page);
  await letIdle();
  await hydrated(page);
  await expect(number).toHaveValue("4242 4242 4242 4242");
  await page.getByLabel("Expires").fill("12 / 30");
  await page.getByLabel("Security code").fill("123");
  await shop.payButton().click();
  await shop.paid();
});
