import type { CardBrandName } from "@carmine/design-system";

const digitsOf = (text: string, most: number): string => text.replaceAll(/\D/g, "").slice(0, most);

/** The card brand by the first digits. */
export const cardBrandOf = (number: string): CardBrandName => {
  const digits = digitsOf(number, 19);
  if (/^3[47]/.test(digits)) return "amex";
  if (digits.startsWith("4")) return "visa";
  if (/^(5[1-5]|2(22[1-9]|2[3-9]|[3-6]|7[01]|720))/.test(digits)) return "mastercard";
  return "unknown";
};

/** Groups of four; 4-6-5 for American Express. */
export const formatCardNumber = (text: string): string => {
  const digits = digitsOf(text, 19);
  const groups = cardBrandOf(digits) === "amex" ? /^(\d{1,4})(\d{1,6})?(\d{1,5})?/ : undefined;
  if (groups) return (groups.exec(digits) ?? []).slice(1).filter(Boolean).join(" ");
  return digits.replaceAll(/(\d{4})(?=\d)/g, "$1 ");
};

/** MM / YY; adds the zero to a month that can only have one digit. */
export const formatExpiry = (text: string): string => {
  // Autofill may use four digits for the year, and a slash ends a one-digit month.
  const whole = /^\s*(\d{1,2})\s*\/\s*(?:20(?=\d{2}\s*$))?(\d{0,2})\s*$/.exec(text);
  const month = whole?.[1]?.padStart(whole[1].length === 1 ? 2 : 0, "0");
  const typed = whole ? `${month}${whole[2]}` : digitsOf(text, 4);
  const digits = /^[2-9]/.test(typed) ? `0${typed}`.slice(0, 4) : typed;
  return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits;
};

export const formatCvc = (text: string): string => digitsOf(text, 4);

/** Position after this number of digits, for the caret after reformatting. */
export const placeAfterDigits = (text: string, digits: number): number => {
  let seen = 0;
  for (let place = 0; place < text.length; place++) {
    if (seen === digits) return place;
    if (/\d/.test(text[place] ?? "")) seen++;
  }
  return text.length;
};

/** Reformats a field while typing; the caret stays behind the same digit. */
export const reformat = (input: HTMLInputElement, format: (text: string) => string): void => {
  const { value, selectionStart } = input;
  const next = format(value);
  if (next === value) return;
  const caret = selectionStart ?? value.length;
  const atEnd = caret === value.length;
  const before = value.slice(0, caret).replaceAll(/\D/g, "").length;
  input.value = next;
  const place = atEnd ? next.length : placeAfterDigits(next, before);
  input.setSelectionRange(place, place);
};
