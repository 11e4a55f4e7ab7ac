import { Checkbox, Link } from "@carmine/design-system";
import { FormattedMessage } from "@carmine/i18n/react";
import type { ReactElement, ReactNode } from "react";
import { useFormContext } from "react-hook-form";
import * as paths from "../../../app/paths.ts";
import { useFieldErrorText } from "../../forms/field-texts.ts";

const linkTo =
  (href: string) =>
  (chunks: ReactNode): ReactElement => (
    <Link href={href} target="_blank" rel="noopener">
      {chunks}
    </Link>
  );

/** The required agreement checkbox of sign-in and registration (specification, section 5). */
export const AgreementField = (): ReactElement => {
  const { register, formState } = useFormContext<{ agreement: boolean }>();
  const errorText = useFieldErrorText();
  return (
    <Checkbox {...register("agreement")} error={errorText(formState.errors.agreement)}>
      <FormattedMessage
        defaultMessage="I agree to the <terms>User Agreement</terms> and the <privacy>Privacy Policy</privacy>"
        description="Tick in the sign-in panel; both are links"
        values={{
          terms: linkTo(paths.agreement),
          privacy: linkTo(paths.privacy),
        }}
      />
    </Checkbox>
  );
};
