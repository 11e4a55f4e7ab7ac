import { useIntl } from "@carmine/i18n/react";
import type { ReactElement, ReactNode } from "react";
import { useController, useFormContext } from "react-hook-form";
import { useFieldErrorText } from "../../forms/field-texts.ts";
import { ShopPhoneField } from "../../forms/ShopPhoneField.tsx";

/** The panel starts with +1 (specification, section 9), represented by the United States. */
export const defaultCountry = "US";

export interface PhoneFormValues {
  phone: string;
  country: string;
}

/** Country and number. The country is only for selecting the dial code, which is sent. */
export const LoginPhoneField = ({
  aside,
  optional,
}: {
  aside?: ReactNode;
  optional?: boolean;
}): ReactElement => {
  const intl = useIntl();
  const errorText = useFieldErrorText();
  const { control, getValues, setValue, formState } = useFormContext<PhoneFormValues>();
  const {
    field: { ref, onBlur, onChange },
  } = useController({ control, name: "phone" });
  return (
    <ShopPhoneField
      size="lg"
      label={
        optional
          ? intl.formatMessage({
              defaultMessage: "Phone number (optional)",
              description: "Label of a field that may stay empty",
            })
          : intl.formatMessage({
              defaultMessage: "Phone number",
              description: "Label of a field, and other places",
            })
      }
      aside={aside}
      error={errorText(formState.errors.phone)}
      ref={ref}
      onBlur={onBlur}
      start={getValues()}
      onInput={({ phone, country }) => {
        setValue("country", country);
        onChange(phone);
      }}
    />
  );
};
