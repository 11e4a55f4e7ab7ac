const withQuery = (path: string, query: Readonly<Record<string, string>>): string =>
  `${path}?${new URLSearchParams(query).toString()}`;

export const confirmPath = "/order/order_confirm";
export const confirmHref = (preOrderNo: string): string => withQuery(confirmPath, { preOrderNo });
export const paymentHref = (orderNo: string): string => withQuery("/order/stripe_payment", { orderNo });
export const resultHref = (orderNo: string): string => withQuery("/order/payment_result", { orderNo });
/** Where a new order goes on: one that costs nothing is paid already. */
export const afterOrderHref = (orderNo: string, total: string): string =>
  total !== "" && Number(total) === 0 ? resultHref(orderNo) : paymentHref(orderNo);
export const orderHref = (orderNo: string): string => withQuery("/order/order_detail", { orderNo });
export const logisticsHref = (orderNo: string): string => withQuery("/order/logistics", { orderNo });
export const refundFormHref = (orderNo: string): string => withQuery("/users/refund_confirm", { orderNo });
export const refundHref = (refundNo: string): string =>
  withQuery("/order/refund_detail", { orderNo: refundNo });
export const refundsHref = "/users/refund_list";
export const ordersToPayHref = "/users/order_list?orderStatus=0";
export const ordersHref = "/users/order_list";
