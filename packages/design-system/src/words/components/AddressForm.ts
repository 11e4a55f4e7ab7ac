/** Texts of `AddressForm`. */
export interface AddressFormTexts {
  recipient: string;
  email: string;
  country: string;
  phone: string;
  street: string;
  /** Hint under the street, for the courier. */
  streetHint: string;
  postcode: string;
  setDefault: string;
}

/** Default without a locale. */
export const english: AddressFormTexts = {
  recipient: "Recipient",
  email: "Email",
  country: "Country or region",
  phone: "Phone number",
  street: "Street, house number, apartment",
  streetHint: "Add a landmark if the house is hard to find.",
  postcode: "Postal code",
  setDefault: "Use as my default address",
};
