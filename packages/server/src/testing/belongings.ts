import { applyRefund, cartList, cartSave, masterOrderDetail, saveSearch } from "@carmine/api/contract";
import type { AnyInput, TestApp } from "./test-app.ts";
import {
  addressOf,
  createBody,
  startCheckout,
  makeProduct,
  makeMerchant,
  makeReview,
  makeShopper,
  payByCard,
  placePaidOrder,
  placeTestOrder,
  type Shopper,
} from "./test-shop.ts";

/** A shopper's objects, by their contract names. */
export interface Belongings {
  preOrderNo: string;
  /** Unpaid, so that it can be canceled and paid. */
  masterNo: string;
  /** Paid. */
  orderNo: string;
  /** Under review, of another paid order. */
  refundNo: string;
  addressId: number;
  cartId: number;
  productId: number;
  skuId: number;
  /** Line of the paid order, and its review. */
  lineId: number;
  reviewId: number;
  savedSearchId: number;
  shopper: Shopper;
}

/** Input of each call that refers to an object with an owner. */
export const calls: Readonly<Record<string, (of: Belongings) => AnyInput>> = {
  cartNum: ({ cartId }) => ({ body: { id: cartId, number: 2 } }),
  cartReset: ({ cartId, productId, skuId }) => ({ body: { id: cartId, num: 1, productId, unique: skuId } }),
  notifySavedSearch: ({ savedSearchId }) => ({
    params: { id: savedSearchId },
    body: { isNotifying: false },
  }),
  addressDetail: ({ addressId }) => ({ params: { id: addressId } }),
  addressEdit: ({ addressId }) => ({ body: { ...addressOf(), id: addressId } }),
  addressSetDefault: ({ addressId }) => ({ body: { id: addressId } }),
  addressDelete: ({ addressId }) => ({ body: { id: addressId } }),
  preOrder: ({ cartId }) => ({
    body: { preOrderType: "shoppingCart", orderDetails: [{ shoppingCartId: cartId }] },
  }),
  loadPreOrder: ({ preOrderNo }) => ({ params: { preOrderNo } }),
  computePrice: ({ preOrderNo }) => ({ body: { preOrderNo } }),
  couponsForOrder: ({ preOrderNo }) => ({ params: { preOrderNo } }),
  createOrder: ({ preOrderNo, shopper }) => ({ body: createBody(preOrderNo, shopper) }),
  masterOrderDetail: ({ masterNo }) => ({ params: { orderNo: masterNo } }),
  orderDetail: ({ orderNo }) => ({ params: { orderNo } }),
  cancelOrder: ({ masterNo }) => ({ params: { orderNo: masterNo } }),
  takeOrder: ({ orderNo }) => ({ params: { orderNo } }),
  deleteOrder: ({ orderNo }) => ({ params: { orderNo } }),
  orderExpress: ({ orderNo }) => ({ params: { orderNo } }),
  applyRefundForm: ({ orderNo }) => ({ params: { orderNo } }),
  applyRefund: ({ orderNo }) => ({ body: { orderNo, text: "Too late" } }),
  domesticRefundApply: ({ orderNo, lineId }) => ({
    body: { orderNo, orderDetailId: lineId, afterSalesType: 1, num: 1, text: "Too late" },
  }),
  domesticRefundDetail: ({ refundNo }) => ({ params: { refundOrderNo: refundNo } }),
  refundDetail: ({ refundNo }) => ({ params: { refundOrderNo: refundNo } }),
  refundReturn: ({ refundNo }) => ({
    body: { refundOrderNo: refundNo, telephone: "1", expressName: "DHL", trackingNumber: "1234567890" },
  }),
  refundEscalate: ({ refundNo }) => ({
    params: { refundOrderNo: refundNo },
    body: { text: "The photo shows the crack" },
  }),
  refundRevoke: ({ refundNo }) => ({ params: { refundOrderNo: refundNo } }),
  orderHistory: ({ orderNo }) => ({ params: { orderNo } }),
  orderAgain: ({ orderNo }) => ({ params: { orderNo } }),
  pay: ({ masterNo }) => ({ body: { orderNo: masterNo, payType: "sandbox", payChannel: "pc" } }),
  sandboxConfirm: ({ masterNo }) => ({
    body: { orderNo: masterNo, number: "4242 4242 4242 4242", expiry: "12/40", cvc: "123" },
  }),
  reviewableDetail: ({ lineId }) => ({ params: { id: lineId } }),
  orderComment: ({ orderNo, lineId }) => ({
    body: { orderNo, orderInfoId: lineId, star: 5, comment: "Quiet and good in the rain." },
  }),
  addToReview: ({ reviewId }) => ({ body: { id: reviewId, comment: "Still good after a winter." } }),
  payResult: ({ masterNo }) => ({ params: { orderNo: masterNo } }),
  wechatPayResult: ({ masterNo }) => ({ params: { orderNo: masterNo } }),
};

