import { applyRefund, refundReturn, settingNames, shipment, takeOrder } from "@carmine/api/contract";
import { eq } from "drizzle-orm";
import * as z from "zod/mini";
import { agreeToRefund } from "../after-sale/refund-actions.ts";
import { merchantActor } from "../commands/actors.ts";
import { category } from "../database/schema/catalogue.ts";
import { merchant } from "../database/schema/merchants.ts";
import { holdOrder } from "../ordering/transitions/hold-order.ts";
import { shipOrder } from "../ordering/transitions/ship-order.ts";
import type { AnyInput, TestApp } from "./test-app.ts";
import { makeProtected } from "./test-factor.ts";
import { makeImport } from "./test-imports.ts";
import { agreementCalls, contactCalls, entryCalls, type EntryThings } from "./test-entries.ts";
import { fileCalls } from "./file-calls.ts";
import { productCalls } from "./product-calls.ts";
import { makeShopThings, shopCalls, type ShopThings } from "./shop-calls.ts";
import { hiddenCalls, makeHidden, type HiddenThings } from "./test-hidden.ts";
import { makeInvitation } from "./test-invitation.ts";
import { makeUndelivered } from "./test-messages.ts";
import { makePeopleAndMoney, peopleAndMoneyCalls, type PeopleAndMoney } from "./people-and-money.ts";
import { makePaymentProblem } from "./test-payments.ts";
import {
  makeApplication,
  makeMerchant,
  makeProduct,
  makeQuestion,
  makeReview,
  makeShopper,
  makeStaff,
  parcelOf,
  placePaidOrder,
  placeTestOrder,
  type Shopper,
} from "./test-shop.ts";

/** A shop's objects that staff and operator endpoints refer to. Add those of a new endpoint. */
export interface StaffThings extends EntryThings, PeopleAndMoney, ShopThings, HiddenThings {
  shopId: number;
  /** A closed shop. */
  closedShopId: number;
  shopper: Shopper;
  /** Unpaid. */
  masterNo: string;
  /** Paid, nothing shipped. */
  orderNo: string;
  /** On hold. */
  heldNo: string;
  productId: number;
  skuId: number;
  categoryId: number;
  /** In transit. */
  parcelId: number;
  /** Imports: with a preview, and one that wrote products. */
  importId: number;
  doneImportId: number;
  /** Under review, and one whose items are in transit to the shop. */
  refundNo: string;
  returnNo: string;
  reviewId: number;
  questionId: number;
  /** A pending application for a shop. */
  applicationId: number;
  /** An open payment problem. */
  problemId: number;
  /** A mail with a failed attempt. */
  messageId: number;
  /** Members without all rights: of the shop, and of the marketplace. */
  memberId: number;
  operatorId: number;
  /** A member of the shop with a second factor. */
  protectedId: number;
  /** Pending invitations to the shop and to the marketplace. */
  invitationId: number;
  operatorInvitationId: number;
}

const noSettings = Object.fromEntries(settingNames.map((name) => [name, null]));

const orderAddress = {
  realName: "Ada Park",
  phone: "+1 6045550100",
  street: "1 Main Street",
  city: null,
  district: null,
  postalCode: "V5K 0A1",
};
const newAddress = { from: orderAddress, to: { ...orderAddress, street: "2 Main Street" } };

