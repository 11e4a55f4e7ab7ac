/**
 * Rights of staff. Every endpoint for staff names the one it needs (`needs`), and the console shows only menu
 * entries, columns and actions that the caller has the right for.
 *
 * - `orders.read` lists and details of orders; `orders.amounts` their prices, totals and fees
 * - `orders.address` changes the delivery address before the first package
 * - `people.read` email of shoppers, and their address after the delivery is completed
 * - `refunds.receive` confirms that returned items arrived; `refunds.decide` accepts and refuses refunds
 * - `money.read` statements and balances; `money.write` payouts, bank details and payment problems
 * - `shops.write` applications and the state of shops
 */
export const rights = [
  "orders.read",
  "orders.amounts",
  "orders.ship",
  "orders.note",
  "orders.cancel",
  "orders.address",
  "people.read",
  "people.write",
  "refunds.read",
  "refunds.receive",
  "refunds.decide",
  "questions.answer",
  "reviews.answer",
  "reviews.moderate",
  "products.read",
  "products.write",
  "products.moderate",
  "stock.read",
  "stock.write",
  "prices.write",
  "categories.write",
  "content.write",
  "money.read",
  "money.write",
  "shop.write",
  "shops.read",
  "shops.write",
  "settings.write",
  "staff.write",
  "audit.read",
] as const;
export type Right = (typeof rights)[number];

/** Roles in a shop. */
export const merchantRoles = ["owner", "manager", "warehouse", "service", "catalog", "finance"] as const;
export type MerchantRole = (typeof merchantRoles)[number];

/** Roles in the marketplace. */
export const operatorRoles = [
  "administrator",
  "merchantSupport",
  "support",
  "content",
  "finance",
  "auditor",
] as const;
export type OperatorRole = (typeof operatorRoles)[number];

export type StaffRole = MerchantRole | OperatorRole;

const managing: readonly Right[] = [
  "orders.read",
  "orders.amounts",
  "orders.ship",
  "orders.note",
  "orders.address",
  "people.read",
  "refunds.read",
  "refunds.receive",
  "refunds.decide",
  "questions.answer",
  "reviews.answer",
  "products.read",
  "products.write",
  "stock.read",
  "stock.write",
  "prices.write",
  "money.read",
  "shop.write",
  "audit.read",
];

/** Rights of each role in a shop. */
export const merchantRights: Readonly<Record<MerchantRole, readonly Right[]>> = {
  owner: [...managing, "money.write", "staff.write"],
  manager: managing,
  warehouse: [
    "orders.read",
    "orders.ship",
    "orders.note",
    "refunds.read",
    "refunds.receive",
    "stock.read",
    "stock.write",
  ],
  service: [
    "orders.read",
    "orders.amounts",
    "orders.note",
    "orders.address",
    "people.read",
    "refunds.read",
    "questions.answer",
    "reviews.answer",
    "products.read",
    "stock.read",
  ],
  catalog: [
    "questions.answer",
    "products.read",
    "products.write",
    "stock.read",
    "stock.write",
    "prices.write",
  ],
  finance: ["orders.read", "orders.amounts", "refunds.read", "money.read", "money.write"],
};

const reading: readonly Right[] = ["shops.read", "orders.read", "orders.amounts", "refunds.read"];

/** Rights of each role in the marketplace. */
export const operatorRights: Readonly<Record<OperatorRole, readonly Right[]>> = {
  administrator: [
    ...reading,
    "orders.cancel",
    "orders.address",
    "people.read",
    "people.write",
    "refunds.decide",
    "reviews.moderate",
    "products.moderate",
    "categories.write",
    "content.write",
    "money.read",
    "money.write",
    "shops.write",
    "settings.write",
    "staff.write",
    "audit.read",
  ],
  merchantSupport: [...reading, "shops.write", "products.moderate", "money.read"],
  support: [
    ...reading,
    "orders.cancel",
    "orders.address",
    "people.read",
    "people.write",
    "refunds.decide",
    "reviews.moderate",
  ],
  content: ["categories.write", "content.write"],
  finance: [...reading, "money.read", "money.write"],
  auditor: [...reading, "money.read", "audit.read"],
};
