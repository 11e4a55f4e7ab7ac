/** Texts of `Carousel`. */
export interface CarouselTexts {
  /** Name of a slide and its dot: `{index}` of `{count}`. */
  slide: string;
  /** Label of the back arrow, which wraps around. */
  previous: string;
  /** Label of the next arrow, which wraps around. */
  next: string;
  /** Label of the autoplay button while playing. */
  pause: string;
  /** Label of the autoplay button while paused. */
  play: string;
}

/** Default without a locale. */
export const english: CarouselTexts = {
  slide: "{index} of {count}",
  previous: "Previous",
  next: "Next",
  pause: "Pause slides",
  play: "Play slides",
};
