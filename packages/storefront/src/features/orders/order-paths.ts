const withQuery = (path: string, query: Readonly<Record<string, string>>): string =>
  `${path}?${new URLSearchParams(query).toString()}`;

export const confirmPath = "/order/order_confirm";
export const confirmHref = (preOrderNo: string): string => withQuery(confirmPath, { preOrderNo });
export const paymentHref = (orderNo: string): string => withQuery("/order/stripe_payment", { orderNo });
export const resultHref = (orderNo: string): string => withQuery("/order/payment_result", { orderNo });
export const orderHref = (orderNo: string): string => withQuery("/order/order_detail", { orderNo });
export const ordersToPayHref = "/users/order_list?orderStatus=0";
export const ordersHref = "/users/order_list";
