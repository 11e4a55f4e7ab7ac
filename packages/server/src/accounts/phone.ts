import { Code } from "@carmine/api/contract";
import { Failure } from "../http/envelope/failure.ts";

/** A phone as the database keeps it: digits only, so that "+86" and "86" are the same (contract, section 4, 9). */
export interface Phone {
  readonly dialCode: string;
  readonly phone: string;
}

const digits = (text: string) => text.replace(/\D/g, "");
const mainland = /^1[3-9]\d{9}$/;

/** @throws Failure 400 without a dial code, and for a number of dial code 86 that is no mainland mobile number */
export const normalPhone = (input: { countryCode: string; phone: string }): Phone => {
  const dialCode = digits(input.countryCode);
  const phone = digits(input.phone);
  if (dialCode === "") throw new Failure(Code.badRequest, "emptyCountryCode");
  if (phone.length < 4 || (dialCode === "86" && !mainland.test(phone))) {
    throw new Failure(Code.badRequest, "correctPhone");
  }
  return { dialCode, phone };
};

/** Dial code and number in one, as codes and limits are kept. */
export const phoneAddress = ({ dialCode, phone }: Phone): string => `${dialCode}-${phone}`;

/** As a text message is addressed. */
export const dialled = ({ dialCode, phone }: Phone): string => `+${dialCode}${phone}`;
