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
  /** E.164, as far as it is typed. */
  phone: string;
  /** Code of the country. */
  country: string;
  /** Codes of the places below the country, from the widest down. */
  region: readonly string[];
  street: string;
  postcode: string;
  isDefault: boolean;
}

/** Fields of the form that can be wrong. */
export type AddressFields = Exclude<keyof AddressFormValue, "isDefault">;

export interface AddressFormProps extends Omit<
  ComponentPropsWithRef<"form">,
  "children" | "defaultValue" | "onSubmit" | "aria-label"
> {
  /** Name of the form. */
  label: string;
  /** All fields. Makes the form controlled: it shows this, and `onValueChange` says what was typed. */
  value?: AddressFormValue;
  /** What the fields hold at first, where the form keeps them itself. @default an empty form */
  defaultValue?: AddressFormValue;
  /** Called with all fields at each change of one of them; a new country comes with an empty region. */
  onValueChange?: (value: AddressFormValue) => void;
  /** The parts of the telephone number, at each change of it. */
  onPhoneDetails?: (details: PhoneDetails) => void;
  /** Called with all fields in place of the browser's own sending. Nothing was checked before. */
  onSubmit: (value: AddressFormValue) => void;
  /** What is wrong, by field. Checking is the application's matter. */
  errors?: Partial<Record<AddressFields, ReactNode>>;
  /** Countries that can be sent to, in the language of the page. */
  countries: ReadonlyArray<ComboboxOption>;
  /** Levels below the country, where the address needs them. */
  regions?: {
    label: string;
    levels: readonly RegionLevel[];
    loadOptions: RegionCascaderProps["loadOptions"];
    valueLabels?: readonly string[];
  };
  /** Language of names and numbers, BCP 47. @default that of the provider */
  locale?: string;
  /** Names of countries in the dial-code picker where neither browser nor locale has them. */
  countryName?: PhoneFieldProps["countryName"];
  /** Country of an empty telephone number. @default the chosen country, else China */
  phoneCountry?: string;
  /** Other words than those of the locale. */
  texts?: Partial<AddressFormTexts>;
  /** Buttons, the main one last; one of them has `type="submit"`. */
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
 * The fields of a delivery address in the order in which people say them, with what browsers fill in by themselves. A
 * new country empties the places below it.
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
