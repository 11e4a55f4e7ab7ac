import { expect, test, type Page } from "@playwright/test";
import { cards, checkoutIn } from "../support/checkout-page.ts";
import { waitForHydration } from "../support/hydration.ts";
import { createGuestAccount, placeOrder, pickSkus } from "../support/shop.ts";

/** Delays all scripts. @returns a function that releases them */
const holdScripts = async (page: Page) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.+\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
};

/** Defers `requestIdleCallback`. @returns a function that runs the deferred callbacks */
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

/** Resolves when the input from before hydration has been replayed. */
const replayed = (page: Page): Promise<unknown> => page.waitForFunction(() => window.early?.size === 0);

const payments = (page: Page): string[] => {
  const numbers: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/pay/sandbox/confirm"))
      numbers.push((request.postDataJSON() as { number: string }).number.replaceAll(" ", ""));
  });
  return numbers;
};

test("pays once with a card that was typed and submitted before hydration", async ({ page, context }) => {
  await createGuestAccount(context);
  const orderNo = await placeOrder(context, await pickSkus(context, 1, 3));
  const letPass = await holdScripts(page);
  const sent = payments(page);
  const shop = checkoutIn(page);
  await page.goto(`/order/stripe_payment?orderNo=${orderNo}`, { waitUntil: "commit" });
  await shop.fillCard(cards.pays);
  await shop.payButton().click();
  await page.keyboard.press("Enter");
  expect(sent).toEqual([]);
  letPass();
  await shop.paid();
  expect(sent).toEqual([cards.pays]);
});

test("keeps a card number that is typed during hydration", async ({ page, context }) => {
  await createGuestAccount(context);
  const orderNo = await placeOrder(context, await pickSkus(context, 1, 3));
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
  await waitForHydration(page);
  await page.getByLabel("Security code").press("Enter");
  await shop.paid();
  expect(sent).toEqual([cards.declined, cards.pays]);
});

test("completes a card number of which half was typed before hydration", async ({ page, context }) => {
  await createGuestAccount(context);
  const orderNo = await placeOrder(context, await pickSkus(context, 1, 3));
  const letIdle = await holdIdle(page);
  const letPass = await holdScripts(page);
  const shop = checkoutIn(page);
  await page.goto(`/order/stripe_payment?orderNo=${orderNo}`, { waitUntil: "commit" });
  const number = page.getByLabel("Card number");
  await number.pressSequentially("42424242");
  letPass();
  // Types without a pause across hydration.
  for (const digit of "42424242") await page.keyboard.type(digit, { delay: 25 });
  await replayed(page);
  await letIdle();
  await waitForHydration(page);
  await expect(number).toHaveValue("4242 4242 4242 4242");
  await page.getByLabel("Expiration date").fill("12 / 30");
  await page.getByLabel("Security code").fill("123");
  await shop.payButton().click();
  await shop.paid();
});
