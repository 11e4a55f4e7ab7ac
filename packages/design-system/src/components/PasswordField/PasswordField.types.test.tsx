import { PasswordField } from "./index.ts";

/** What must not compile. */
export const refused = {
  // @ts-expect-error Password managers must know what it is.
  withoutPurpose: <PasswordField label="Password" />,
  // @ts-expect-error Turning managers off makes passwords worse.
  withoutManager: <PasswordField label="Password" autoComplete="off" />,
  // @ts-expect-error It is always a password.
  otherType: <PasswordField label="PIN" autoComplete="new-password" type="text" />,
};
