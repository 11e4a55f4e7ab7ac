import { PriceRange } from "./index.ts";

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error Thumbs need a text for their price.
  noPriceText: <PriceRange label="Price" scale={[0, 1]} symbol="$" />,
};
