import { TextArea, TextField } from "@carmine/design-system";
import { useIntl } from "@carmine/i18n/react";
import type { ReactElement } from "react";
import { useFormContext } from "react-hook-form";
import { useFieldErrorText } from "../../../../features/forms/field-texts.ts";
import type { ApplicationValues } from "../application-values.ts";
import * as styles from "../page.css.ts";

/** Step 1: applicant and contact details. */
export const BusinessStep = (): ReactElement => {
  const intl = useIntl();
  const errorText = useFieldErrorText();
  const { register, formState } = useFormContext<ApplicationValues>();
  const { errors } = formState;
  return (
    <>
      <div className={styles.pair}>
        <TextField
          label={intl.formatMessage({ defaultMessage: "Your full name", description: "Label of a field" })}
          autoComplete="name"
          maxLength={64}
          error={errorText(errors.ownerName)}
          {...register("ownerName")}
        />
        <TextField
          label={intl.formatMessage({ defaultMessage: "Business email", description: "Label of a field" })}
          hint={intl.formatMessage({
            defaultMessage: "You’ll sign in to your shop with it. We’ll email it a code in the last step.",
            description: "Hint below the business email",
          })}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          error={errorText(errors.email)}
          {...register("email")}
        />
      </div>
      <TextField
        label={intl.formatMessage({
          defaultMessage: "Business phone (optional)",
          description: "Label of a field that may stay empty",
        })}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        className={styles.half}
        error={errorText(errors.phone)}
        {...register("phone")}
      />
      <TextArea
        label={intl.formatMessage({ defaultMessage: "Business address", description: "Label of a field" })}
        hint={intl.formatMessage({
          defaultMessage: "As shown on your registration documents, including the country",
          description: "Hint below the business address",
        })}
        autoComplete="street-address"
        rows={2}
        maxLength={500}
        error={errorText(errors.address)}
        {...register("address")}
      />
    </>
  );
};
