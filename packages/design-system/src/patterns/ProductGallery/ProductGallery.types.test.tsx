import { ProductGallery } from "./index.ts";

/** What must not compile. */
export const refused = {
  // @ts-expect-error A group needs a name.
  withoutLabel: <ProductGallery pictures={[]} />,
};