/**
 * Calls about the caller's own account, tested in `profile.db.test.ts`, `closing.db.test.ts`,
 * `applications.db.test.ts` and `social.db.test.ts`.
 */
const ownAccount = [
  "userEdit",
  "phoneUpdatePassword",
  "emailUpdatePassword",
  "captchaNewEmail",
  "userEmailEdit",
  "captchaNewPhone",
  "userPhoneEdit",
  "userSessionEnd",
  "userSocialUnlink",
  "userSocialLink",
  "userExport",
  "userDelete",
  "captchaMerchantSettled",
  "settledApply",
  "settledWithdraw",
  "settledDraftSave",
  "consoleFactorStart",
  "consoleFactorConfirm",
  "consoleFactorVerify",
  "consoleFactorRemove",
  "consoleInvitationAccept",
];

/** Calls that refer to objects without an owner, or respond identically whether an object exists or not. */
export const ownerless = new Set([
  "cartDelete",
  "cartSave",
  "couponReceive",
  "askQuestion",
  "deleteSavedProducts",
  "followShop",
  "unfollowShop",
  "saveProduct",
  "saveProducts",
  "unsaveProduct",
  "saveSearch",
  "removeSavedSearch",
  "voteReply",
  "noticeRead",
  "consoleNotificationRead",
  "consoleNotificationSetting",
  "consoleViewSave",
  "consoleViewRemove",
  "noticeSettingsEdit",
  "activityRemind",
  "activityRemindCancel",
  ...ownAccount,
  "votedReplies",
  "paypalSuccess",
]);

/** Creates a shopper with one object of each kind. */
export const belongings = async (shop: TestApp): Promise<Belongings> => {
  const shopper = await makeShopper(shop);
  const { token, addressId } = shopper;
  const item = await makeProduct(shop.ctx.db, await makeMerchant(shop.ctx.db));
  const paidNo = await placeTestOrder(shop, shopper, [item]);
  await payByCard(shop, shopper, paidNo);
  const { data: paid } = await shop.call(masterOrderDetail, { token, params: { orderNo: paidNo } });
  const [refundedNo = ""] = await placePaidOrder(shop, shopper, [item]);
  const { data: applied } = await shop.call(applyRefund, {
    token,
    body: { orderNo: refundedNo, text: "Too late" },
  });
  const masterNo = await placeTestOrder(shop, shopper, [item]);
  const preOrderNo = await startCheckout(shop, shopper, [item]);
  const line = { productId: item.productId, productAttrUnique: item.skuId, cartNum: 1 };
  await shop.call(cartSave, { token, body: [line] });
  const { data: cart } = await shop.call(cartList, { token, query: { isValid: true } });
  const cartId = cart[0]?.cartInfoList[0]?.id ?? 0;
  const orderNo = paid.orderList[0]?.orderNo ?? "";
  const refundNo = applied?.refundOrderNo ?? "";
  const lineId = paid.orderList[0]?.orderInfoList[0]?.id ?? 0;
  const reviewId = await makeReview(shop.ctx.db, { ...item, accountId: shopper.accountId });
  const search = await shop.call(saveSearch, { token, body: { keyword: "tires" } });
  const savedSearchId = search.data.id;
  return {
    lineId,
    reviewId,
    savedSearchId,
    ...item,
    shopper,
    addressId,
    masterNo,
    orderNo,
    refundNo,
    preOrderNo,
    cartId,
  };
};

/** Valid ids of objects that don't exist. */
export const nothing = ({ productId, skuId, shopper }: Belongings): Belongings => ({
  productId,
  skuId,
  shopper: { ...shopper, addressId: 2_000_000_001 },
  preOrderNo: "00000000-0000-4000-8000-000000000000",
  masterNo: "PT1231700000000000123456789012",
  orderNo: "SH1231700000000000123456789012",
  refundNo: "RE1231700000000000123456789012",
  addressId: 2_000_000_001,
  cartId: 2_000_000_002,
  lineId: 2_000_000_003,
  reviewId: 2_000_000_004,
  savedSearchId: 2_000_000_005,
});
