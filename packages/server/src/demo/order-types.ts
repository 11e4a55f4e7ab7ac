export interface DemoPastLine {
  product: string;
  /** Index into the product's skus. */
  sku: number;
  quantity: number;
}

/** Products that a past shopper bought together. */
export interface DemoPastOrder {
  lines: DemoPastLine[];
  daysAgo: number;
  /** Index into the demo's past shoppers. */
  shopper: number;
}
