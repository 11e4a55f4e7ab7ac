import { PasswordField } from "./index.ts";

/** What must not compile. */
export const refused = {
  // @ts-expect-error The eye has a name.
  withoutReveal: <PasswordField label="Password" autoComplete="new-password" />,
  // @ts-expect-error Password managers must know what it is.
  withoutPurpose: <PasswordField label="Password" revealLabel="Show password" />,
  // @ts-expect-error Turning managers off makes passwords worse.
  withoutManager: <PasswordField label="Password" revealLabel="Show" autoComplete="off" />,
  // @ts-expect-error It is always a password.
  otherType: <PasswordField label="PIN" revealLabel="Show" autoComplete="new-password" type="text" />,
};
