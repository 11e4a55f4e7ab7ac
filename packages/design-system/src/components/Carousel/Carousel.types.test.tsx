import { Carousel, type CarouselProps } from "./index.ts";

declare const props: CarouselProps;

/** What must not compile. */
export const refused = {
  // @ts-expect-error A region is found by its name.
  withoutName: <Carousel {...rest} />,
  // @ts-expect-error A slide is known by its id when the list changes.
  slideWithoutId: <Carousel {...props} slides={[{ content: "Winter tires" }]} />,
};
