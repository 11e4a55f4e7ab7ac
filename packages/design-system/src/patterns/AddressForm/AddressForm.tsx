"use client";
import { clsx } from "clsx";
import type { ComponentPropsWithRef, FormEvent, ReactNode } from "react";
import { Checkbox } from "../../components/Checkbox/index.ts";
import { Combobox, type ComboboxOption } from "../../components/Combobox/index.ts";
import { PhoneField, type PhoneDetails, type PhoneFieldProps } from "../../components/PhoneField/index.ts";
import {
  RegionCascader,
  type RegionCascaderProps,
  type RegionLevel,
} from "../../components/RegionCascader/index.ts";
import { TextArea } from "../../components/TextArea/index.ts";
import { TextField } from "../../components/TextField/index.ts";
import { useControllableState } from "../../hooks/useControllableState.ts";
import * as styles from "./AddressForm.css.ts";
import { useTexts } from "../../provider/use-texts.ts";
import { english, type AddressFormTexts } from "../../words/components/AddressForm.ts";

export interface AddressFormValue {
  recipient: string;
  email: string;
  /** E.164 number as typed so far. */
  phone: string;
  /** Country code. */
  country: string;
  /** Codes of the regions below the country, from the largest down. */
  region: readonly string[];
  street: string;
  postcode: string;
  isDefault: boolean;
}

/** Form fields that can have an error. */
export type AddressFields = Exclude<keyof AddressFormValue, "isDefault">;

export interface AddressFormProps extends Omit<
  ComponentPropsWithRef<"form">,
  "children" | "defaultValue" | "onSubmit" | "aria-label"
> {
  /** Accessible name of the form. */
  label: string;
  /** All fields. Makes the form controlled; update it in `onValueChange`. */
  value?: AddressFormValue;
  /** Initial fields, when uncontrolled. @default an empty form */
  defaultValue?: AddressFormValue;
  /** Called with all fields when one changes. A new country clears the region. */
  onValueChange?: (value: AddressFormValue) => void;
  /** Called with the parts of the phone number when it changes. */
  onPhoneDetails?: (details: PhoneDetails) => void;
  /** Called with all fields, without validation, instead of the native submit. */
  onSubmit: (value: AddressFormValue) => void;
  /** Errors by field. The application validates. */
  errors?: Partial<Record<AddressFields, ReactNode>>;
  /** Countries that can be shipped to, in the page's language. */
  countries: ReadonlyArray<ComboboxOption>;
  /** Levels below the country, if the address needs them. */
  regions?: {
    label: string;
    levels: readonly RegionLevel[];
    loadOptions: RegionCascaderProps["loadOptions"];
    valueLabels?: readonly string[];
  };
  /** BCP 47 language of names and numbers. @default the provider's locale */
  locale?: string;
  /** Country names for the dial code picker that neither browser nor locale has. */
  countryName?: PhoneFieldProps["countryName"];
  /** Country of an empty phone number. @default the selected country, otherwise China */
  phoneCountry?: string;
  /** Overrides the locale's texts. */
  texts?: Partial<AddressFormTexts>;
  /** Buttons, the primary one last; one of them has `type="submit"`. */
  footer?: ReactNode;
}

const empty: AddressFormValue = {
  recipient: "",
  email: "",
  phone: "",
  country: "",
  region: [],
  street: "",
  postcode: "",
  isDefault: false,
};

/**
 * Shipping address fields in the usual order, with browser autofill. A new country clears the regions below
 * it.
 */
export function AddressForm({
  label,
  value,
  defaultValue = empty,
  onValueChange,
  onPhoneDetails,
  onSubmit,
  errors = {},
  countries,
  regions,
  locale,
  countryName,
  phoneCountry,
  texts: given,
  footer,
  className,
  ...rest
}: AddressFormProps) {
  const texts = useTexts("addressForm", english, given);
  const [address, setAddress] = useControllableState(value, defaultValue, onValueChange);
  const set = (part: Partial<AddressFormValue>) => setAddress({ ...address, ...part });
  const send = (event: FormEvent) => {
    event.preventDefault();
    onSubmit(address);
  };
  return (
    <form
      data-component="AddressForm"
      aria-label={label}
      noValidate
      className={clsx(styles.root, className)}
      onSubmit={send}
      {...rest}
    >
      <TextField
        label={texts.recipient}
        autoComplete="name"
        maxLength={64}
        required
        value={address.recipient}
        error={errors.recipient}
        onValueChange={(recipient) => set({ recipient })}
      />
      <TextField
        label={texts.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        value={address.email}
        dir="ltr"
        error={errors.email}
        onValueChange={(email) => set({ email })}
      />
      <Combobox
        label={texts.country}
        autoComplete="country-name"
        required
        options={countries}
        value={address.country}
        error={errors.country}
        onValueChange={(country) => set({ country, region: [] })}
      />
      <PhoneField
        label={texts.phone}
        required
        locale={locale}
        countryName={countryName}
        defaultCountry={phoneCountry ?? (address.country || undefined)}
        value={address.phone}
        error={errors.phone}
        onValueChange={(phone, details) => {
          set({ phone });
          onPhoneDetails?.(details);
        }}
      />
      {regions && address.country && (
        <RegionCascader
          key={address.country}
          className={styles.wide}
          label={regions.label}
          levels={regions.levels.map((level, index) =>
            index === 0 && errors.region ? { ...level, error: errors.region } : level,
          )}
          loadOptions={(path) => regions.loadOptions([address.country, ...path])}
          valueLabels={regions.valueLabels}
          value={address.region}
          onValueChange={(region) => set({ region })}
        />
      )}
      <TextArea
        className={styles.wide}
        label={texts.street}
        hint={texts.streetHint}
        autoComplete="street-address"
        rows={2}
        maxLength={500}
        required
        value={address.street}
        error={errors.street}
        onChange={(event) => set({ street: event.target.value })}
      />
      <TextField
        label={texts.postcode}
        autoComplete="postal-code"
        maxLength={12}
        value={address.postcode}
        error={errors.postcode}
        onValueChange={(postcode) => set({ postcode })}
      />
      <div className={styles.wide}>
        <Checkbox checked={address.isDefault} onChange={(event) => set({ isDefault: event.target.checked })}>
          {texts.setDefault}
        </Checkbox>
      </div>
      {footer && <div className={styles.footer}>{footer}</div>}
    </form>
  );
}
