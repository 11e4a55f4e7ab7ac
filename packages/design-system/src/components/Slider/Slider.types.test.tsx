import { Slider } from "./index.ts";

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error A field needs a label.
  withoutLabel: <Slider />,
  // @ts-expect-error Two thumbs are a PriceRange.
  range: <Slider label="Price" value={[10, 20]} />,
};
