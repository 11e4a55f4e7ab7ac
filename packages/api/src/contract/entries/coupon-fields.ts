import * as z from "zod/mini";
import { messageKeys } from "../message-keys.ts";
import { orNull } from "../values.ts";
import {
  amountField,
  idsField,
  localizedField,
  momentField,
  switchField,
  wholeField,
} from "./entry-fields.ts";

/** How shoppers get a coupon: by claiming, as new shoppers, or with a purchase. */
export const couponWays = ["claim", "new", "gift"] as const;

export const couponLimits = { name: 80, days: 3660, total: 100_000_000, products: 1000 } as const;

/** Fields of a coupon, without the shop that pays for it. */
export const couponFields = {
  name: localizedField(),
  given: z.enum(couponWays, messageKeys.wrongParameter),
  /** Deduction. */
  value: amountField(2),
  /** Minimum total of eligible products; "0" for none. */
  minimum: amountField(2),
  /** For a shop's coupon: the products that it is limited to. */
  products: idsField(couponLimits.products),
  /** For a gift: the products that grant it; empty for all of its issuer's. */
  gifts: idsField(couponLimits.products),
  /** Number of claims; null for no limit. */
  total: orNull(wholeField(0, couponLimits.total)),
  claimFrom: orNull(momentField),
  claimUntil: orNull(momentField),
  /** Validity: between two times, or for some days after the claim. */
  useFrom: orNull(momentField),
  useUntil: orNull(momentField),
  days: orNull(wholeField(1, couponLimits.days)),
  /** Whether it can be claimed; claimed ones stay valid. */
  open: switchField,
};

/** Counted by the server. */
export const couponCounts = { claimed: z.number(), left: orNull(z.number()) };