/** Input of each call of `/api/merchant/*` and `/api/operator/*` for a shop's object. */
export const staffCalls: Readonly<Record<string, (of: StaffThings) => AnyInput>> = {
  merchantShopList: () => ({}),
  ...shopCalls,
  merchantAuditList: ({ shopId }) => ({ query: { merId: shopId } }),
  merchantOrderList: ({ shopId }) => ({ query: { merId: shopId } }),
  merchantOrderCounts: ({ shopId }) => ({ query: { merId: shopId } }),
  merchantSales: ({ shopId }) => ({ query: { merId: shopId } }),
  merchantOrderNote: ({ orderNo }) => ({ params: { orderNo }, body: { text: "Call before delivery" } }),
  ...fileCalls,
  operatorCourierSecret: () => ({ body: { id: 1, isOn: true } }),
  ...productCalls,
  merchantCourierList: () => ({}),
  merchantOrderShipBatch: ({ orderNo }) => ({ body: { shipments: [{ ...parcelOf(), orderNo }] } }),
  merchantOrderDetail: ({ orderNo }) => ({ params: { orderNo } }),
  merchantOrderShip: ({ orderNo }) => ({ params: { orderNo }, body: parcelOf() }),
  merchantOrderAddress: ({ orderNo }) => ({ params: { orderNo }, body: newAddress }),
  merchantOrderHold: ({ orderNo }) => ({ params: { orderNo }, body: { reason: "Check the address" } }),
  merchantOrderHoldBatch: ({ orderNo }) => ({ body: { orderNos: [orderNo], reason: "Check the address" } }),
  merchantOrderReleaseBatch: ({ heldNo }) => ({ body: { orderNos: [heldNo] } }),
  merchantOrderNoteBatch: ({ orderNo }) => ({ body: { orderNos: [orderNo], text: "Call first" } }),
  merchantOrderRelease: ({ heldNo }) => ({ params: { orderNo: heldNo }, body: {} }),
  merchantParcelArrive: ({ parcelId }) => ({ body: { parcelId } }),
  merchantParcelStep: ({ parcelId }) => ({ body: { parcelId, text: "Handed to the local post" } }),
  merchantParcelCorrect: ({ parcelId }) => ({
    body: { parcelId, deliveryCode: "dhl", deliveryId: "9876543210" },
  }),
  merchantRefundList: ({ shopId }) => ({ query: { merId: shopId } }),
  merchantRefundDetail: ({ refundNo }) => ({ params: { refundOrderNo: refundNo } }),
  merchantRefundAgree: ({ refundNo }) => ({ params: { refundOrderNo: refundNo } }),
  merchantRefundRefuse: ({ refundNo }) => ({
    params: { refundOrderNo: refundNo },
    body: { reason: "They were driven" },
  }),
  merchantRefundReceive: ({ returnNo }) => ({ params: { refundOrderNo: returnNo } }),
  merchantOrderRefundForm: ({ orderNo }) => ({ params: { orderNo } }),
  merchantOrderRefund: ({ orderNo }) => ({
    params: { orderNo },
    body: { reason: "Late delivery", amount: "1.00" },
  }),
  operatorRefundList: () => ({}),
  operatorRefund: ({ orderNo }) => ({ params: { orderNo }, body: { reason: "Goodwill" } }),
  operatorRefundForm: ({ orderNo }) => ({ params: { orderNo } }),
  operatorRefundAgree: ({ refundNo }) => ({ params: { refundOrderNo: refundNo } }),
  operatorRefundRefuse: ({ refundNo }) => ({
    params: { refundOrderNo: refundNo },
    body: { reason: "They were driven" },
  }),
  operatorProductHide: ({ productId }) => ({
    params: { id: productId },
    body: { isHidden: true, reason: "Recall" },
  }),
  merchantReviewList: ({ shopId }) => ({ query: { merId: shopId } }),
  merchantReviewReply: ({ reviewId }) => ({ params: { id: reviewId }, body: { content: "Thank you." } }),
  operatorReviewList: () => ({}),
  operatorReviewHide: ({ reviewId }) => ({ params: { id: reviewId }, body: { reason: "Insult" } }),
  merchantQuestionList: ({ shopId }) => ({ query: { merId: shopId } }),
  merchantQuestionAnswer: ({ questionId }) => ({ params: { id: questionId }, body: { content: "It fits." } }),
  operatorApplicationList: () => ({}),
  operatorApplicationDetail: ({ applicationId }) => ({ params: { id: applicationId } }),
  operatorApplicationAsk: ({ applicationId }) => ({ body: { id: applicationId, text: "Tax number?" } }),
  operatorApplicationApprove: ({ applicationId }) => ({ body: { id: applicationId } }),
  operatorApplicationRefuse: ({ applicationId }) => ({ body: { id: applicationId, reason: "No license" } }),
  operatorApplicationDocument: ({ applicationId }) => ({
    params: { id: applicationId },
    body: { number: 1 },
  }),
  ...peopleAndMoneyCalls,
  operatorOverview: () => ({}),
  operatorShopList: () => ({}),
  operatorShopDetail: ({ shopId }) => ({ params: { id: shopId } }),
  operatorShopClose: ({ shopId }) => ({ body: { id: shopId, reason: "Counterfeits" } }),
  operatorShopOpen: ({ closedShopId }) => ({ body: { id: closedShopId } }),
  operatorShopVerify: ({ shopId }) => ({ body: { id: shopId, from: false, to: true, reason: "Checked" } }),
  operatorShopFee: ({ shopId }) => ({ body: { id: shopId, from: null, to: 7.5, reason: "Agreed" } }),
  operatorAuditList: () => ({}),
  operatorPaymentProblemList: () => ({}),
  operatorPaymentProblemResolve: ({ problemId }) => ({ params: { id: problemId }, body: { reason: "Done" } }),
  operatorOrderList: () => ({}),
  operatorOrderCounts: () => ({}),
  operatorOrderDetail: ({ orderNo }) => ({ params: { orderNo } }),
  merchantMemberList: ({ shopId }) => ({ query: { merId: shopId } }),
  merchantMemberInvite: ({ shopId }) => ({
    body: { merId: shopId, email: "new.member@example.com", staffRole: "warehouse" },
  }),
  merchantMemberRole: ({ shopId, memberId }) => ({
    body: { merId: shopId, uid: memberId, from: "warehouse", to: "service" },
  }),
  merchantMemberRevoke: ({ shopId, memberId }) => ({ body: { merId: shopId, uid: memberId } }),
  merchantInvitationRevoke: ({ shopId, invitationId }) => ({ body: { merId: shopId, id: invitationId } }),
  operatorMemberList: () => ({}),
  operatorFactorReset: ({ protectedId }) => ({ body: { uid: protectedId } }),
  operatorMemberInvite: () => ({ body: { email: "new.operator@example.com", staffRole: "content" } }),
  operatorMemberRole: ({ operatorId }) => ({ body: { uid: operatorId, from: "content", to: "support" } }),
  operatorMemberRevoke: ({ operatorId }) => ({ body: { uid: operatorId } }),
  operatorInvitationRevoke: ({ operatorInvitationId }) => ({ body: { id: operatorInvitationId } }),
  operatorOrderAddress: ({ orderNo }) => ({ params: { orderNo }, body: newAddress }),
  operatorOrderCancel: ({ masterNo }) => ({ params: { orderNo: masterNo }, body: { reason: "Fraud" } }),
  operatorProductPick: () => ({}),
  operatorJobList: () => ({}),
  operatorJobRun: () => ({ body: { name: "delete-old-audit-entries" } }),
  operatorMessageList: () => ({}),
  operatorMessageOpen: ({ messageId }) => ({ params: { id: messageId }, body: {} }),
  operatorMessageResend: ({ messageId }) => ({ body: { ids: [messageId] } }),
  operatorWebhookList: () => ({}),
  operatorWebhookRetry: () => ({ body: {} }),
  operatorSettingDetail: () => ({ params: { id: 1 } }),
  operatorSettingSave: () => ({
    body: { id: 1, from: noSettings, to: { ...noSettings, claim: { en: "Parts that fit" } } },
  }),
  ...hiddenCalls,
  ...agreementCalls,
  ...contactCalls,
  ...entryCalls,
};

