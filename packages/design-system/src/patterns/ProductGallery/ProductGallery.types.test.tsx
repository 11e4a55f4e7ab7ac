import { ProductGallery } from "./index.ts";

/** What must not compile. */
export const refused = {
  withoutEnlargeLabel: (
    // @ts-expect-error A button needs a name.
    <ProductGallery label="Pictures" pictures={[]} thumbLabel={String} zoomHint="Zoom" onEnlarge={() => {}} />
  ),
  // @ts-expect-error A group needs a name.
  withoutLabel: <ProductGallery pictures={[]} thumbLabel={String} zoomHint="Zoom" />,
};
