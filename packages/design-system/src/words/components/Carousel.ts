/** Words of a `Carousel`. */
export interface CarouselTexts {
  /** Name of a slide, and of its dot: `{index}` of `{count}`. */
  slide: string;
  /** Name of the arrow back; from the first slide it leads to the last. */
  previous: string;
  /** Name of the arrow on; from the last slide it leads to the first. */
  next: string;
  /** Name of the button of the clock while it runs. */
  pause: string;
  /** Name of the same button while the reader has stopped it. */
  play: string;
}

/** Where no locale is given. */
export const english: CarouselTexts = {
  slide: "{index} of {count}",
  previous: "Previous",
  next: "Next",
  pause: "Pause slides",
  play: "Play slides",
};