/** Creates objects of a shop in all states that staff calls need. */
export const makeStaffThings = async (shop: TestApp, shopId: number): Promise<StaffThings> => {
  const { db } = shop.ctx;
  const shopper = await makeShopper(shop);
  const product = await makeProduct(db, shopId);
  const paid = async () => (await placePaidOrder(shop, shopper, [product]))[0] ?? "";
  const [orderNo, heldNo, sentNo, returnedNo, refundedNo] = [
    await paid(),
    await paid(),
    await paid(),
    await paid(),
    await paid(),
  ];
  const masterNo = await placeTestOrder(shop, shopper, [product]);
  const owner = { shopIds: [shopId] };
  await holdOrder(shop.ctx, merchantActor, owner, heldNo, "Gift");
  const ship = (no: string) => shipOrder(shop.ctx, merchantActor, owner, no, z.parse(shipment, parcelOf()));
  const { parcelId } = await ship(sentNo);
  const { token } = shopper;
  const apply = async (no: string, afterSalesType: 1 | 2) =>
    (await shop.call(applyRefund, { token, body: { orderNo: no, text: "Too small", afterSalesType } })).data
      ?.refundOrderNo ?? "";
  const refundNo = await apply(refundedNo, 1);
  await ship(returnedNo);
  await shop.call(takeOrder, { token, params: { orderNo: returnedNo } });
  const returnNo = await apply(returnedNo, 2);
  await agreeToRefund(shop.ctx, merchantActor, owner, returnNo);
  const back = { telephone: "1", expressName: "DHL", trackingNumber: "1234567890" };
  await shop.call(refundReturn, { token, body: { refundOrderNo: returnNo, ...back } });
  const { productId, skuId } = product;
  const reviewId = await makeReview(db, { ...product, accountId: shopper.accountId });
  const questionId = await makeQuestion(db, { ...product, accountId: shopper.accountId });
  const hidden = await makeHidden(shop, product, shopper.accountId);
  const applicationId = await makeApplication(db, shopper.accountId);
  const problemId = await makePaymentProblem(db);
  const messageId = await makeUndelivered(shop.ctx);
  const staff = {
    memberId: (await makeStaff(shop, shopId, "warehouse")).accountId,
    protectedId: await makeProtected(db, (await makeStaff(shop, shopId, "service")).accountId),
    operatorId: (await makeStaff(shop, undefined, "content")).accountId,
    invitationId: await makeInvitation(db, shopId),
    operatorInvitationId: await makeInvitation(db),
  };
  const [shelf] = await db.select({ id: category.id }).from(category).limit(1);
  const categoryId = shelf?.id ?? 0;
  const closedShopId = await makeMerchant(db);
  await db.update(merchant).set({ isOpen: false }).where(eq(merchant.id, closedShopId));
  const imports = {
    importId: await makeImport(db, shopId, shopper.accountId, "previewed"),
    doneImportId: await makeImport(db, shopId, shopper.accountId, "done"),
  };
  const places = { shopId, closedShopId, categoryId, ...imports, ...(await makeShopThings(shop, shopId)) };
  const people = await makePeopleAndMoney(shop, shopId, shopper, product);
  const orders = { shopper, masterNo, orderNo, heldNo, productId, skuId, parcelId };
  const ordered = { ...staff, ...places, ...people, ...orders };
  const noEntries: EntryThings = { newEntries: {}, entries: {} };
  return {
    ...ordered,
    ...noEntries,
    refundNo,
    returnNo,
    reviewId,
    questionId,
    ...hidden,
    applicationId,
    problemId,
    messageId,
  };
};
