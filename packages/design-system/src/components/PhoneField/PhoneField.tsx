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
  /** Language of the names of countries, BCP 47. @default that of the provider */
  locale?: string;
  /** Names of countries where neither browser nor locale has them. English ones come for undefined. */
  countryName?: CountryDialPickerProps["countryName"];
  /** Countries that come first, in this order. @default ["CN", "US", "TH", "LA"] */
  commonCountries?: ReadonlyArray<string>;
  /** Other words of the dial-code picker than those of the locale. */
  texts?: CountryDialPickerProps["texts"];
  /** Makes it controlled: E.164, "+66812345678", as far as it is typed; the empty string is none. */
  value?: string;
  /** The number at first, E.164, without `value`. @default "" */
  defaultValue?: string;
  /** At each change of the digits or of the country. */
  onValueChange?: (value: string, details: PhoneDetails) => void;
  /**
   * Country of an empty field, ISO 3166-1 alpha-2; while it is empty it follows a new one.
   * @default that of the locale, as LA of "lo"; China, +86, where nothing says a locale
   */
  defaultCountry?: string;
}

export interface PhoneFieldProps extends ReadyFieldProps, NativeInput, Extra {}

/**
 * A telephone number with its dial code. Digits are grouped as they are in that country while one types; a pasted or
 * filled-in international number picks its country. `name` sends E.164 with a form; `ref` and native attributes are
 * those of the input. Whether a number can be right is told in `details.valid`; when to say so is the form's matter.
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
  const tied = useFieldControl();
  const formats = usePhoneFormats();
  const input = useRef<HTMLInputElement>(null);
  const inputRef = useComposedRef<HTMLInputElement | null>(input, ref);
  const [state, setState] = useState<PhoneNumberState>(() =>
    readValue(formats, value ?? defaultValue, defaultCountry),
  );
  const [formattedBy, setFormattedBy] = useState(() => formats);
  const [lastDefault, setLastDefault] = useState(defaultCountry);
  // An empty field follows its default country, as that of an address form.
  if (defaultCountry !== lastDefault) {
    setLastDefault(defaultCountry);
    if (state.value === "") setState(readValue(formats, "", defaultCountry));
  }
  // The caller's value stands, and what was typed before the formats came is read again.
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
    // Backspace on a space takes the digit before it; else the space would come back for ever.
    const onlySpaceGone = atEnd && typed.length < state.text.length && next.text === state.text;
    change(onlySpaceGone ? readNumber(formats, typed.slice(0, -1), state.country) : next);
  };
  const off = rest.disabled === true || rest.readOnly === true;
  return (
    <>
      <FieldBox size={boxSize} invalid={tied["aria-invalid"]} locked={rest.readOnly} dir="ltr">
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
          {...tied}
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
