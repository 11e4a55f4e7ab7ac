import { expect, type BrowserContext, type Page } from "@playwright/test";
import { fakePaypal, type FakePaypal } from "../../../packages/server/src/testing/fake-paypal.ts";
import { fakeStripe, type FakeStripe } from "../../../packages/server/src/testing/fake-stripe.ts";
import { cards, checkoutIn } from "../support/checkout-page.ts";
import { routePaypal } from "../support/paypal-page.ts";
import { paidShopPort, paypalPort, stripeKeys, stripePort } from "../support/providers.ts";
import { createGuestAccount, createAddress, placeOrder, putInCart, read, pickSkus } from "../support/shop.ts";
import { routeStripe } from "../support/stripe-page.ts";
import { test } from "../support/test.ts";

const shopUrl = `http://127.0.0.1:${paidShopPort}`;
test.use({ baseURL: shopUrl });
// Each fake provider has one port, so one worker runs all of these.
test.describe.configure({ mode: "default" });

let stripe: FakeStripe;
let paypal: FakePaypal;
test.beforeAll(async ({ request }) => {
  stripe = await fakeStripe(stripeKeys.secretKey, stripeKeys.webhookSecret, stripePort);
  paypal = await fakePaypal(paypalPort);
  await expect
    .poll(async () => (await request.get(`${shopUrl}/health`).catch(() => undefined))?.status() ?? 0)
    .toBe(200);
});
test.afterAll(async () => {
  await stripe.close();
  await paypal.close();
});

/** Opens the payment page of a new order with this payment method. */
const atPayment = async (page: Page, context: BrowserContext, payType: string): Promise<string> => {
  await createGuestAccount(context);
  const orderNo = await placeOrder(context, await pickSkus(context, 1, 10), 1, payType);
  await page.goto(`/order/stripe_payment?orderNo=${orderNo}`);
  return orderNo;
};
const card = (page: Page) =>
  page.frameLocator('iframe[title="Secure payment input frame"]').getByLabel("Card number");
const payButton = (page: Page) => page.getByRole("button", { name: /^Pay \$/ });
const statusOf = async (context: BrowserContext, orderNo: string): Promise<string> =>
  (await read<{ status: string }>(context, `/api/front/pay/result/${orderNo}`)).status;
const sendEvent = async (event: object): Promise<number> => {
  const body = JSON.stringify(event);
  const answer = await fetch(`${shopUrl}/api/front/pay/stripe/webhooks`, {
    method: "POST",
    headers: { "content-type": "application/json", "stripe-signature": stripe.sign(body, new Date()) },
    body,
  });
  return answer.status;
};

test("offers payment methods as radio cards, warns about test cards next to real ones, and pays by card", async ({
  page,
  context,
}) => {
  await routeStripe(page, stripe);
  await createAddress(context, await createGuestAccount(context));
  await putInCart(context, await pickSkus(context, 1, 10));
  await page.goto("/order/shopping_cart");
  const shop = checkoutIn(page);
  await shop.toConfirm();
  await expect(page.getByRole("radio", { name: /^PayPal/ })).toBeVisible();
  await expect(page.getByText("Test cards are switched on")).toBeVisible();
  await page.getByRole("radio", { name: /^Card/ }).check();
  const orderNo = await shop.placeOrder();

  await card(page).fill(cards.declined);
  await payButton(page).click();
  await expect(page.getByRole("alert")).toContainText("Your card was declined.");
  expect(await statusOf(context, orderNo)).toBe("pending");
  await card(page).fill(cards.pays);
  await payButton(page).click();
  await shop.paid();
  expect(stripe.refunds).toEqual([]);
});

/** Answers the bank's challenge. A click on a cross-origin frame right after it appears can get lost. */
const answerBank = async (page: Page, answer: "Complete" | "Fail"): Promise<void> => {
  const frame = page.locator('iframe[title="Bank"]');
  const button = frame.contentFrame().getByRole("button", { name: answer });
  await expect(button).toBeVisible();
  await expect(async () => {
    if ((await frame.count()) > 0) await button.click({ timeout: 2000 });
    await expect(frame).toHaveCount(0, { timeout: 2000 });
  }).toPass();
};

