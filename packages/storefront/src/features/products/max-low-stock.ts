/** Maximum stock at which the number of units left is shown. */
export const maxLowStock = 10;
