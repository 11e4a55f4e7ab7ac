import { Code } from "@carmine/api/contract";
import { Failure } from "../http/envelope/failure.ts";

/** A phone as stored: digits only, so that "+86" and "86" are equal (contract, section 4, 9). */
export interface Phone {
  readonly dialCode: string;
  readonly phone: string;
}

const digits = (text: string) => text.replace(/\D/g, "");
const mainland = /^1[3-9]\d{9}$/;

/**
 * @throws Failure 400 without a dial code, and for a number of dial code 86 that isn't a mainland mobile
 * number
 */
export const normalPhone = (input: { countryCode: string; phone: string }): Phone => {
  const dialCode = digits(input.countryCode);
  const phone = digits(input.phone);
  if (dialCode === "") throw new Failure(Code.badRequest, "emptyCountryCode");
  if (phone.length < 4 || (dialCode === "86" && !mainland.test(phone))) {
    throw new Failure(Code.badRequest, "correctPhone");
  }
  return { dialCode, phone };
};

/** Dial code and number joined; the key of codes and rate limits. */
export const phoneAddress = ({ dialCode, phone }: Phone): string => `${dialCode}-${phone}`;

/** E.164 format for text messages. */
export const e164Number = ({ dialCode, phone }: Phone): string => `+${dialCode}${phone}`;
