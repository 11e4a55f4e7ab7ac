import { countries } from "@carmine/api/contract";
import { PhoneField, type PhoneFieldProps } from "@carmine/design-system";
import { useState, type ReactElement } from "react";

export interface PhoneInput {
  /** Digits after the dial code. */
  readonly phone: string;
  /** ISO 3166-1 alpha-2 code of the dial code's country. */
  readonly country: string;
}

export interface ShopPhoneFieldProps extends Pick<
  PhoneFieldProps,
  "label" | "aside" | "error" | "size" | "ref" | "onBlur"
> {
  /** Initial value; change the field's `key` to reset it. */
  readonly start: PhoneInput;
  readonly onInput: (input: PhoneInput) => void;
}

/** Dial code of a listed country in wire format. */
export const dialCodeOf = (country: string): string =>
  String(countries.find(({ code }) => code === country)?.dialCode ?? 1);

/** Telephone number with a dial code, with the shop's labels. */
export const ShopPhoneField = ({ start, onInput, ...field }: ShopPhoneFieldProps): ReactElement => {
  const digits = start.phone.replaceAll(/\D/g, "");
  const [first] = useState(digits === "" ? "" : `+${dialCodeOf(start.country)}${digits}`);
  return (
    <PhoneField
      {...field}
      autoComplete="tel"
      defaultValue={first}
      defaultCountry={start.country}
      onValueChange={(_value, { nationalNumber, country }) => onInput({ phone: nationalNumber, country })}
    />
  );
};
