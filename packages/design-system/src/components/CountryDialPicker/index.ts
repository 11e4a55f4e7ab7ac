export {
  CountryDialPicker,
  type CountryDialPickerProps,
  type CountryDialTexts,
} from "./CountryDialPicker.tsx";
export type { CountryName } from "./country-names.ts";
