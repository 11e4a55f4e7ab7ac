import type { Person } from "@carmine/api/hooks";

/** The phone number of an account with its dial code, such as "+1 2025550132"; `undefined` without one. */
export const phoneText = ({ phone, countryCode }: Person): string | undefined => {
  if (!phone) return undefined;
  return countryCode ? `+${countryCode.replace("+", "")} ${phone}` : phone;
};
