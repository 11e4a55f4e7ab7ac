export {
  AddressForm,
  type AddressFields,
  type AddressFormProps,
  type AddressFormTexts,
  type AddressFormValue,
} from "./AddressForm.tsx";
