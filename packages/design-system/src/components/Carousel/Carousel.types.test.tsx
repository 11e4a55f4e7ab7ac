import { Carousel, type CarouselProps } from "./index.ts";

declare const props: CarouselProps;

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error A region needs an accessible name.
  withoutName: <Carousel {...rest} />,
  // @ts-expect-error The id identifies a slide when the list changes.
  slideWithoutId: <Carousel {...props} slides={[{ content: "Winter tires" }]} />,
};
