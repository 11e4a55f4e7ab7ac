import { expect, type BrowserContext, type Page } from "@playwright/test";
import { axeViolationsOfSweep } from "./support/axe-violations.ts";
import { overflowingElements } from "./support/overflow.ts";
import { shopper } from "./support/after-sale.ts";
import {
  createGuestAccount,
  createAddress,
  holdCart,
  placeOrder,
  putInCart,
  read,
  pickSkus,
  write,
} from "./support/shop.ts";
import { sweepTagsOf, test } from "./support/test.ts";

const prefixes = ["", "/zh-CN", "/es", "/fr", "/th", "/lao"] as const;

/** Creates the data for all screens of the purchase: a cart, a held checkout, an unpaid and a paid order. */
const prepare = async (context: BrowserContext): Promise<readonly string[]> => {
  const email = await createGuestAccount(context);
  const paid = await placeOrder(context, await pickSkus(context, 2, 8));
  const card = { orderNo: paid, number: "4242424242424242", expiry: "12/30", cvc: "123" };
  await write(context, "/api/front/pay/sandbox/confirm", card);
  const unpaid = await placeOrder(context, await pickSkus(context, 1, 8));
  await createAddress(context, email);
  await putInCart(context, await pickSkus(context, 2, 8));
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

/** For the demo shopper, who has saved products, followed shops and points. */
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

/** Checks the screens for accessibility violations, clipped text and sideways scrolling. */
const look = async (page: Page, prefix: string, paths: readonly string[]): Promise<void> => {
  for (const path of paths) {
    await page.goto(prefix + path);
    await settled(page);
    expect.soft(await axeViolationsOfSweep(page, prefix), `${prefix}${path}`).toEqual([]);
    for (const width of [1024, 320]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await overflowingElements(page), `${width} px ${prefix}${path}`).toEqual([]);
    }
  }
};

for (const prefix of prefixes) {
  test(
    `shows all purchase screens under "${prefix}/" without violations, clipped text or sideways scrolling`,
    sweepTagsOf(prefix),
    async ({ page, context }) => {
      test.slow();
      await look(page, prefix, await prepare(context));
    },
  );

  test(
    `shows all account screens under "${prefix}/" without violations, clipped text or sideways scrolling`,
    sweepTagsOf(prefix),
    async ({ page, context }) => {
      test.slow();
      const signedIn = await write(context, "/api/front/login/email", shopper);
      expect(signedIn.code, signedIn.message).toBe(200);
      const { list: coupons } = await read<{ list: { id: number }[] }>(context, "/api/front/coupons");
      // Claims the coupon on the first run; later the shopper already owns it.
      await write(context, "/api/front/coupon/receive", { couponId: coupons[0]?.id });
      await look(page, prefix, accountScreens);
    },
  );
}
