import type { NoticeTopic } from "@carmine/api/contract";
import type { IconShape } from "@carmine/design-system";
import { defineMessages, type MessageDescriptor } from "@carmine/i18n/react";
import {
  Bell,
  BellPlus,
  CalendarClock,
  CircleHelp,
  MessageSquareText,
  Package,
  PackageCheck,
  RotateCcw,
  ShieldCheck,
  Store,
  TicketPercent,
  TrendingDown,
} from "lucide-react";

/** Icon of a notification by the first word of its kind. */
const icons: readonly (readonly [RegExp, IconShape])[] = [
  [/^order/, Package],
  [/^refund/, RotateCcw],
  [/^priceDrop/, TrendingDown],
  [/^restock/, PackageCheck],
  [/^savedSearch/, BellPlus],
  [/^activity/, CalendarClock],
  [/^question/, CircleHelp],
  [/^review/, MessageSquareText],
  [/^coupon/, TicketPercent],
  [/^application/, Store],
  [/^(password|email|phone|login|export|deletion)/, ShieldCheck],
];

export const noticeIcon = (kind: string): IconShape =>
  icons.find(([pattern]) => pattern.test(kind))?.[1] ?? Bell;

const names = defineMessages({
  orders: { defaultMessage: "Orders and delivery", description: "Topic of notifications" },
  refunds: { defaultMessage: "Returns and refunds", description: "Step of a breadcrumb, and other places" },
  priceDrops: { defaultMessage: "Price drops", description: "Topic of notifications" },
  restocks: { defaultMessage: "Back in stock", description: "Topic of notifications" },
  savedSearches: {
    defaultMessage: "Saved searches",
    description: "Title of the list of saved searches",
  },
  deals: { defaultMessage: "Deals", description: "Topic of notifications, and other places" },
  answers: { defaultMessage: "Answers from shops", description: "Topic of notifications" },
  rewards: { defaultMessage: "Coupons and points", description: "Topic of notifications, and other places" },
  applications: { defaultMessage: "Shop applications", description: "Topic of notifications" },
  work: { defaultMessage: "Tasks for your team", description: "Topic of notifications" },
});

const hints = defineMessages({
  orders: {
    defaultMessage: "Payment, shipping, delivery and cancellation",
    description: "What mails of a topic are about",
  },
  refunds: {
    defaultMessage: "Every step until you get your refund",
    description: "What mails of a topic are about",
  },
  priceDrops: {
    defaultMessage: "Products you saved",
    description: "What mails of a topic are about",
  },
  restocks: {
    defaultMessage: "Sold-out products you’re waiting for",
    description: "What mails of a topic are about",
  },
  savedSearches: {
    defaultMessage: "New products that match a search you saved",
    description: "What mails of a topic are about",
  },
  deals: {
    defaultMessage: "Deals you asked to be reminded of",
    description: "What mails of a topic are about",
  },
  answers: { defaultMessage: "Your questions and reviews", description: "What mails of a topic are about" },
  rewards: {
    defaultMessage: "When you get a coupon or points",
    description: "What mails of a topic are about",
  },
  applications: {
    defaultMessage: "The decision about your shop",
    description: "What mails of a topic are about",
  },
  work: {
    defaultMessage: "New orders, refunds and questions for your team",
    description: "What mails of a topic are about",
  },
});

/** Name and description of each topic. */
export const topicTexts: Readonly<Record<NoticeTopic, { name: MessageDescriptor; hint: MessageDescriptor }>> =
  {
    orders: { name: names.orders, hint: hints.orders },
    refunds: { name: names.refunds, hint: hints.refunds },
    priceDrops: { name: names.priceDrops, hint: hints.priceDrops },
    restocks: { name: names.restocks, hint: hints.restocks },
    savedSearches: { name: names.savedSearches, hint: hints.savedSearches },
    deals: { name: names.deals, hint: hints.deals },
    answers: { name: names.answers, hint: hints.answers },
    rewards: { name: names.rewards, hint: hints.rewards },
    applications: { name: names.applications, hint: hints.applications },
    work: { name: names.work, hint: hints.work },
  };
