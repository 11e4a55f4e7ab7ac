import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { idField, requiredText, searchWords } from "../fields.ts";
import { messageKeys } from "../message-keys.ts";
import { instant } from "../merchant/staff-values.ts";
import { decimal, idInput, orNull, pageOf, pageQuery, withDefault } from "../values.ts";

/** Views of the list of shops. */
export const shopViews = ["all", "open", "closed", "unverified"] as const;
export type ShopView = (typeof shopViews)[number];

export const shopSorts = ["newest", "name", "rating"] as const;

/** A shop in the operator's list. Figures are of the last 30 days, by the day of payment. */
export const operatorShopRow = z.object({
  id: z.number(),
  name: z.string(),
  avatar: orNull(z.string()),
  categoryName: orNull(z.string()),
  isOpen: z.boolean(),
  isVerified: z.boolean(),
  /** Commission in percent of each sale: the one agreed with the shop, else the one of its category. */
  fee: z.number(),
  /** Commission agreed with the shop; null if the one of its category applies. */
  ownFee: orNull(z.number()),
  /** Products on sale. */
  productCount: z.number(),
  /** Paid orders. */
  orderCount: z.number(),
  /** Orders whose promised time to ship has passed. */
  lateCount: z.number(),
  /** Refund requests. */
  refundCount: z.number(),
  /** 1 to 5; null without ratings. */
  rating: orNull(z.number()),
  /** Amount that the marketplace owes the shop; null without the right `money.read`. */
  balance: orNull(decimal),
  createAt: instant,
});
export type OperatorShopRow = z.output<typeof operatorShopRow>;

export const operatorShopList = endpoint({
  method: "GET",
  path: "/api/operator/shop/list",
  policy: "operator",
  needs: "shops.read",
  summary: "Shops of the marketplace with their figures of the last 30 days.",
  query: z.object({
    /** Part of the name, the contact, the email or the phone number. */
    words: searchWords(100),
    view: withDefault(z.enum(shopViews, messageKeys.wrongParameter), "all"),
    sort: withDefault(z.enum(shopSorts, messageKeys.wrongParameter), "newest"),
    ...pageQuery,
  }),
  data: pageOf(operatorShopRow),
});

export const operatorShop = z.extend(operatorShopRow, {
  typeName: orNull(z.string()),
  /** Commission of its category in percent, which applies without an agreed one. */
  categoryFee: z.number(),
  contact: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  followerCount: z.number(),
  /** Payments of the last 30 days; null without the right `orders.amounts`. */
  revenue: orNull(decimal),
  /** Refunds of the last 30 days; null without the right `orders.amounts`. */
  refundTotal: orNull(decimal),
  members: z.array(
    z.object({
      uid: z.number(),
      nickname: z.string(),
      email: orNull(z.string()),
      /** One of `merchantRoles`. */
      staffRole: z.string(),
      isDisabled: z.boolean(),
      /** Last use of a session; null without one. */
      lastSeenAt: orNull(instant),
    }),
  ),
  /** The application that opened it; null for a shop without one. */
  applicationId: orNull(z.number()),
});
export type OperatorShop = z.output<typeof operatorShop>;

export const operatorShopDetail = endpoint({
  method: "GET",
  path: "/api/operator/shop/detail/{id}",
  policy: "operator",
  needs: "shops.read",
  summary: "A shop with its figures, contacts and members.",
  params: z.object({ id: idInput }),
  data: operatorShop,
});

export const operatorShopClose = endpoint({
  method: "POST",
  path: "/api/operator/shop/close",
  policy: "operator",
  needs: "shops.write",
  summary:
    "Closes a shop: it and its products are hidden, and placed orders continue. Its staff is notified. No effect on a closed shop.",
  body: z.object({ id: idField, reason: requiredText(messageKeys.emptyReason, 500) }),
  data: z.null(),
});

export const operatorShopOpen = endpoint({
  method: "POST",
  path: "/api/operator/shop/open",
  policy: "operator",
  needs: "shops.write",
  summary: "Opens a closed shop again and notifies its staff.",
  body: z.object({ id: idField }),
  data: z.null(),
});

export const operatorShopVerify = endpoint({
  method: "POST",
  path: "/api/operator/shop/verify",
  policy: "operator",
  needs: "shops.write",
  summary:
    "Gives a shop the verified badge or removes it. Code 409 and `changedData` if it isn't `from` any more.",
  body: z.object({
    id: idField,
    from: z.boolean(messageKeys.wrongParameter),
    to: z.boolean(messageKeys.wrongParameter),
    reason: requiredText(messageKeys.emptyReason, 500),
  }),
  data: z.null(),
});

/** A commission in percent with at most two decimals; null for the one of the category. */
const feeField = z.nullable(
  z.number(messageKeys.wrongParameter).check(
    z.minimum(0, messageKeys.wrongParameter),
    z.maximum(100, messageKeys.wrongParameter),
    z.refine((fee) => Math.abs(fee * 100 - Math.round(fee * 100)) < 1e-6, messageKeys.wrongParameter),
  ),
);

export const operatorShopFee = endpoint({
  method: "POST",
  path: "/api/operator/shop/fee",
  policy: "operator",
  needs: "shops.write",
  summary:
    "Agrees on a commission with a shop, or returns to the one of its category (null). It applies to orders paid from now on. Code 409 and `changedData` if it isn't `from` any more.",
  body: z.object({
    id: idField,
    from: feeField,
    to: feeField,
    reason: requiredText(messageKeys.emptyReason, 500),
  }),
  data: z.null(),
});
