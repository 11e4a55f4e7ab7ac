import { expect, type BrowserContext, type Page } from "@playwright/test";
import { fakePaypal, type FakePaypal } from "../../../packages/server/src/testing/fake-paypal.ts";
import { fakeStripe, type FakeStripe } from "../../../packages/server/src/testing/fake-stripe.ts";
import { cards, checkoutIn } from "../support/checkout-page.ts";
import { standInForPaypal } from "../support/paypal-page.ts";
import { paidShopPort, paypalPort, stripeKeys, stripePort } from "../support/providers.ts";
import { becomeVisitor, giveAddress, placeOrder, putInCart, read, someGoods } from "../support/shop.ts";
import { standInForStripe } from "../support/stripe-page.ts";
import { test } from "../support/test.ts";

const shopUrl = `http://127.0.0.1:${paidShopPort}`;
test.use({ baseURL: shopUrl });
// The stand-ins have one port each, so one worker runs all of these.
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

/** An order that is to be paid that way, on its payment page. */
const atPayment = async (page: Page, context: BrowserContext, payType: string): Promise<string> => {
  await becomeVisitor(context);
  const orderNo = await placeOrder(context, await someGoods(context, 1, 10), 1, payType);
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

test("the ways of paying are radio cards, test cards beside real ones are said in red, and a card pays", async ({
  page,
  context,
}) => {
  await standInForStripe(page, stripe);
  await giveAddress(context, await becomeVisitor(context));
  await putInCart(context, await someGoods(context, 1, 10));
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

/** What the shopper tells the bank. A press on a frame of another site that has only just come may go astray. */
const answerBank = async (page: Page, answer: "Complete" | "Fail"): Promise<void> => {
  const frame = page.locator('iframe[title="Bank"]');
  const button = frame.contentFrame().getByRole("button", { name: answer });
  await expect(button).toBeVisible();
  await expect(async () => {
    if ((await frame.count()) > 0) await button.click({ timeout: 2000 });
    await expect(frame).toHaveCount(0, { timeout: 2000 });
  }).toPass();
};

test("a card that asks the bank is paid only after its answer", async ({ page, context }) => {
  await standInForStripe(page, stripe);
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

test("the event may come before the browser does, and twice", async ({ page, context }) => {
  const provider = await standInForStripe(page, stripe);
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

test("a window that is closed after the charge has paid: the next one says so, the late event changes nothing", async ({
  page,
  context,
}) => {
  const provider = await standInForStripe(page, stripe);
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

test("without the provider's script the page stays, says so and tries again", async ({ page, context }) => {
  await page.route("https://js.stripe.com/**", (route) => route.abort());
  await atPayment(page, context, "stripe");
  await expect(page.getByText("We couldn’t load the card form")).toBeVisible();
  await page.unroute("https://js.stripe.com/**");
  await standInForStripe(page, stripe);
  await page.getByRole("button", { name: "Try again" }).click();
  await card(page).fill(cards.pays);
  await payButton(page).click();
  await checkoutIn(page).paid();
});

test("PayPal: given up, declined, closed, and agreed to", async ({ page, context }) => {
  await standInForPaypal(page, paypal);
  const orderNo = await atPayment(page, context, "paypal");
  await payButton(page).click();
  await page.getByRole("link", { name: "Cancel and return" }).click();
  await expect(page.getByRole("heading", { name: "Payment failed" })).toBeVisible();
  expect(await statusOf(context, orderNo)).toBe("pending");
  await page.getByRole("link", { name: "Pay again" }).click();

  await payButton(page).click();
  await page.getByRole("link", { name: "Complete purchase with a declined card" }).click();
  await expect(page.getByRole("heading", { name: "Payment failed" })).toBeVisible();
  await page.getByRole("link", { name: "Pay again" }).click();

  // Closed in the middle: the order still waits, and goes on where it was.
  await payButton(page).click();
  await expect(page.getByRole("link", { name: "Complete purchase", exact: true })).toBeVisible();
  await page.goto(`/order/stripe_payment?orderNo=${orderNo}`);
  await payButton(page).click();
  await page.getByRole("link", { name: "Complete purchase", exact: true }).click();
  await checkoutIn(page).paid();
  expect([...paypal.orders.values()].filter(({ status }) => status === "COMPLETED")).toHaveLength(1);
});
