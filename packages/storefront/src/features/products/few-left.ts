/** Maximum stock at which the number of units left is shown. */
export const fewLeft = 10;
