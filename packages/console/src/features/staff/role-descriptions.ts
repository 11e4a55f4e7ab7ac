import type { StaffRole } from "@carmine/api/contract";
import { defineMessages, type MessageDescriptor } from "@carmine/i18n/react";

const shopTexts = defineMessages({
  owner: {
    defaultMessage: "Everything, including money, bank details and staff",
    description: "Console staff: what a role may do",
  },
  manager: {
    defaultMessage: "Orders, refunds, products, prices and the shop page; can view money",
    description: "Console staff: what a role may do",
  },
  warehouse: {
    defaultMessage: "Ships orders, receives returns and counts stock; sees no amounts",
    description: "Console staff: what a role may do",
  },
  service: {
    defaultMessage: "Views orders, answers questions and reviews",
    description: "Console staff: what a role may do",
  },
  catalog: {
    defaultMessage: "Products, stock, prices and questions",
    description: "Console staff: what a role may do",
  },
  finance: {
    defaultMessage: "Money and payouts; can view orders and refunds",
    description: "Console staff: what a role may do",
  },
});

const marketTexts = defineMessages({
  administrator: {
    defaultMessage: "Everything, including settings and the team",
    description: "Console team: what a role may do",
  },
  merchantSupport: {
    defaultMessage: "Applications, shops and product approvals",
    description: "Console team: what a role may do",
  },
  support: {
    defaultMessage: "Customers, refunds, and reviews and questions",
    description: "Console team: what a role may do",
  },
  content: {
    defaultMessage: "Home page, pages, categories and search terms",
    description: "Console team: what a role may do",
  },
  finance: {
    defaultMessage: "Money and payouts; can view orders",
    description: "Console team: what a role may do",
  },
  auditor: {
    defaultMessage: "Views orders, money and the audit log",
    description: "Console team: what a role may do",
  },
});

/** What each role may do, in a shop or in the marketplace. */
export const roleDescriptions = (
  isMarket: boolean,
): Readonly<Partial<Record<StaffRole, MessageDescriptor>>> => (isMarket ? marketTexts : shopTexts);
