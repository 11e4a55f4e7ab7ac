export { SkuPicker, type SkuAttribute, type SkuOption, type SkuPickerProps } from "./SkuPicker.tsx";
