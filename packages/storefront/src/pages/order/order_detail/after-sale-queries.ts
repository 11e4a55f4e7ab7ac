/** Query of an order's refunds, by searching for the order number. */
export const refundsOfOrder = (orderNo: string) => ({ keywords: orderNo, limit: 20 });
