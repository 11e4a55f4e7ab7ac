import type { RefundItem } from "@carmine/api/hooks";
import type { OrderLineItem } from "@carmine/design-system";
import { productHref } from "../links.ts";
import { optionText } from "../products/option-text.ts";
import { type Bill } from "../orders/order-items.tsx";
import { pictureOf } from "../products/picture.ts";

/** Converts the items of a refund to the props of an order card. */
export const refundItems = (items: readonly RefundItem[], bill: Bill): OrderLineItem[] =>
  items.map((item) => ({
    id: item.lineId,
    href: productHref(item.productId),
    title: item.name,
    picture: pictureOf(item.picture),
    ...(item.options.length > 0 ? { option: optionText(item.options) } : {}),
    count: bill.times(item.count),
    sum: bill.text(item.amount),
  }));
