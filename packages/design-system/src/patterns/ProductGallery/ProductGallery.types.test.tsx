import { ProductGallery } from "./index.ts";

/** Usages that must not compile. */
export const refused = {
  // @ts-expect-error A group needs an accessible name.
  withoutLabel: <ProductGallery pictures={[]} />,
};
