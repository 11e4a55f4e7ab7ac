import { formatOrderNo } from "../../packages/api/src/contract/order-number.ts";
import {
  expect,
  request,
  test,
  type APIRequestContext,
  type BrowserContext,
  type Page,
} from "@playwright/test";
import { read, write } from "./support/shop.ts";

const shopper = { email: "mara@carmine.example", password: "Tread-wear-42" };
const seller = { email: "elin@carmine.example", password: "Bead-seat-17", shop: "Carmine Tires" };

interface Product {
  readonly id: number;
  readonly merName: string;
  readonly stock: number;
}

/** Two products of the seller's shop, as rows of a new cart. */
const buyTwo = async (context: BrowserContext): Promise<string> => {
  const { list } = await read<{ list: Product[] }>(context, "/api/front/product/list?page=1&limit=100");
  const products = list.filter(({ merName, stock }) => merName === seller.shop && stock > 20).slice(0, 2);
  const rows = [];
  for (const { id } of products) {
    const { productValue } = await read<{ productValue: Record<string, { id: number; stock: number }> }>(
      context,
      `/api/front/product/detail/${id}`,
    );
    const sku = Object.values(productValue).find(({ stock }) => stock > 5);
    rows.push({ productId: id, productAttrUnique: sku?.id, cartNum: 1 });
  }
  await write(context, "/api/front/cart/save", rows);
  const shops = await read<{ cartInfoList: { id: number; productId: number }[] }[]>(
    context,
    "/api/front/cart/list?isValid=true",
  );
  const bought = new Set(products.map(({ id }) => id));
  const [home] = await read<{ id: number }[]>(context, "/api/pc/address/all/list");
  const held = await write<{ preOrderNo: string }>(context, "/api/front/order/pre/order", {
    preOrderType: "shoppingCart",
    orderDetails: shops
      .flatMap(({ cartInfoList }) => cartInfoList)
      .filter(({ productId }) => bought.has(productId))
      .map(({ id }) => ({ shoppingCartId: id })),
  });
  const made = await write<{ orderNo: string }>(context, "/api/front/order/create", {
    preOrderNo: held.data.preOrderNo,
    addressId: home?.id,
    payType: "sandbox",
    payChannel: "pc",
  });
  const { orderNo } = made.data;
  await write(context, "/api/front/pay/payment", { orderNo, payType: "sandbox", payChannel: "pc" });
  const card = { orderNo, number: "4242424242424242", expiry: "12/40", cvc: "123" };
  const paid = await write<{ status: string }>(context, "/api/front/pay/sandbox/confirm", card);
  expect(paid.data.status).toBe("succeeded");
  const master = await read<{ orderList: { orderNo: string }[] }>(
    context,
    `/api/front/order/master/detail/${orderNo}`,
  );
  return master.orderList[0]?.orderNo ?? "";
};

/** The seller works without a browser. */
const sellerCalls = async (baseURL: string | undefined): Promise<APIRequestContext> => {
  const calls = await request.newContext({ ...(baseURL && { baseURL }) });
  const { code } = await write(calls, "/api/front/login/email", seller);
  expect(code).toBe(200);
  return calls;
};

const act = async (calls: APIRequestContext, path: string, body: unknown = {}): Promise<void> => {
  const { code, message } = await write(calls, path, body);
  expect(code, `${path}: ${message}`).toBe(200);
};

/** Fills the refund form for one of the order's lines. @returns the refund's number */
const askFor = async (page: Page, line: number): Promise<string> => {
  await page
    .getByRole("checkbox", { name: /^Return / })
    .nth(line)
    .check();
  await page.getByLabel("Reason").selectOption({ index: 2 });
  await page.getByLabel("Tell the shop more (optional)").fill("The size is wrong");
  await page.getByRole("button", { name: "Send request" }).click();
  await page.waitForURL(/refund_detail/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The seller is reviewing your request");
  return new URL(page.url()).searchParams.get("orderNo") ?? "";
};

test("an order is shipped, tracked, received, returned in part, refused and asked for again", async ({
  page,
  context,
  baseURL,
}) => {
  await write(context, "/api/front/login/email", shopper);
  const orderNo = await buyTwo(context);
  const shop = await sellerCalls(baseURL);
  const parcel = { deliveryType: "express", deliveryCode: "dhl", deliveryId: "4102 773 300" };
  await act(shop, `/api/merchant/order/ship/${orderNo}`, parcel);

  await page.goto("/users/order_list?orderStatus=2");
  const card = page.getByRole("article", { name: `Order ${formatOrderNo(orderNo)}` });
  await expect(card).toContainText("DHL Express");
  await card.getByRole("link", { name: "Track package" }).click();
  await expect(page.getByRole("list", { name: "Package" })).toContainText("waiting for pickup");
  await page.getByRole("button", { name: "Confirm receipt" }).click();
  const question = page.getByRole("alertdialog").or(page.getByRole("dialog"));
  await expect(question).toContainText("Confirm only after you’ve checked your items");
  await question.getByRole("button", { name: "Confirm receipt" }).click();
  await expect(page.getByRole("button", { name: "Confirm receipt" })).toHaveCount(0);

  await page.goto(`/order/order_detail?orderNo=${orderNo}`);
  await page.getByRole("link", { name: "Return or refund" }).click();
  await page.getByRole("button", { name: "Send request" }).click();
  await expect(page.getByText("Choose a reason").last()).toBeVisible();
  const refused = await askFor(page, 0);
  await act(shop, `/api/merchant/refund/refuse/${refused}`, { reason: "The tires were driven" });
  await page.reload();
  await expect(page.getByText("The tires were driven")).toBeVisible();

  await page.getByRole("link", { name: "Ask again" }).click();
  const refund = await askFor(page, 0);
  await act(shop, `/api/merchant/refund/agree/${refund}`);
  await page.reload();
  await page.getByLabel("Courier").fill("Canada Post");
  await page.getByLabel("Tracking number").fill("7035114477138472");
  await page.getByLabel("Your phone number").fill("604 555 0173");
  await page.getByRole("button", { name: "I’ve sent it" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your return is on its way to the seller");
  await act(shop, `/api/merchant/refund/receive/${refund}`);
  await expect
    .poll(
      async () =>
        (await read<{ refundStatus: number }>(context, `/api/front/order/refund/detail/${refund}`))
          .refundStatus,
      { timeout: 20_000 },
    )
    .toBe(3);

  await page.goto("/users/refund_list");
  await expect(page.getByRole("article", { name: `Refund ${refund}` })).toContainText("Refunded");
  await expect(page.getByRole("article", { name: `Refund ${refused}` })).toContainText(
    "The tires were driven",
  );
  const order = await read<{ payPrice: string; refundedPrice: string; isRefundable: boolean }>(
    context,
    `/api/front/order/detail/${orderNo}`,
  );
  expect(Number(order.refundedPrice)).toBeGreaterThan(0);
  expect(Number(order.refundedPrice)).toBeLessThan(Number(order.payPrice));
  expect(order.isRefundable).toBe(true);
  await shop.dispose();
});
