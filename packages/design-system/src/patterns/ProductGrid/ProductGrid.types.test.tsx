import { ProductGrid } from "./index.ts";

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error Cards have one width on every page: three to six columns.
  twoColumns: <ProductGrid columns={2} />,
  // @ts-expect-error The number is for full width; the grid adapts automatically.
  responsiveColumns: <ProductGrid columns={{ phone: 2, desktop: 5 }} />,
};
