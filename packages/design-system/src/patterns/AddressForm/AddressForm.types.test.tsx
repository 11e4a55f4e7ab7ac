import { AddressForm, type AddressFormTexts } from "./index.ts";

declare const texts: AddressFormTexts;

/** What must not compile. */
export const refused = {
  // @ts-expect-error Somebody takes the address.
  noSubmit: <AddressForm label="Address" locale="en" countries={[]} />,
};
