import type { ListedOrder, UnpaidOrder } from "@carmine/api/hooks";

type Grouped<Listed, Unpaid> = { readonly unpaid: Unpaid } | { readonly listed: Listed };

/** The list with one entry per unpaid payment, which combines orders of several shops that are paid together. */
export const groupUnpaid = <
  Listed extends Pick<ListedOrder, "masterOrderNo">,
  Unpaid extends Pick<UnpaidOrder, "orderNo">,
>(
  orders: readonly Listed[],
  unpaid: readonly Unpaid[],
): Grouped<Listed, Unpaid>[] => {
  const shown = new Set<string>();
  return orders.flatMap((order): Grouped<Listed, Unpaid>[] => {
    const payment = unpaid.find(({ orderNo }) => orderNo === order.masterOrderNo);
    if (!payment) return [{ listed: order }];
    if (shown.has(payment.orderNo)) return [];
    shown.add(payment.orderNo);
    return [{ unpaid: payment }];
  });
};
