import { Checkbox } from "@carmine/design-system";
import { FormattedMessage } from "@carmine/i18n/react";
import type { ReactElement } from "react";
import { useFormContext } from "react-hook-form";
import * as paths from "../../../app/paths.ts";
import { linkInNewTab } from "../../agreements/link-in-new-tab.tsx";
import { useFieldErrorText } from "../../forms/field-texts.ts";

/** The required agreement checkbox of sign-in and registration (specification, section 5). */
export const AgreementField = (): ReactElement => {
  const { register, formState } = useFormContext<{ agreement: boolean }>();
  const errorText = useFieldErrorText();
  return (
    <Checkbox {...register("agreement")} error={errorText(formState.errors.agreement)}>
      <FormattedMessage
        defaultMessage="I agree to the <terms>User Agreement</terms> and have read the <privacy>Privacy Policy</privacy>"
        description="Checkbox in the sign-in panel; both are links"
        values={{
          terms: linkInNewTab(paths.agreement),
          privacy: linkInNewTab(paths.privacy),
        }}
      />
    </Checkbox>
  );
};
