export { Banner, type BannerProps } from "./Banner.tsx";
export type { BannerTexts } from "../../words/components/Banner.ts";
