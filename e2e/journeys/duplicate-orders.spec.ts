import { formatOrderNo } from "../../packages/api/src/contract/order-number.ts";
import { expect, type Page } from "@playwright/test";
import {
  act,
  giveStars,
  hold,
  masterOf,
  screenshotFile,
  rowsOf,
  shopper,
  staffClient,
  tires,
} from "./support/after-sale.ts";
import { cards, checkoutIn } from "./support/checkout-page.ts";
import {
  createGuestAccount,
  createAddress,
  placeOrder,
  putInCart,
  read,
  pickSkus,
  stockOf,
  write,
} from "./support/shop.ts";
import { test } from "./support/test.ts";

interface Counts {
  readonly unPaidCount: number;
  readonly unShippedCount: number;
}

test("shows in a second tab that the first one has ordered the checkout", async ({ page, context }) => {
  const email = await createGuestAccount(context);
  await createAddress(context, email);
  // Not the partition whose stock the next test counts.
  await putInCart(context, await pickSkus(context, 1, 5));
  await page.goto("/order/shopping_cart");
  await checkoutIn(page).toConfirm();
  const other = await context.newPage();
  await other.goto(page.url());
  await page.getByRole("button", { name: "Order and pay" }).click();
  await page.waitForURL(/stripe_payment/);
  await other.getByRole("button", { name: "Order and pay" }).click();
  await expect(other.getByRole("heading", { name: "This checkout has expired" })).toBeVisible();
  await other.getByRole("link", { name: "Orders to pay" }).click();
  await other.waitForURL(/order_list/);
});

test("creates one order and one payment despite double clicks, a reload and Back", async ({
  page,
  context,
}) => {
  const shop = checkoutIn(page);
  const email = await createGuestAccount(context);
  await createAddress(context, email);
  const [item] = await pickSkus(context, 1, 4);
  if (!item) throw new Error("Not enough demo products");
  const before = await stockOf(context, item);
  await putInCart(context, [item]);

  await page.goto("/order/shopping_cart");
  await shop.toConfirm();
  const confirm = page.url();
  await expect(page.getByRole("button", { name: "Order and pay" })).toBeEnabled();
  await page.getByRole("button", { name: "Order and pay" }).dblclick();
  await page.waitForURL(/stripe_payment\?orderNo=PT/);
  const payment = page.url();
  expect((await read<Counts>(context, "/api/front/order/data")).unPaidCount).toBe(1);

  // Back leads to the checkout, which shows that the order was placed.
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
  await expect.poll(() => stockOf(context, item)).toBe(before - 1);
});

test(
  "marks a card payment with a challenge as paid only after the answer",
  { tag: "@full" },
  async ({ page, context }) => {
    const shop = checkoutIn(page);
    await createGuestAccount(context);
    const orderNo = await placeOrder(context, await pickSkus(context, 1, 5));
    await page.goto(`/order/stripe_payment?orderNo=${orderNo}`);
    await shop.fillCard(cards.asks);
    await shop.payButton().click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Decline" }).click();
    await expect(page.getByText("You weren’t charged")).toBeVisible();
    await shop.payButton().click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Confirm payment" }).click();
    await shop.paid();
  },
);

test("restores the stock when an unpaid order is canceled", { tag: "@full" }, async ({ page, context }) => {
  await createGuestAccount(context);
  const [item] = await pickSkus(context, 1, 6);
  if (!item) throw new Error("Not enough demo products");
  const before = await stockOf(context, item);
  const orderNo = await placeOrder(context, [item], 3);
  await expect.poll(() => stockOf(context, item)).toBe(before - 3);

  await page.goto(`/order/order_detail?orderNo=${orderNo}`);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("Not paid: this is not an invoice")).toBeVisible();
  await expect(page.getByText("Invoice", { exact: true })).toHaveCount(0);
  await page.emulateMedia({ media: "screen" });

  await page.goto("/users");
  const next = page.getByRole("list", { name: "Next steps" });
  await expect(next).toContainText(/Pay within \d\d:\d\d/);
  await expect(next).toContainText(item.name);
  await expect(next.getByRole("link", { name: "Pay now" })).toHaveAttribute("href", new RegExp(orderNo));

  await page.goto("/users/order_list?orderStatus=0");
  const order = page.getByRole("article", { name: `Order ${formatOrderNo(orderNo)}` });
  const question = page.getByRole("alertdialog");
  await order.getByRole("link", { name: "Pay now" }).click();
  await expect(question).toContainText("Pay for this order now?");
  await question.getByRole("button", { name: "Not now" }).click();
  await expect(page).toHaveURL(/order_list/);
  await order.getByRole("link", { name: "Pay now" }).click();
  await question.getByRole("button", { name: "Continue to payment" }).click();
  await page.waitForURL(new RegExp(`stripe_payment\\?orderNo=${orderNo}`));
  await page.goBack();

  await order.getByRole("button", { name: "Cancel order" }).click();
  await expect(question.getByRole("button", { name: "Keep order" })).toBeVisible();
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel order" }).click();
  await expect(page.getByRole("heading", { name: "No unpaid orders" })).toBeVisible();
  await expect.poll(() => stockOf(context, item)).toBe(before);
  await page.goto("/users");
  await expect(page.getByRole("heading", { name: "My orders" })).toBeVisible();
  await expect(next).toHaveCount(0);

  await page.goto(`/order/stripe_payment?orderNo=${orderNo}`);
  await expect(page.getByRole("heading", { name: "This order was canceled" })).toBeVisible();
});

