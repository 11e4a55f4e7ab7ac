import { ImageLightbox, type ImageLightboxProps } from "./index.ts";

declare const props: ImageLightboxProps;

/** What must not compile. */
export const refused = {
  // @ts-expect-error A dialog needs a name.
  withoutLabel: <ImageLightbox {...rest} pictures={[]} />,
  // @ts-expect-error Each picture says what it shows.
  pictureWithoutAlt: <ImageLightbox {...props} pictures={[{ src: "/a.webp" }]} />,
};
