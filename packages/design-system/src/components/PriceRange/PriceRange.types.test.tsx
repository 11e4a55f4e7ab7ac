import { PriceRange } from "./index.ts";

/** What must not compile. */
export const refused = {
  // @ts-expect-error Knobs say their price.
  noPriceText: <PriceRange label="Price" scale={[0, 1]} symbol="$" />,
};