test(
  "creates one refund and one review and keeps all input despite double clicks, a second tab, Back and a failed upload",
  { tag: "@full" },
  async ({ page, context, baseURL }) => {
    await write(context, "/api/front/login/email", shopper);
    const preOrderNo = await hold(context, await rowsOf(context, tires.shop, 2));
    const [home] = await read<{ id: number }[]>(context, "/api/pc/address/all/list");
    const way = { payType: "sandbox", payChannel: "pc" };
    const made = await write<{ orderNo: string }>(context, "/api/front/order/create", {
      preOrderNo,
      addressId: home?.id,
      ...way,
    });
    const masterNo = made.data.orderNo;
    await write(context, "/api/front/pay/payment", { orderNo: masterNo, ...way });
    const card = { orderNo: masterNo, number: cards.pays, expiry: "12/40", cvc: "123" };
    await write(context, "/api/front/pay/sandbox/confirm", card);
    const [part] = (await masterOf(context, masterNo)).orderList;
    const orderNo = part?.orderNo ?? "";
    const shop = await staffClient(baseURL, tires);
    await act(shop, `/api/merchant/order/ship/${orderNo}`, { deliveryType: "fictitious", note: "KEY" });
    await act(context.request, `/api/front/order/take/${orderNo}`);
    await shop.dispose();
    const lineId = part?.orderInfoList[0]?.id;
    const other = await context.newPage();
    const words = `Fits badly ${masterNo}`;

    // A review in two tabs; the first picture upload fails and is retried.
    const review = `/users/evaluation_confirm?id=${lineId}`;
    await page.goto(review);
    await other.goto(review);
    for (const tab of [page, other]) {
      await giveStars(tab, "5 stars");
      await tab.getByLabel("Your experience").fill(words);
    }
    await page.route("**/upload/image*", (route) => route.abort());
    await page.locator("input[type=file]").setInputFiles(await screenshotFile(page, "tread.png"));
    const again = page.getByRole("button", { name: "Try tread.png again" });
    await expect(again).toBeVisible();
    await page.getByRole("button", { name: "Send review" }).click();
    await expect(page.getByText("A photo didn’t upload. Try again or remove it.").first()).toBeVisible();
    await page.unroute("**/upload/image*");
    await again.click();
    await expect(again).toHaveCount(0);
    await expect(page.getByText("Uploading photos…")).toHaveCount(0);
    await page.getByRole("button", { name: "Send review" }).dblclick();
    await page.waitForURL(/evaluation_list\?tab=done/);
    await other.getByRole("button", { name: "Send review" }).click();
    await expect(other.getByText("You’ve already reviewed this item").first()).toBeVisible();
    await page.goBack();
    await expect(
      page.getByText("You’ve reviewed this item already, or it hasn’t arrived yet."),
    ).toBeVisible();
    const done = await read<{ list: { comment: string }[] }>(
      context,
      "/api/front/order/reply/done?page=1&limit=50",
    );
    expect(done.list.filter(({ comment }) => comment === words)).toHaveLength(1);

    // A return of the same line in two tabs.
    const fill = async (tab: Page): Promise<void> => {
      await tab.goto(`/users/refund_confirm?orderNo=${orderNo}`);
      await tab
        .getByRole("checkbox", { name: /^Return / })
        .first()
        .check();
      await tab.getByRole("radio", { name: "Refund only" }).check();
      await tab.getByLabel("Reason").selectOption({ index: 2 });
      await tab.getByLabel("Tell the shop more (optional)").fill(words);
    };
    await fill(page);
    await fill(other);
    const offered = page.getByRole("checkbox", { name: /^Return / });
    await expect(offered).toHaveCount(2);
    const returned = await offered.first().locator("xpath=ancestor::li[1]").getByRole("link").innerText();
    await page.getByRole("button", { name: "Send request" }).dblclick();
    await page.waitForURL(/refund_detail/);
    await other.getByRole("button", { name: "Send request" }).click();
    await expect(other.getByRole("alert").filter({ hasText: /\S/ }).first()).toBeVisible();
    await expect(other.getByLabel("Tell the shop more (optional)")).toHaveValue(words);
    await page.goBack();
    // The other item of the order can still be returned.
    await expect(offered).toHaveCount(1);
    await expect(offered).not.toHaveAccessibleName(`Return ${returned}`);
    const { list } = await read<{ list: { merOrderNo: string }[] }>(
      context,
      "/api/front/order/refund/list?page=1&limit=50",
    );
    expect(list.filter(({ merOrderNo }) => merOrderNo === orderNo)).toHaveLength(1);
  },
);
