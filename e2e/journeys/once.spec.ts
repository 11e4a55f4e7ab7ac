import { formatOrderNo } from "../../packages/api/src/contract/order-number.ts";
import { expect, test } from "@playwright/test";
import { cards, checkoutIn } from "./support/checkout-page.ts";
import {
  becomeVisitor,
  giveAddress,
  placeOrder,
  putInCart,
  read,
  someGoods,
  stockOf,
} from "./support/shop.ts";

interface Counts {
  readonly unPaidCount: number;
  readonly unShippedCount: number;
}

test("two presses, a reload and Back make one order and one payment", async ({ page, context }) => {
  const shop = checkoutIn(page);
  const email = await becomeVisitor(context);
  await giveAddress(context, email);
  const [goods] = await someGoods(context, 1, 4);
  if (!goods) throw new Error("Goods were promised");
  const before = await stockOf(context, goods);
  await putInCart(context, [goods]);

  await page.goto("/order/shopping_cart");
  await shop.toConfirm();
  const confirm = page.url();
  await expect(page.getByRole("button", { name: "Place order" })).toBeEnabled();
  await page.getByRole("button", { name: "Place order" }).dblclick();
  await page.waitForURL(/stripe_payment\?orderNo=PT/);
  const payment = page.url();
  expect((await read<Counts>(context, "/api/front/order/data")).unPaidCount).toBe(1);

  // Whoever goes back to the checkout is told that it has become an order.
  await page.goto(confirm);
  await expect(page.getByRole("heading", { name: "You’ve already placed this order" })).toBeVisible();
  await page.getByRole("link", { name: "Continue to payment" }).click();
  await page.waitForURL(payment);

  // A second tab with the same card form.
  const other = await context.newPage();
  await other.goto(payment);
  await shop.fillCard(cards.pays);
  await page.reload();
  await shop.fillCard(cards.pays);
  await shop.payButton().dblclick();
  await shop.paid();
  await checkoutIn(other).fillCard(cards.pays);
  await checkoutIn(other).payButton().click();
  await checkoutIn(other).paid();

  await page.goto(payment);
  await expect(page).toHaveURL(/payment_result/);
  await shop.paid();
  expect(await read<Counts>(context, "/api/front/order/data")).toMatchObject({
    unPaidCount: 0,
    unShippedCount: 1,
  });
  await expect.poll(() => stockOf(context, goods)).toBe(before - 1);
});

test("a card that asks is paid only after the answer", async ({ page, context }) => {
  const shop = checkoutIn(page);
  await becomeVisitor(context);
  const orderNo = await placeOrder(context, await someGoods(context, 1, 5));
  await page.goto(`/order/stripe_payment?orderNo=${orderNo}`);
  await shop.fillCard(cards.asks);
  await shop.payButton().click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Decline" }).click();
  await expect(page.getByText("You weren’t charged")).toBeVisible();
  await shop.payButton().click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Confirm payment" }).click();
  await shop.paid();
});

test("cancelling an unpaid order gives the stock back", async ({ page, context }) => {
  await becomeVisitor(context);
  const [goods] = await someGoods(context, 1, 6);
  if (!goods) throw new Error("Goods were promised");
  const before = await stockOf(context, goods);
  const orderNo = await placeOrder(context, [goods], 3);
  await expect.poll(() => stockOf(context, goods)).toBe(before - 3);

  await page.goto("/users/order_list?orderStatus=0");
  await page
    .getByRole("article", { name: `Order ${formatOrderNo(orderNo)}` })
    .getByRole("button", { name: "Cancel order" })
    .click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel order" }).click();
  await expect(page.getByRole("heading", { name: "No orders to pay" })).toBeVisible();
  await expect.poll(() => stockOf(context, goods)).toBe(before);

  await page.goto(`/order/stripe_payment?orderNo=${orderNo}`);
  await expect(page.getByRole("heading", { name: "This order was canceled" })).toBeVisible();
});
