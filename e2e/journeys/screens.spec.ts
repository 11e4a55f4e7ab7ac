import { expect, type BrowserContext, type Page } from "@playwright/test";
import { barriersOfBothSchemes } from "./support/barriers.ts";
import { overflowing } from "./support/overflow.ts";
import { shopper } from "./support/after-sale.ts";
import {
  becomeVisitor,
  giveAddress,
  holdCart,
  placeOrder,
  putInCart,
  read,
  someGoods,
  write,
} from "./support/shop.ts";
import { sweepTagsOf, test } from "./support/test.ts";

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
  const preOrderNo = await holdCart(context);
  return [
    "/order/shopping_cart",
    `/order/order_confirm?preOrderNo=${preOrderNo}`,
    `/order/stripe_payment?orderNo=${unpaid}`,
    `/order/payment_result?orderNo=${paid}`,
    `/order/payment_result?orderNo=${unpaid}`,
    "/order/payment_result",
    "/users",
    "/users/order_list",
    "/users/order_list?orderStatus=0",
    "/users/order_list?orderStatus=3",
    "/users/address_list",
    `/order/order_detail?orderNo=${paid}`,
  ];
};

/** With the demo's shopper, who has saved products, follows shops, and has points. */
const accountScreens = [
  "/users",
  "/users/user_info",
  "/users/collection_list",
  "/users/collection_list?tab=shops",
  "/users/coupon_list",
  "/users/coupon_list?state=unusable",
  "/users/points",
  "/users/points?tab=earn",
  "/users/evaluation_list",
  "/users/refund_list",
  "/users/notice_list",
  "/users/notice_settings",
  "/users/merchant_settled?menuCur=70",
  "/users/application_record",
];

const settled = async (page: Page): Promise<void> => {
  await page.evaluate(() => document.fonts.ready);
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
};

/** Nothing is a barrier, cut or wider than the window, on any of these screens. */
const look = async (page: Page, prefix: string, paths: readonly string[]): Promise<void> => {
  for (const path of paths) {
    await page.goto(prefix + path);
    await settled(page);
    expect.soft(await barriersOfBothSchemes(page, prefix), `${prefix}${path}`).toEqual([]);
    for (const width of [1024, 320]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await overflowing(page), `${width} px ${prefix}${path}`).toEqual([]);
    }
  }
};

for (const prefix of prefixes) {
  test(
    `no screen of the path under "${prefix}/" has a barrier, is cut or scrolls sideways`,
    sweepTagsOf(prefix),
    async ({ page, context }) => {
      test.slow();
      await look(page, prefix, await prepare(context));
    },
  );

  test(
    `no screen of the account under "${prefix}/" has a barrier, is cut or scrolls sideways`,
    sweepTagsOf(prefix),
    async ({ page, context }) => {
      test.slow();
      const signedIn = await write(context, "/api/front/login/email", shopper);
      expect(signedIn.code, signedIn.message).toBe(200);
      const { list: coupons } = await read<{ list: { id: number }[] }>(context, "/api/front/coupons");
      // The first time it is claimed; every other time it is the shopper's already.
      await write(context, "/api/front/coupon/receive", { couponId: coupons[0]?.id });
      await look(page, prefix, accountScreens);
    },
  );
}
