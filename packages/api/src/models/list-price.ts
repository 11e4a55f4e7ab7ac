/** The list price of a discounted product, decimal text; null if it isn't higher than the price. */
export const listPriceOf = ({
  price,
  otPrice,
}: {
  readonly price: string | null;
  readonly otPrice: string | null;
}): string | null => (otPrice !== null && Number(otPrice) > Number(price) ? otPrice : null);
