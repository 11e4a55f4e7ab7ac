export { FlashStrip, type FlashDeal, type FlashStripProps } from "./FlashStrip.tsx";
