/** The refunds of one order: its number is what the list is searched for. */
export const refundsOfOrder = (orderNo: string) => ({ keywords: orderNo, limit: 20 });
