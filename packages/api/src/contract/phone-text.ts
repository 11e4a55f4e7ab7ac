import { countries } from "./countries.data.ts";

/** Groups digits like "(###) ###-####"; numbers of a country without a common grouping in threes. */
const grouped = (dialCode: string, digits: string): string => {
  const format = countries.find(
    (country) =>
      String(country.dialCode) === dialCode && country.phoneFormat?.split("#").length === digits.length + 1,
  )?.phoneFormat;
  let place = 0;
  return format
    ? format.replaceAll("#", () => digits.charAt(place++))
    : digits.replaceAll(/\d{3}(?=\d{2})/g, "$& ");
};

/** Formats "+1 2025550132" for readers; returns any other text unchanged. */
export const phoneText = (phone: string): string => {
  const [, dialCode, digits] = /^\+(\d{1,4}) (\d+)$/.exec(phone) ?? [];
  return dialCode && digits ? `+${dialCode} ${grouped(dialCode, digits)}` : phone;
};
