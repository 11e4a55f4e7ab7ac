"use client";
import { useEffect, useRef, useState, type ChangeEvent, type ComponentPropsWithRef } from "react";
import { useComposedRef } from "../../hooks/useComposedRef.ts";
import { CountryDialPicker, type CountryDialPickerProps } from "../CountryDialPicker/index.ts";
import { FieldBox, type FieldSize } from "../Field/FieldBox.tsx";
import * as box from "../Field/FieldBox.css.ts";
import { Field, useFieldControl } from "../Field/index.ts";
import { splitFieldProps, type ReadyFieldProps } from "../Field/split-field-props.ts";
import { loadPhoneFormats, usePhoneFormats } from "./phone-formats.ts";
import { useDesignSystem } from "../../provider/index.ts";
import { countryOfLocale } from "./country-of-locale.ts";
import { readNumber, readValue, type PhoneDetails, type PhoneNumberState } from "./read-number.ts";

type NativeInput = Omit<
  ComponentPropsWithRef<"input">,
  "size" | "className" | "style" | "type" | "inputMode" | "value" | "defaultValue" | "children"
>;

interface Extra {
  /** BCP 47 language of country names. @default the provider's locale */
  locale?: string;
  /** Country names missing from both the browser and the locale. Return undefined for the English name. */
  countryName?: CountryDialPickerProps["countryName"];
  /** Countries listed first, in this order. @default ["CN", "US", "TH", "LA"] */
  commonCountries?: ReadonlyArray<string>;
  /** Overrides the locale's texts of the dial code picker. */
  texts?: CountryDialPickerProps["texts"];
  /**
   * E.164 number as typed so far, "+66812345678"; empty if there is none. Makes the component controlled.
   */
  value?: string;
  /** The initial E.164 number, when uncontrolled. @default "" */
  defaultValue?: string;
  /** Called when the digits or the country change. */
  onValueChange?: (value: string, details: PhoneDetails) => void;
  /**
   * ISO 3166-1 alpha-2 country of an empty field. While empty, the field follows changes. @default the
   * locale's country, such as LA for "lo"; China, +86, without a locale
   */
  defaultCountry?: string;
}

export interface PhoneFieldProps extends ReadyFieldProps, NativeInput, Extra {}

/**
 * A phone number with its dial code. Digits are grouped as in that country while typing; a pasted or
 * autofilled international number selects its country. `name` submits E.164; `ref` and native attributes go
 * to the input. `details.valid` indicates whether the number can exist; the form decides when to show an error.
 */
export function PhoneField(props: PhoneFieldProps) {
  const { field, size, control } = splitFieldProps(props);
  return (
    <Field {...field} data-component="PhoneField">
      <PhoneControl {...control} boxSize={size} />
    </Field>
  );
}

function PhoneControl({
  boxSize,
  value,
  defaultValue = "",
  onValueChange,
  locale: givenLocale,
  defaultCountry: givenCountry,
  countryName,
  commonCountries,
  texts,
  name,
  form,
  ref,
  onChange,
  onFocus,
  onBlur,
  ...rest
}: NativeInput & Extra & { boxSize: FieldSize }) {
  const pageLocale = useDesignSystem().locale;
  const locale = givenLocale ?? pageLocale;
  const defaultCountry = givenCountry ?? countryOfLocale(locale);
  const fieldControl = useFieldControl();
  const formats = usePhoneFormats();
  const input = useRef<HTMLInputElement>(null);
  const inputRef = useComposedRef<HTMLInputElement | null>(input, ref);
  const [state, setState] = useState<PhoneNumberState>(() =>
    readValue(formats, value ?? defaultValue, defaultCountry),
  );
  const [formattedBy, setFormattedBy] = useState(() => formats);
  const [lastDefault, setLastDefault] = useState(defaultCountry);
  // An empty field follows its default country, such as that of an address form.
  if (defaultCountry !== lastDefault) {
    setLastDefault(defaultCountry);
    if (state.value === "") setState(readValue(formats, "", defaultCountry));
  }
  // Applies the caller's value, and re-parses digits typed before the formats loaded.
  if (value !== undefined && value !== state.value) setState(readValue(formats, value, state.country));
  else if (formats !== formattedBy) {
    setFormattedBy(() => formats);
    setState({ ...readNumber(formats, state.text, state.country), value: state.value });
  }

  const filled = state.value !== "";
  useEffect(() => {
    if (filled) void loadPhoneFormats();
  }, [filled]);

  const change = (next: PhoneNumberState) => {
    setState(next);
    const { text: _text, value: number, ...details } = next;
    onValueChange?.(number, details);
  };
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event);
    const { value: typed, selectionStart } = event.target;
    const atEnd = selectionStart === null || selectionStart === typed.length;
    const next = readNumber(formats, typed, state.country, atEnd);
    // Backspace on a space deletes the digit before it; otherwise formatting would restore the space.
    const onlySpaceDeleted = atEnd && typed.length < state.text.length && next.text === state.text;
    change(onlySpaceDeleted ? readNumber(formats, typed.slice(0, -1), state.country) : next);
  };
  const off = rest.disabled === true || rest.readOnly === true;
  return (
    <>
      <FieldBox size={boxSize} invalid={fieldControl["aria-invalid"]} locked={rest.readOnly} dir="ltr">
        <CountryDialPicker
          attached
          size={boxSize}
          value={state.country}
          onValueChange={(country) => {
            void loadPhoneFormats();
            change(readNumber(formats, state.text, country));
          }}
          locale={locale}
          countryName={countryName}
          commonCountries={commonCountries}
          disabled={off}
          focusAfter={() => input.current?.focus()}
          texts={texts}
        />
        <input
          autoComplete="tel"
          {...fieldControl}
          {...rest}
          ref={inputRef}
          type="tel"
          inputMode="tel"
          className={box.control}
          value={state.text}
          onChange={type}
          onFocus={(event) => {
            onFocus?.(event);
            void loadPhoneFormats();
          }}
          onBlur={(event) => {
            onBlur?.(event);
            setState({ ...readNumber(formats, state.text, state.country), value: state.value });
          }}
        />
      </FieldBox>
      {name !== undefined && (
        <input type="hidden" name={name} form={form} value={state.value} disabled={rest.disabled} />
      )}
    </>
  );
}