test("marks a card payment as paid only after the bank's challenge", async ({ page, context }) => {
  await routeStripe(page, stripe);
  const orderNo = await atPayment(page, context, "stripe");
  await card(page).fill(cards.asks);
  await payButton(page).click();
  await answerBank(page, "Fail");
  await expect(page.getByRole("alert")).toContainText("unable to authenticate");
  expect(await statusOf(context, orderNo)).toBe("pending");
  await payButton(page).click();
  await answerBank(page, "Complete");
  await checkoutIn(page).paid();
});

test("accepts a webhook that arrives twice and before the browser returns", async ({ page, context }) => {
  const provider = await routeStripe(page, stripe);
  const orderNo = await atPayment(page, context, "stripe");
  const statuses: (number | string)[] = [];
  provider.onCharged = async (_id, event) => {
    statuses.push(await sendEvent(event), await sendEvent(event), await statusOf(context, orderNo));
    return "answer";
  };
  await card(page).fill(cards.pays);
  await payButton(page).click();
  await checkoutIn(page).paid();
  expect(statuses).toEqual([200, 200, "paid"]);
});

test("detects a charge after the window was closed; the next window shows it, and the late webhook changes nothing", async ({
  page,
  context,
}) => {
  const provider = await routeStripe(page, stripe);
  const orderNo = await atPayment(page, context, "stripe");
  let charged: object | undefined;
  provider.onCharged = async (_id, event) => {
    charged = event;
    return "silence";
  };
  await card(page).fill(cards.pays);
  await payButton(page).click();
  await expect.poll(() => charged).toBeDefined();
  await page.close();
  const next = await context.newPage();
  await next.goto(`/order/stripe_payment?orderNo=${orderNo}`);
  await checkoutIn(next).paid();
  expect(await sendEvent(charged ?? {})).toBe(200);
  expect(await statusOf(context, orderNo)).toBe("paid");
});

test("shows an error and retries if the provider's script is missing", async ({ page, context }) => {
  await page.route("https://js.stripe.com/**", (route) => route.abort());
  await atPayment(page, context, "stripe");
  await expect(page.getByText("We couldn’t load the card form")).toBeVisible();
  await page.unroute("https://js.stripe.com/**");
  await routeStripe(page, stripe);
  await page.getByRole("button", { name: "Try again" }).click();
  await card(page).fill(cards.pays);
  await payButton(page).click();
  await checkoutIn(page).paid();
});

test("handles PayPal payments that are abandoned, declined, closed and approved", async ({
  page,
  context,
}) => {
  await routePaypal(page, paypal);
  const orderNo = await atPayment(page, context, "paypal");
  await payButton(page).click();
  await page.getByRole("link", { name: "Cancel and return" }).click();
  await expect(page.getByRole("heading", { name: "Payment failed" })).toBeVisible();
  expect(await statusOf(context, orderNo)).toBe("pending");
  await page.getByRole("link", { name: "Try payment again" }).click();

  await payButton(page).click();
  await page.getByRole("link", { name: "Complete purchase with a declined card" }).click();
  await expect(page.getByRole("heading", { name: "Payment failed" })).toBeVisible();
  await page.getByRole("link", { name: "Try payment again" }).click();

  // Closed midway: the order stays unpaid and the payment can be resumed.
  await payButton(page).click();
  await expect(page.getByRole("link", { name: "Complete purchase", exact: true })).toBeVisible();
  await page.goto(`/order/stripe_payment?orderNo=${orderNo}`);
  await payButton(page).click();
  await page.getByRole("link", { name: "Complete purchase", exact: true }).click();
  await checkoutIn(page).paid();
  expect([...paypal.orders.values()].filter(({ status }) => status === "COMPLETED")).toHaveLength(1);
});
