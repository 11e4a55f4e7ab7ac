import { formatOrderNo } from "../../packages/api/src/contract/order-number.ts";
import { expect, type Page } from "@playwright/test";
import {
  shopper,
  tires,
  wheels,
  rowsOf,
  hold,
  masterOf,
  staffClient,
  act,
  screenshotFile,
  giveStars,
} from "./support/after-sale.ts";
import { cards, checkoutIn } from "./support/checkout-page.ts";
import { read, write } from "./support/shop.ts";
import { test } from "./support/test.ts";

/** Fills in the refund form for one order line; a reload keeps the input. @returns the refund number */
const askFor = async (
  page: Page,
  line: number,
  kind: "Return and refund" | "Refund only",
): Promise<string> => {
  const tick = page.getByRole("checkbox", { name: /^Return / }).nth(line);
  await tick.check();
  await page.getByRole("radio", { name: kind }).check();
  await page.getByLabel("Reason").selectOption({ index: 2 });
  await page.getByLabel("Tell the shop more (optional)").fill("The size is wrong");
  await page.reload();
  await expect(page.getByLabel("Tell the shop more (optional)")).toHaveValue("The size is wrong");
  await expect(tick).toBeChecked();
  await page.getByRole("button", { name: "Send request" }).click();
  await page.waitForURL(/refund_detail/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The shop is reviewing your request");
  return new URL(page.url()).searchParams.get("orderNo") ?? "";
};

/** Path of the unsubscribe link in the shopper's latest order email. */
const stopPath = async (page: Page): Promise<string> => {
  const answer = await page.request.get(`/__outbox.json?to=${encodeURIComponent(shopper.email)}`);
  const mails = (await answer.json()) as { text: string }[];
  const links = mails.map(({ text }) => /\/middlewares\/unsubscribe\?token=\w+&topic=orders/.exec(text)?.[0]);
  return links.find(Boolean) ?? "";
};

const cents = (amount: string): number => Math.round(Number(amount) * 100);

test("ships an order from three shops in parts, tracks and receives it, adds a review, and handles a refused and a repeated return", async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await write(context, "/api/front/login/email", shopper);
  const rows = [
    ...(await rowsOf(context, tires.shop, 2)),
    ...(await rowsOf(context, wheels.shop, 1)),
    ...(await rowsOf(context, null, 1)),
  ];
  const preOrderNo = await hold(context, rows);
  const checkout = checkoutIn(page);
  await page.goto(`/order/order_confirm?preOrderNo=${preOrderNo}`);
  const masterNo = await checkout.placeOrder();
  await checkout.fillCard(cards.pays);
  await checkout.payButton().click();
  await checkout.paid();
  const master = await masterOf(context, masterNo);
  expect(master.orderList).toHaveLength(3);
  expect(master.orderList.reduce((sum, { payPrice }) => sum + cents(payPrice), 0)).toBe(
    cents(master.payPrice),
  );
  const partOf = (name: string) => master.orderList.find(({ merName }) => merName === name);
  const { orderNo = "", orderInfoList = [] } = partOf(tires.shop) ?? {};

  const shop = await staffClient(baseURL, tires);
  const parcel = { deliveryType: "express", deliveryCode: "dhl", deliveryId: "4102 773 300" };
  const first = { ...parcel, lines: [{ orderInfoId: orderInfoList[0]?.id, num: 1 }] };
  await act(shop, `/api/merchant/order/ship/${orderNo}`, first);
  await page.goto(`/order/order_detail?orderNo=${masterNo}`);
  await expect(page).toHaveTitle(new RegExp(`Order ${formatOrderNo(masterNo)}`));
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("Invoice", { exact: true }).filter({ visible: true })).toHaveCount(1);
  await page.emulateMedia({ media: "screen" });
  await act(shop, `/api/merchant/order/ship/${orderNo}`, { ...parcel, deliveryId: "4102 773 301" });
  const marco = await staffClient(baseURL, wheels);
  await act(marco, `/api/merchant/order/ship/${partOf(wheels.shop)?.orderNo}`, {
    deliveryType: "merchant",
    deliveryName: "Ben Ito",
    deliveryPhone: "604 555 0111",
  });
  await marco.dispose();

  await page.goto("/users");
  await expect(
    page.getByRole("list", { name: "Next steps" }).getByRole("link", { name: "Track package" }),
  ).toHaveAttribute("href", /logistics/);
  await page.goto("/users/order_list?orderStatus=2");
  const card = page.getByRole("article", { name: `Order ${formatOrderNo(orderNo)}` });
  await expect(card).toContainText("DHL Express");
  await card.getByRole("link", { name: "Track package" }).click();
  await expect(page.getByRole("list", { name: "Package 2 of 2" })).toContainText("waiting for pickup");
  await page.getByRole("button", { name: "Confirm receipt" }).click();
  const question = page.getByRole("alertdialog").or(page.getByRole("dialog"));
  await expect(question).toContainText("Confirm only after you’ve checked your items");
  await question.getByRole("button", { name: "Confirm receipt" }).click();
  await expect(page.getByRole("button", { name: "Confirm receipt" })).toHaveCount(0);

  await page.goto(`/users/evaluation_confirm?id=${orderInfoList[0]?.id}`);
  await page.getByRole("button", { name: "Send review" }).click();
  await expect(page.getByText("Choose 1 to 5 stars").first()).toBeVisible();
  await giveStars(page, "4 stars");
  await page.getByLabel("Your experience").fill("Quiet, and short to stop in the rain.");
  await page
    .locator("input[type=file]")
    .setInputFiles([await screenshotFile(page, "tread.png"), await screenshotFile(page, "label.png")]);
  await expect(page.getByText("2 of 5")).toBeVisible();
  await expect(page.getByText("Uploading photos…")).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel("Your experience")).toHaveValue("Quiet, and short to stop in the rain.");
  await expect(page.getByText("2 of 5")).toBeVisible();
  await page.getByRole("button", { name: "Send review" }).click();
  await page.waitForURL(/evaluation_list\?tab=done/);
  const review = page.getByRole("article").filter({ hasText: "short to stop in the rain" }).first();
  await expect(review.getByRole("img", { name: /^Review photo/ })).toHaveCount(2);

  await page.goto(`/order/order_detail?orderNo=${orderNo}`);
  await page.getByRole("link", { name: "Return or refund" }).click();
  await page.getByRole("button", { name: "Send request" }).click();
  await expect(page.getByText("Choose a reason").last()).toBeVisible();
  const returned = await askFor(page, 0, "Return and refund");
  await act(shop, `/api/merchant/refund/agree/${returned}`);
  await page.reload();
  await page.getByLabel("Carrier").fill("Canada Post");
  await page.getByLabel("Tracking number").fill("7035114477138472");
  await page.reload();
  await expect(page.getByLabel("Tracking number")).toHaveValue("7035114477138472");
  await page.getByLabel("Your phone number").fill("604 555 0173");
  await page.getByRole("button", { name: "I’ve shipped it" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your return is on its way to the shop");
  await act(shop, `/api/merchant/refund/receive/${returned}`);
  const stateOf = async (refundNo: string) =>
    (await read<{ refundStatus: number }>(context, `/api/front/order/refund/detail/${refundNo}`))
      .refundStatus;
  await expect.poll(() => stateOf(returned), { timeout: 30_000 }).toBe(3);

  await page.goto(`/users/refund_confirm?orderNo=${orderNo}`);
  const refused = await askFor(page, 0, "Return and refund");
  await act(shop, `/api/merchant/refund/refuse/${refused}`, { reason: "The tires were driven" });
  await page.reload();
  await expect(page.getByText("The tires were driven")).toBeVisible();
  await page.getByRole("link", { name: "Request again" }).click();
  const again = await askFor(page, 0, "Refund only");
  await act(shop, `/api/merchant/refund/agree/${again}`);

  await page.goto("/users/refund_list");
  const listed = (refundNo: string) =>
    page.getByRole("article", { name: `Refund ${formatOrderNo(refundNo)}` });
  await expect(listed(returned)).toContainText("Refunded");
  await expect(listed(refused)).toContainText("The tires were driven");
  const refunds = await Promise.all(
    [returned, again].map((refundNo) =>
      read<{ refundPrice: string }>(context, `/api/front/order/refund/detail/${refundNo}`),
    ),
  );
  const order = await read<{ payPrice: string; refundedPrice: string }>(
    context,
    `/api/front/order/detail/${orderNo}`,
  );
  const given = refunds.reduce((sum, { refundPrice }) => sum + cents(refundPrice), 0);
  expect(cents(order.refundedPrice)).toBe(given);
  expect(given).toBeLessThanOrEqual(cents(order.payPrice));
  await shop.dispose();

  // The unsubscribe link in a parcel email works signed out, with and without JavaScript.
  await expect.poll(() => stopPath(page), { timeout: 30_000 }).not.toBe("");
  const link = await stopPath(page);
  for (const javaScriptEnabled of [true, false]) {
    const elsewhere = await browser.newContext({ javaScriptEnabled, ...(baseURL && { baseURL }) });
    const mailed = await elsewhere.newPage();
    await mailed.goto(link);
    await mailed.getByRole("button", { name: "Unsubscribe" }).click();
    await expect(mailed.getByRole("heading", { level: 1 })).toHaveText("You’re unsubscribed");
    await elsewhere.close();
    const settings = await read<{ topic: string; mail: boolean }[]>(context, "/api/front/notice/settings");
    expect(settings.find(({ topic }) => topic === "orders")?.mail).toBe(false);
    await write(context, "/api/front/notice/settings", { topic: "orders", mail: true });
  }
});
