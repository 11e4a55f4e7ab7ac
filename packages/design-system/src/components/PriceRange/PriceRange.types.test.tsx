import { PriceRange } from "./index.ts";

/** What must not compile. */
export const refused = {
  // @ts-expect-error Knobs say their price.
  noPriceText: <PriceRange label="Price" boundLabels={["a", "b"]} scale={[0, 1]} symbol="$" />,
  // @ts-expect-error Both bounds have a name.
  oneLabel: <PriceRange label="Price" boundLabels={["a"]} scale={[0, 1]} symbol="$" priceText={String} />,
};
