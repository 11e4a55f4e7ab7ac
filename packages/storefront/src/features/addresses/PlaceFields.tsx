import { addressRows, hasPart, needsPostalCode, type AddressPart } from "@carmine/api/address-forms";
import { TextArea, TextField } from "@carmine/design-system";
import { useIntl } from "@carmine/i18n/react";
import type { ReactElement } from "react";
import { useController, type UseFormReturn } from "react-hook-form";
import { useFieldErrorText } from "../forms/field-texts.ts";
import * as styles from "./AddressDialog.css.ts";
import type { AddressValues } from "./address-values.ts";
import { usePartLabel } from "./part-labels.ts";
import { RegionField } from "./RegionField.tsx";

export interface PlaceFieldsProps {
  readonly form: UseFormReturn<AddressValues>;
  /** ISO 3166-1 code. */
  readonly country: string;
  /** Initial name of the region. */
  readonly regionName: string;
}

const autoComplete = {
  district: "address-level3",
  city: "address-level2",
  postalCode: "postal-code",
} as const;

/** The address fields below the country, in that country's order and with its labels. */
export const PlaceFields = ({ form, country, regionName }: PlaceFieldsProps): ReactElement => {
  const intl = useIntl();
  const errorText = useFieldErrorText();
  const labelOf = usePartLabel();
  const { errors } = form.formState;
  const { field: region } = useController({ control: form.control, name: "region" });

  const fieldOf = (part: AddressPart): ReactElement => {
    const label = labelOf(country, part);
    const error = errorText(errors[part]);
    if (part === "region")
      return (
        <RegionField
          key={part}
          country={country}
          label={label}
          value={region.value}
          valueLabel={regionName}
          error={error}
          onChange={region.onChange}
        />
      );
    if (part === "street")
      return (
        <TextArea
          key={part}
          label={label}
          hint={
            hasPart(country, "city")
              ? intl.formatMessage({
                  defaultMessage: "Street, house number, unit",
                  description: "Hint below the address field",
                })
              : intl.formatMessage({
                  defaultMessage: "Street, house number, city",
                  description: "Hint below the address field",
                })
          }
          autoComplete="street-address"
          rows={2}
          maxLength={500}
          error={error}
          defaultValue={form.getValues("street")}
          {...form.register("street")}
        />
      );
    const optional = part === "district" || (part === "postalCode" && !needsPostalCode(country));
    return (
      <TextField
        key={part}
        label={
          optional
            ? intl.formatMessage(
                { defaultMessage: "{label} (optional)", description: "Label of a field that may stay empty" },
                { label },
              )
            : label
        }
        autoComplete={autoComplete[part]}
        maxLength={part === "postalCode" ? undefined : 100}
        error={error}
        {...form.register(part)}
      />
    );
  };

  return (
    <>
      {addressRows(country).map((row) => (
        <div key={row.join()} className={styles.pair}>
          {row.map(fieldOf)}
        </div>
      ))}
    </>
  );
};
