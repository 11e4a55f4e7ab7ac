/** Minimum requests per second, and the maximum memory of the server in MB. A search and its facets are a pair. */
interface SizeBudgets {
  detail: number;
  list: number;
  pairs: number;
  suggestions: number;
  addToCart: number;
  megabytes: number;
}

/** The budgets of a marketplace with up to 300, up to 10,000, or more products. */
export const budgetsOf = (products: number): SizeBudgets => {
  const place = products <= 300 ? 0 : products <= 10_000 ? 1 : 2;
  const at = (...bySize: [number, number, number]): number => bySize[place];
  return {
    detail: at(2500, 2500, 2000),
    list: at(3000, 1500, 1000),
    pairs: at(1200, 500, 150),
    suggestions: at(2000, 1500, 500),
    addToCart: at(2000, 2000, 1500),
    megabytes: at(600, 600, 900),
  };
};
