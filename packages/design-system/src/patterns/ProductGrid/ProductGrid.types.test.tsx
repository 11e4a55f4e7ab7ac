import { ProductGrid } from "./index.ts";

/** What must not compile. */
export const refused = {
  // @ts-expect-error Cards have one width on every page: three to six columns.
  twoColumns: <ProductGrid columns={2} />,
  // @ts-expect-error The number is the same at each width; the grid gives way by itself.
  responsiveColumns: <ProductGrid columns={{ phone: 2, desktop: 5 }} />,
};
