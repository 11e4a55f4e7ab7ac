export {
  CountryDialPicker,
  type CountryDialPickerProps,
  type CountryDialTexts,
} from "./CountryDialPicker.tsx";
