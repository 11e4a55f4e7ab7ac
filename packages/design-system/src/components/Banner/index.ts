export { Banner, type BannerProps } from "./Banner.tsx";
export type { BannerTexts } from "./texts.ts";
