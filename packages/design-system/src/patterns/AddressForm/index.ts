export {
  AddressForm,
  type AddressFields,
  type AddressFormProps,
  type AddressFormValue,
} from "./AddressForm.tsx";
export type { AddressFormTexts } from "../../words/components/AddressForm.ts";
