import { AddressForm } from "./index.ts";

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error `onSubmit` is required.
  noSubmit: <AddressForm label="Address" locale="en" countries={[]} />,
};
