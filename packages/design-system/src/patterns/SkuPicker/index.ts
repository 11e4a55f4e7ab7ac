export { SkuPicker, type SkuAttribute, type SkuOption, type SkuPickerProps } from "./SkuPicker.tsx";
export type { SkuPickerTexts } from "../../words/components/SkuPicker.ts";
