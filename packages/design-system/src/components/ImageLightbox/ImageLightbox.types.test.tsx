import { ImageLightbox, type ImageLightboxProps } from "./index.ts";

declare const props: ImageLightboxProps;

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error A dialog needs an accessible name.
  withoutLabel: <ImageLightbox {...rest} pictures={[]} />,
  // @ts-expect-error Each picture needs alt text.
  pictureWithoutAlt: <ImageLightbox {...props} pictures={[{ src: "/a.webp" }]} />,
};
