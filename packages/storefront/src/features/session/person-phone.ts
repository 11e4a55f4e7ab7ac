import { phoneText } from "@carmine/api/contract";
import type { Person } from "@carmine/api/hooks";

/** The phone number of an account with its dial code, such as "+1 (202) 555-0132"; `undefined` without one. */
export const personPhone = ({
  phone,
  countryCode,
}: Pick<Person, "phone" | "countryCode">): string | undefined => {
  if (!phone) return undefined;
  return countryCode ? phoneText(`+${countryCode.replace("+", "")} ${phone}`) : phone;
};
