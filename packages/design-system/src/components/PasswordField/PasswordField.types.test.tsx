import { PasswordField } from "./index.ts";

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error Password managers need to know the purpose.
  withoutPurpose: <PasswordField label="Password" />,
  // @ts-expect-error Disabling password managers makes passwords worse.
  withoutManager: <PasswordField label="Password" autoComplete="off" />,
  // @ts-expect-error The type is always password.
  otherType: <PasswordField label="PIN" autoComplete="new-password" type="text" />,
};
