export { Carousel, type CarouselProps } from "./Carousel.tsx";
export type { CarouselTexts } from "./texts.ts";
