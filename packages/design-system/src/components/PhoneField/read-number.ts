import type { CountryCode } from "libphonenumber-js/min";
import { dialCodeOf } from "../CountryDialPicker/country-options.ts";
import { dialCodes } from "../CountryDialPicker/dial-codes.data.ts";
import type { PhoneFormats } from "./phone-formats.ts";

export interface PhoneDetails {
  /** ISO 3166-1 alpha-2 code of the selected country. */
  country: string;
  /** Dial code without the plus: "66". */
  dialCode: string;
  /** Digits after the dial code, without the national trunk prefix (leading zero). */
  nationalNumber: string;
  /** Whether the number can exist; undefined until the formats are loaded, on first use of the field. */
  valid: boolean | undefined;
}

/** Text and value of the field. */
export interface PhoneNumberState extends PhoneDetails {
  /** Text in the field, without the dial code. */
  text: string;
  /** E.164 as typed so far, "+66812345678"; empty without digits. */
  value: string;
}

/** Default countries of shared dial codes. */
const first: Readonly<Record<string, string>> = {
  1: "US",
  7: "RU",
  39: "IT",
  44: "GB",
  47: "NO",
  61: "AU",
  212: "MA",
  262: "RE",
  290: "SH",
  358: "FI",
  590: "GP",
  599: "CW",
};

/** Converts full-width, Thai, Lao and Arabic digits to ASCII. */
const asciiDigits = (text: string): string =>
  text.replace(/[٠-٩๐-๙໐-໙０-９]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));

const digitsOf = (text: string): string => text.replace(/\D/g, "");

/** Country of an E.164 number by its dial code alone; `current` if it matches. */
function countryOfNumber(value: string, current: string): string {
  const digits = digitsOf(value);
  if (digits.startsWith(digitsOf(dialCodes[current] ?? "?"))) return current;
  const fitting = Object.entries(dialCodes)
    .map(([code, dial]) => ({ code, dial: digitsOf(dial) }))
    .filter(({ dial }) => digits.startsWith(dial))
    .toSorted((a, b) => b.dial.length - a.dial.length);
  const best = fitting[0];
  return best ? (first[best.dial] ?? best.code) : current;
}

/** Formats a number without its dial code: "81 234 5678". */
function grouped(formats: PhoneFormats | undefined, country: string, digits: string): string {
  if (!formats || !digits) return digits;
  const dial = `+${dialCodeOf(country)}`;
  const written = new formats.AsYouType().input(dial + digits);
  return written.startsWith(dial) ? written.slice(dial.length).trim() : digits;
}

/**
 * Parses typed or pasted text.
 * @param text - a national number with or without leading zero, or an international one with + or 00, which
 * selects its country once complete
 * @param format - whether to group the digits; false while editing in the middle, where the cursor would jump
 */
export function readNumber(
  formats: PhoneFormats | undefined,
  text: string,
  country: string,
  format = true,
): PhoneNumberState {
  const typed = asciiDigits(text).trim();
  if (/^(\+|00)/.test(typed)) {
    const international = typed.replace(/^00/, "+");
    const typer = formats && new formats.AsYouType();
    const shown = typer?.input(international) ?? typed;
    const number = typer?.getNumber();
    if (number?.isPossible()) {
      const numberCountry = number.country ?? countryOfNumber(number.number, country);
      return readNumber(formats, number.nationalNumber, numberCountry);
    }
    const digits = digitsOf(international);
    return {
      country,
      dialCode: dialCodeOf(country),
      nationalNumber: digits,
      valid: formats && false,
      text: shown,
      value: digits && `+${digits}`,
    };
  }
  const digits = digitsOf(typed).slice(0, 17);
  const dialCode = dialCodeOf(country);
  const typer = formats && new formats.AsYouType(country as CountryCode);
  typer?.input(digits);
  const value = typer?.getNumberValue() ?? (digits && `+${dialCode}${digits}`);
  return {
    country,
    dialCode,
    nationalNumber: value.slice(dialCode.length + 1),
    valid: typer && (typer.getNumber()?.isValid() ?? false),
    text: format ? grouped(formats, country, digits) : typed.replace(/[^\d\s().-]/g, ""),
    value,
  };
}

/** State of a given E.164 number. */
export function readValue(
  formats: PhoneFormats | undefined,
  value: string,
  current: string,
): PhoneNumberState {
  const country = value ? countryOfNumber(value, current) : current;
  const national = digitsOf(value).slice(dialCodeOf(country).length);
  return { ...readNumber(formats, national, country), value };
}
