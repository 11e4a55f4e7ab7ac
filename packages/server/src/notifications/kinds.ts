import type { NoticeTopic, Right, WorkSetting } from "@carmine/api/contract";
import type { LocalizedText } from "../shared/localized-text.ts";

/** Values of each notice kind; `amount`, `price` and `oldPrice` are decimal text in the shop's currency. */
export interface NoticeValues {
  orderPaid: { orderNo: string };
  orderShipped: { orderNo: string; shop: string };
  orderReceived: { orderNo: string };
  orderCancelled: { orderNo: string };
  refundAccepted: { refundNo: string; shop: string; amount: string };
  refundReturn: { refundNo: string; shop: string };
  refundRefused: { refundNo: string; shop: string; reason: string };
  refundOverturned: { refundNo: string; shop: string; reason: string };
  refundUpheld: { refundNo: string; reason: string };
  refunded: { refundNo: string; amount: string };
  refundFailed: { refundNo: string; amount: string };
  priceDrop: { product: LocalizedText; price: string; oldPrice: string };
  restock: { product: LocalizedText };
  savedSearch: { name: LocalizedText; count: number };
  activityBegun: { activity: LocalizedText };
  questionAnswered: { shop: string; product: LocalizedText };
  reviewAnswered: { shop: string; product: LocalizedText };
  couponReceived: { coupon: LocalizedText; amount: string };
  pointsAdded: { points: number };
  pointsDeducted: { points: number };
  applicationApproved: { shop: string };
  applicationRefused: { shop: string; reason: string };
  applicationAsked: { shop: string; text: string };
  roleGranted: { shop: string };
  operatorGranted: Record<string, never>;
  roleRevoked: { shop: string };
  operatorRevoked: Record<string, never>;
  accountDisabled: Record<string, never>;
  accountEnabled: Record<string, never>;
  shopClosed: { shop: string };
  shopOpened: { shop: string };
  paymentProblem: { problem: LocalizedText; orderNo: string; provider: string; code: string };
  shopRefundFailed: { refundNo: string; amount: string };
  shopDisputed: { orderNo: string };
  shopDisputeWon: { orderNo: string };
  shopDisputeLost: { orderNo: string };
  shopExternalRefund: { orderNo: string; amount: string };
  passwordChanged: Record<string, never>;
  emailChanged: { email: string };
  phoneChanged: { ending: string };
  loginLinked: { provider: string };
  loginUnlinked: { provider: string };
  secondFactorAdded: Record<string, never>;
  secondFactorRemoved: Record<string, never>;
  exportSent: Record<string, never>;
  deletionPlanned: { date: string };
  deletionStopped: Record<string, never>;
  workOrder: { orderNo: string; shop: string };
  workRefund: { refundNo: string; shop: string; amount: string };
  workQuestion: { shop: string; product: LocalizedText };
  workApplication: { shop: string };
  workDispute: { refundNo: string; shop: string; amount: string };
  workDisputeOverturned: { refundNo: string; shop: string; amount: string; reason: string };
  workDisputeUpheld: { refundNo: string; shop: string; reason: string };
  workPayout: { shop: string; amount: string; reference: string };
  workPayoutReturned: { shop: string; amount: string; reason: string };
  workPayoutRequest: { count: number; amount: string };
  workPayoutDeclined: { shop: string; amount: string; reason: string };
  workLate: { shop: string; count: number };
  workStockLow: { shop: string; count: number };
  workMailFailed: { count: number };
}

export type NoticeKind = keyof NoticeValues;

/**
 * The topic whose setting disables mails of a kind. Security notices and the operator's decisions on an
 * account, role or shop are always mailed.
 */
export const topicOf: Readonly<Record<NoticeKind, NoticeTopic | "security">> = {
  orderPaid: "orders",
  orderShipped: "orders",
  orderReceived: "orders",
  orderCancelled: "orders",
  refundAccepted: "refunds",
  refundReturn: "refunds",
  refundRefused: "refunds",
  refundOverturned: "refunds",
  refundUpheld: "refunds",
  refunded: "refunds",
  refundFailed: "refunds",
  priceDrop: "priceDrops",
  restock: "restocks",
  savedSearch: "savedSearches",
  activityBegun: "deals",
  questionAnswered: "answers",
  reviewAnswered: "answers",
  couponReceived: "rewards",
  pointsAdded: "rewards",
  pointsDeducted: "rewards",
  applicationApproved: "applications",
  applicationRefused: "applications",
  applicationAsked: "applications",
  roleGranted: "security",
  operatorGranted: "security",
  roleRevoked: "security",
  operatorRevoked: "security",
  accountDisabled: "security",
  accountEnabled: "security",
  shopClosed: "security",
  shopOpened: "security",
  paymentProblem: "work",
  shopRefundFailed: "security",
  shopDisputed: "work",
  shopDisputeWon: "work",
  shopDisputeLost: "work",
  shopExternalRefund: "work",
  passwordChanged: "security",
  emailChanged: "security",
  phoneChanged: "security",
  loginLinked: "security",
  loginUnlinked: "security",
  secondFactorAdded: "security",
  secondFactorRemoved: "security",
  exportSent: "security",
  deletionPlanned: "security",
  deletionStopped: "security",
  workOrder: "work",
  workRefund: "work",
  workQuestion: "work",
  workApplication: "work",
  workDispute: "work",
  workDisputeOverturned: "work",
  workDisputeUpheld: "work",
  workPayout: "work",
  workPayoutReturned: "work",
  workPayoutRequest: "work",
  workPayoutDeclined: "work",
  workLate: "work",
  workStockLow: "work",
  workMailFailed: "work",
};

interface WorkTerms {
  /** Right whose holders are notified. */
  readonly right: Right;
  /** The setting that determines how they are. */
  readonly setting: WorkSetting;
}

/** Kinds about the work of staff. They are listed in the console instead of the account's notices. */
const work = {
  workOrder: { right: "orders.ship", setting: "workOrder" },
  workLate: { right: "orders.ship", setting: "workLate" },
  workRefund: { right: "refunds.decide", setting: "workRefund" },
  workQuestion: { right: "questions.answer", setting: "workQuestion" },
  workStockLow: { right: "stock.write", setting: "workStockLow" },
  workDispute: { right: "refunds.decide", setting: "workDispute" },
  workDisputeOverturned: { right: "refunds.decide", setting: "workDispute" },
  workDisputeUpheld: { right: "refunds.decide", setting: "workDispute" },
  shopDisputed: { right: "refunds.read", setting: "workDispute" },
  shopDisputeWon: { right: "refunds.read", setting: "workDispute" },
  shopDisputeLost: { right: "refunds.read", setting: "workDispute" },
  shopExternalRefund: { right: "refunds.read", setting: "workDispute" },
  workApplication: { right: "shops.write", setting: "workApplication" },
  workPayout: { right: "money.read", setting: "workPayout" },
  workPayoutReturned: { right: "money.read", setting: "workPayout" },
  workPayoutRequest: { right: "money.write", setting: "workPayout" },
  workPayoutDeclined: { right: "money.write", setting: "workPayout" },
  paymentProblem: { right: "money.write", setting: "workPaymentProblem" },
  workMailFailed: { right: "settings.write", setting: "workMailFailed" },
} as const satisfies Partial<Record<NoticeKind, WorkTerms>>;

export type WorkKind = keyof typeof work;

export const workKinds = Object.keys(work) as WorkKind[];

export const workTerms: Readonly<Record<WorkKind, WorkTerms>> = work;

export const isNoticeKind = (kind: string): kind is NoticeKind => Object.hasOwn(topicOf, kind);
