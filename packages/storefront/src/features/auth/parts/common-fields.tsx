import { PasswordField, TextField } from "@carmine/design-system";
import { useIntl } from "@carmine/i18n/react";
import type { ReactElement, ReactNode } from "react";
import { useFormContext } from "react-hook-form";
import { useFieldErrorText } from "../../forms/field-texts.ts";

/** Email input of a form with the field `email`. */
export const EmailField = ({ hint }: { hint?: ReactNode }): ReactElement => {
  const intl = useIntl();
  const errorText = useFieldErrorText();
  const { register, formState } = useFormContext<{ email: string }>();
  return (
    <TextField
      size="lg"
      label={intl.formatMessage({
        defaultMessage: "Email",
        description: "Facts about a shop, and other places",
      })}
      hint={hint}
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      error={errorText(formState.errors.email)}
      {...register("email")}
    />
  );
};

export interface SecretFieldProps<Name extends string> {
  readonly name: Name;
  readonly label: string;
  readonly aside?: ReactNode;
  readonly hint?: ReactNode;
  /** Whether it is a new password, for password managers. */
  readonly isNew?: boolean;
}

/** Password input of a form. */
export const SecretField = <Name extends string>(props: SecretFieldProps<Name>): ReactElement => {
  const { name, label, aside, hint, isNew = false } = props;
  const errorText = useFieldErrorText();
  const { register, formState } = useFormContext<Record<string, string>>();
  return (
    <PasswordField
      size="lg"
      label={label}
      aside={aside}
      hint={hint}
      autoComplete={isNew ? "new-password" : "current-password"}
      error={errorText(formState.errors[name])}
      {...register(name)}
    />
  );
};
