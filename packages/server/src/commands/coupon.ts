import type { CouponFields } from "../content/editing/coupon-fields.ts";
import { couponKind } from "../content/editing/coupons.ts";
import { entryCommand, numberOf } from "./entry-command.ts";
import { yesOrNo } from "./yes-or-no.ts";
import { textIn } from "../shared/localized-text.ts";

/** An empty text deletes the value. */
const orNull = (text: string): string | null => text || null;
const numberOrNull = (text: string): number | null => (text === "" ? null : numberOf(text));
const numbers = (text: string): number[] =>
  text
    .split(",")
    .filter(Boolean)
    .map((id) => numberOf(id.trim()));

const goodFor = ({ merchant, category, products }: CouponFields): string => {
  if (products.length > 0)
    return `${products.length} ${products.length === 1 ? "product" : "products"} of ${merchant}`;
  return merchant ?? (category == null ? "everything" : `category ${category}`);
};

const claimsOf = ({ claimed = 0, total, left }: CouponFields): string =>
  total == null ? `${claimed} claimed` : `${claimed} claimed, ${left} of ${total} left`;

export const shopCoupons = entryCommand({
  kind: couponKind,
  name: "coupon",
  args: "[--name TEXT [--language en]] [--given claim|new|gift] [--value AMOUNT] [--minimum AMOUNT] [--merchant NAME] [--category NUMBER] [--products ID,…] [--gifts ID,…] [--total N] [--claim-from DAY] [--claim-until DAY] [--days N | --use-from DAY --use-until DAY] [--open yes|no]",
  summary:
    "edit the coupons of the marketplace or of a shop; value, minimum and scope can't change once claimed",
  texts: ["name"],
  options: {
    // The shape rejects other values.
    given: (given) => ({ given: given as CouponFields["given"] }),
    value: (value) => ({ value }),
    minimum: (text) => ({ minimum: text || "0" }),
    merchant: (text) => ({ merchant: orNull(text) }),
    category: (text) => ({ category: numberOrNull(text) }),
    products: (text) => ({ products: numbers(text) }),
    gifts: (text) => ({ gifts: numbers(text) }),
    total: (text) => ({ total: numberOrNull(text) }),
    "claim-from": (text) => ({ claimFrom: orNull(text) }),
    "claim-until": (text) => ({ claimUntil: orNull(text) }),
    // Replaces the other kind of validity; both together are refused.
    days: (text, before) => ({
      days: numberOrNull(text),
      ...(before?.useUntil != null && { useFrom: null, useUntil: null }),
    }),
    "use-from": (text) => ({ useFrom: orNull(text) }),
    "use-until": (text, before) => ({ useUntil: orNull(text), ...(before?.days != null && { days: null }) }),
    open: (text) => ({ open: yesOrNo("open", text) }),
  },
  line: (entry) => {
    const { name, given, value, minimum, days, useUntil, open } = entry;
    const least = Number(minimum) > 0 ? ` from ${minimum}` : "";
    const life = days == null ? `until ${useUntil?.slice(0, 10)}` : `for ${days} days`;
    return `${open ? "open  " : "closed"}  ${given.padEnd(5)}  ${value} off${least} on ${goodFor(entry)}  ${life}  ${claimsOf(entry)}  ${textIn(name, "en")}`;
  },
});
