export { ShopStrip, type ShopStripProps } from "./ShopStrip.tsx";
