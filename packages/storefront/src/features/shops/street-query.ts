/** Shops in a row of the shop street. */
export const streetQuery = { page: 1, limit: 4 };
