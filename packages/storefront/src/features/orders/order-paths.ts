import * as paths from "../../app/paths.ts";

const withQuery = (path: string, query: Readonly<Record<string, string>>): string =>
  `${path}?${new URLSearchParams(query).toString()}`;

export const confirmHref = (preOrderNo: string): string => withQuery(paths.confirm, { preOrderNo });
export const paymentHref = (orderNo: string): string => withQuery(paths.payment, { orderNo });
export const resultHref = (orderNo: string): string => withQuery(paths.paymentResult, { orderNo });
/** Path after placing an order: an order with a total of zero is already paid. */
export const afterOrderHref = (orderNo: string, total: string): string =>
  total !== "" && Number(total) === 0 ? resultHref(orderNo) : paymentHref(orderNo);
export const orderHref = (orderNo: string): string => withQuery(paths.order, { orderNo });
export const logisticsHref = (orderNo: string): string => withQuery(paths.logistics, { orderNo });
export const refundFormHref = (orderNo: string): string => withQuery(paths.refundForm, { orderNo });
export const refundHref = (refundNo: string): string => withQuery(paths.refund, { orderNo: refundNo });
export const ordersToPayHref = `${paths.orders}?orderStatus=0`;
