import { ProductGallery } from "./index.ts";

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error A group needs an accessible name.
  withoutLabel: <ProductGallery pictures={[]} />,
};
