import { AddressForm } from "./index.ts";

/** What must not compile. */
export const refused = {
  // @ts-expect-error Somebody takes the address.
  noSubmit: <AddressForm label="Address" locale="en" countries={[]} />,
};
