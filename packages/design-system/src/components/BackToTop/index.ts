export { BackToTop, type BackToTopProps } from "./BackToTop.tsx";
export { scrollToTop, useScrolledPast } from "./useScrolledPast.ts";
