export * from "./components/index.ts";
export * from "./layout/index.ts";
export * from "./patterns/index.ts";
export * from "./provider/index.ts";
export * from "./tokens/index.ts";
export type { Film, GalleryPicture, Picture } from "./components/Image/picture.ts";
export { layerOrder } from "./styles/base.css.ts";
