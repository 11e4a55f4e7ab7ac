import { AddressForm, type AddressFormTexts } from "./index.ts";

declare const texts: AddressFormTexts;

/** What must not compile. */
export const refused = {
  // @ts-expect-error Somebody takes the address.
  noSubmit: <AddressForm label="Address" locale="en" countries={[]} texts={texts} />,
  // @ts-expect-error Errors belong to fields.
  unknownError: (
    <AddressForm
      label="Address"
      locale="en"
      countries={[]}
      texts={texts}
      onSubmit={() => undefined}
      errors={{ planet: "?" }}
    />
  ),
};
