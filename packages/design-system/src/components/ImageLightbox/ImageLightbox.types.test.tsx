import { ImageLightbox, type ImageLightboxProps } from "./index.ts";

declare const props: ImageLightboxProps;
const { label: _label, closeLabel: _close, pictures: _pictures, ...rest } = props;

/** What must not compile. */
export const refused = {
  // @ts-expect-error A dialog needs a name.
  withoutLabel: <ImageLightbox {...rest} closeLabel="Close" pictures={[]} />,
  // @ts-expect-error Its cross needs a name.
  withoutClose: <ImageLightbox {...rest} label="Pictures" pictures={[]} />,
  // @ts-expect-error Each picture says what it shows.
  pictureWithoutAlt: <ImageLightbox {...props} pictures={[{ src: "/a.webp" }]} />,
};
