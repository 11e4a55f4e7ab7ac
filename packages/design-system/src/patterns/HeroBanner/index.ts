export { HeroBanner, PictureBanner, type HeroBannerProps, type PictureBannerProps } from "./HeroBanner.tsx";
