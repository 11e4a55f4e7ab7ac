import { expect, test, type BrowserContext, type Page } from "@playwright/test";
import { barriersOfBothSchemes } from "./support/barriers.ts";
import { overflowing } from "./support/overflow.ts";
import { becomeVisitor, giveAddress, placeOrder, putInCart, read, someGoods, write } from "./support/shop.ts";

const prefixes = ["", "/zh-CN", "/es", "/fr", "/th", "/lao"] as const;

/** Everything that the screens of the path show: a cart, a held checkout, an order to pay and one that is paid. */
const prepare = async (context: BrowserContext): Promise<readonly string[]> => {
  const email = await becomeVisitor(context);
  const paid = await placeOrder(context, await someGoods(context, 2, 8));
  const card = { orderNo: paid, number: "4242424242424242", expiry: "12/30", cvc: "123" };
  await write(context, "/api/front/pay/sandbox/confirm", card);
  const unpaid = await placeOrder(context, await someGoods(context, 1, 8));
  await giveAddress(context, email);
  await putInCart(context, await someGoods(context, 2, 8));
  const shops = await read<{ cartInfoList: { id: number }[] }[]>(
    context,
    "/api/front/cart/list?isValid=true",
  );
  const held = await write<{ preOrderNo: string }>(context, "/api/front/order/pre/order", {
    preOrderType: "shoppingCart",
    orderDetails: shops.flatMap(({ cartInfoList }) => cartInfoList.map(({ id }) => ({ shoppingCartId: id }))),
  });
  return [
    "/order/shopping_cart",
    `/order/order_confirm?preOrderNo=${held.data.preOrderNo}`,
    `/order/stripe_payment?orderNo=${unpaid}`,
    `/order/payment_result?orderNo=${paid}`,
    `/order/payment_result?orderNo=${unpaid}`,
    "/order/payment_result",
    "/users/order_list",
    "/users/order_list?orderStatus=0",
    "/users/order_list?orderStatus=3",
    "/users/address_list",
    `/order/order_detail?orderNo=${paid}`,
  ];
};

const settled = async (page: Page): Promise<void> => {
  await page.evaluate(() => document.fonts.ready);
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
};

for (const prefix of prefixes) {
  test(`no screen of the path under "${prefix}/" has a barrier, is cut or scrolls sideways`, async ({
    page,
    context,
  }) => {
    test.slow();
    for (const path of await prepare(context)) {
      await page.goto(prefix + path);
      await settled(page);
      expect.soft(await barriersOfBothSchemes(page), `${prefix}${path}`).toEqual([]);
      for (const width of [1024, 320]) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await overflowing(page), `${width} px ${prefix}${path}`).toEqual([]);
      }
    }
  });
}
