export { Floor, FloorBanner, type FloorBannerProps, type FloorProps } from "./Floor.tsx";
export { SizeFinder, type SizeFinderProps } from "./SizeFinder.tsx";
