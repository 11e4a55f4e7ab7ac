import { formatOrderNo, mediaVariant, readValues, type WireLocale } from "@carmine/api/contract";
import { bcp47 } from "@carmine/i18n";
import { Big } from "big.js";
import { textOf, type TextKey } from "../../http/messages.ts";
import { pageAddress, type Site } from "../../http/page-address.ts";
import type { MailContent, MailItem } from "../../messaging/mail/render-mail.ts";
import { textIn } from "../../shared/localized-text.ts";
import { mediaAddress } from "../../shared/media-address.ts";
import { dateText, moneyText } from "../../shared/money-text.ts";
import type { MailOrder, OrderMailRow } from "./read-mail-order.ts";

/** Target of the mail's button, and its expiry for recipients without an account. */
export interface MailLink {
  readonly href: string;
  readonly endsAt: Date | null;
}

const pictureSize = 160;

const itemsOf = ({ shops, locale, master }: MailOrder, site: Site): MailItem[] =>
  shops.flatMap(({ lines }) =>
    lines.map((line) => {
      const values = readValues(textIn(line.skuText, locale)).map((value) => value.trim());
      const count = `× ${new Intl.NumberFormat(bcp47(locale)).format(line.quantity)}`;
      return {
        name: textIn(line.name, locale),
        note: [...values.filter(Boolean), count].join(" · "),
        amount: moneyText(line.goods, locale, master.currency),
        picture: pageAddress(site, "en", mediaVariant(mediaAddress(line.picture), pictureSize, "webp")),
      };
    }),
  );

const sumsOf = ({ master, locale }: MailOrder): MailContent["sums"] => {
  const money = (amount: string) => moneyText(amount, locale, master.currency);
  const discount = new Big(master.coupon).plus(master.points);
  const row = (key: TextKey, amount: string): [string, string][] =>
    new Big(amount).eq(0) ? [] : [[textOf(key, locale), money(amount)]];
  return [
    [textOf("mailSubtotal", locale), money(master.goods)],
    ...row("mailDiscount", discount.times(-1).toFixed()),
    [textOf("mailShipping", locale), money(master.freight)],
    ...row("mailTax", master.tax),
    [textOf("mailTotal", locale, { currency: master.currency }), money(master.total)],
  ];
};

/** Subjects that name the order, because mails of several orders are next to each other in an inbox. */
const subjects: Readonly<Partial<Record<OrderMailRow["kind"], TextKey>>> = {
  placed: "mailPlacedSubject",
  paid: "mailPaidSubject",
  addressChanged: "mailAddressChangedSubject",
  shipped: "mailShippedSubject",
  delivered: "mailDeliveredSubject",
  expired: "mailExpiredSubject",
};
const refundSubjects: Readonly<Record<string, TextKey>> = {
  return: "mailRefundAcceptedSubject",
  refunding: "mailRefundAcceptedSubject",
  refused: "mailRefundRefusedSubject",
  refunded: "mailRefundRefundedSubject",
};
const refundTitles: Readonly<Record<string, TextKey>> = {
  return: "mailRefundReturnTitle",
  refunding: "mailRefundRefundingTitle",
  refused: "mailRefundRefusedTitle",
  refunded: "mailRefundRefundedTitle",
  failed: "mailRefundFailedTitle",
};
const refundTexts: Readonly<Record<string, TextKey>> = {
  return: "mailRefundReturnText",
  refunding: "mailRefundRefundingText",
  refused: "mailRefundRefusedText",
  refunded: "mailRefundRefundedText",
  failed: "mailRefundFailedText",
};

const deliveryFacts = (
  { details }: OrderMailRow,
  { carrier, locale }: Pick<MailOrder, "carrier" | "locale">,
): [string, string][] => {
  const fact = (key: TextKey, text: string | null | undefined): [string, string][] =>
    text ? [[textOf(key, locale), text]] : [];
  return [
    ...fact("mailCourier", carrier ?? details["courier"]),
    ...fact("mailTracking", details["number"]),
    ...fact("mailDriver", details["person"]),
    ...fact("mailPhone", details["phone"]),
  ];
};

const minutesUntil = (time: Date, now: Date): number =>
  Math.max(1, Math.ceil((time.getTime() - now.getTime()) / 60_000));

/** The parts that differ per kind of mail. */
type Part = Pick<MailContent, "title" | "paragraphs"> &
  Partial<Pick<MailContent, "facts" | "sums">> & { readonly action: TextKey };

const subjectOf = ({ kind, details }: OrderMailRow, locale: WireLocale, orderNo: string): string | null => {
  const key = kind === "refund" ? refundSubjects[details["decision"] ?? ""] : subjects[kind];
  return key ? textOf(key, locale, { orderNo, refundNo: formatOrderNo(details["refundNo"] ?? "") }) : null;
};

