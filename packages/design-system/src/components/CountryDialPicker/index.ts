export { CountryDialPicker, type CountryDialPickerProps } from "./CountryDialPicker.tsx";
export type { CountryName } from "./country-names.ts";
export type { CountryDialTexts } from "../../words/components/CountryDialPicker.ts";
