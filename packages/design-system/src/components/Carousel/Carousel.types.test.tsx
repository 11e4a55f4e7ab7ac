import { Carousel, type CarouselProps } from "./index.ts";

declare const props: CarouselProps;
const { label: _label, pauseLabel: _pause, slideLabel: _slide, ...rest } = props;
const { pauseLabel, slideLabel } = props;

/** What must not compile. */
export const refused = {
  // @ts-expect-error A region is found by its name.
  withoutName: <Carousel {...rest} pauseLabel={pauseLabel} slideLabel={slideLabel} />,
  // @ts-expect-error What moves can be stopped, and the button that stops it has a name.
  withoutPause: <Carousel {...rest} label="Offers" slideLabel={slideLabel} />,
  // @ts-expect-error Each slide says which one it is, so its name is made from its place.
  oneNameForAll: <Carousel {...rest} label="Offers" pauseLabel={pauseLabel} slideLabel="Slide" />,
  // @ts-expect-error A slide is known by its id when the list changes.
  slideWithoutId: <Carousel {...props} slides={[{ content: "Winter tires" }]} />,
};