const partOf = (row: OrderMailRow, order: MailOrder, orderNo: string, now: Date): Part => {
  const { locale, master, shops } = order;
  const money = (amount: string) => moneyText(amount, locale, master.currency);
  const text = (key: TextKey, values: Record<string, string | number> = {}) =>
    textOf(key, locale, { orderNo, ...values });
  const shop = shops[0]?.merchantName ?? "";
  const address: [string, string] = [text("mailAddress"), `${master.realName}, ${master.address}`];
  switch (row.kind) {
    case "placed":
      return {
        title: text("mailPlacedTitle"),
        paragraphs: [text("mailPlacedText", { minutes: minutesUntil(master.expiresAt, now) })],
        facts: [address],
        sums: sumsOf(order) ?? [],
        action: "mailPayNow",
      };
    case "paid":
      return {
        title: text("mailPaidTitle"),
        paragraphs: [text("mailPaidText", { amount: money(master.total) })],
        facts: [address],
        sums: sumsOf(order) ?? [],
        action: "mailViewOrder",
      };
    case "addressChanged":
      return {
        title: text("mailAddressChangedTitle"),
        paragraphs: [text("mailAddressChangedText", { shop })],
        facts: [address],
        action: "mailViewOrder",
      };
    case "shipped":
      return {
        title: text("mailShippedTitle"),
        paragraphs: [text("mailShippedText", { shop })],
        facts: [...deliveryFacts(row, order), address],
        action: "mailViewOrder",
      };
    case "delivered":
      return {
        title: text("mailDeliveredTitle"),
        paragraphs: [text("mailDeliveredText", { shop })],
        action: "mailViewOrder",
      };
    case "reviewReminder":
      return {
        title: text("mailReviewTitle"),
        paragraphs: [text("mailReviewText", { shop })],
        action: "mailWriteReview",
      };
    case "expired":
      return {
        title: text("mailExpiredTitle"),
        paragraphs: [text("mailExpiredText")],
        action: "mailViewOrder",
      };
    case "paymentReturned": {
      const { amount = "0", reason } = row.details;
      const textKey = reason === "wrongAmount" ? "mailPaymentWrongAmountText" : "mailPaymentLateText";
      return {
        title: text("mailPaymentReturnedTitle"),
        paragraphs: [text(textKey, { amount: money(amount) })],
        action: "mailViewOrder",
      };
    }
    case "link":
      return { title: text("mailLinkTitle"), paragraphs: [text("mailLinkText")], action: "mailViewOrder" };
    case "refund": {
      const { decision = "", refundNo = "", amount = "0", reason = "" } = row.details;
      return {
        title: text(refundTitles[decision] ?? "mailRefundRefundingTitle"),
        paragraphs: [
          text(refundTexts[decision] ?? "mailRefundRefundingText", {
            shop,
            refundNo: formatOrderNo(refundNo),
            amount: money(amount),
          }),
        ],
        facts: reason === "" ? [] : [[text("mailReason"), reason]],
        action: order.isGuest ? "mailViewOrder" : "mailViewRefund",
      };
    }
  }
};

interface MailContext {
  readonly site: Site;
  readonly now: Date;
  readonly timeZone: string;
  /** Null for mails without unsubscribe. */
  readonly stopHref: string | null;
}

/** Composes a mail about an order in the recipient's language. */
export const writeOrderMail = (
  row: OrderMailRow,
  order: MailOrder,
  { href, endsAt }: MailLink,
  { site, now, timeZone, stopHref }: MailContext,
): { readonly subject: string; readonly content: MailContent } => {
  const { locale, shop, master, shops } = order;
  const orderNo = formatOrderNo(
    row.merchantOrderId === null ? master.orderNo : (shops[0]?.orderNo ?? master.orderNo),
  );
  const { action, ...part } = partOf(row, order, orderNo, now);
  const content: MailContent = {
    locale,
    shop,
    home: pageAddress(site, locale, "/"),
    ...part,
    button: { label: textOf(action, locale), href },
    items: itemsOf(order, site),
    foot: [
      ...(endsAt === null
        ? []
        : [textOf("mailGuestLink", locale, { date: dateText(endsAt, locale, timeZone) })]),
      textOf("mailFoot", locale, { orderNo, shop }),
    ],
    ...(stopHref === null ? {} : { stop: { label: textOf("mailStop", locale), href: stopHref } }),
  };
  return { subject: subjectOf(row, locale, orderNo) ?? content.title, content };
};
