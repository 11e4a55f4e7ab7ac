import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import type { ReactElement } from "react";
import { SecretField } from "./common-fields.tsx";

export const NewPasswordFields = (): ReactElement => {
  const intl = useIntl();
  return (
    <>
      <SecretField
        name="newPassword"
        isNew
        label={intl.formatMessage({ defaultMessage: "New password", description: "Label of a field" })}
        hint={
          <FormattedMessage defaultMessage="8 to 64 characters" description="Hint below a new password" />
        }
      />
      <SecretField
        name="passwordAgain"
        isNew
        label={intl.formatMessage({
          defaultMessage: "Confirm new password",
          description: "Label of a field",
        })}
      />
    </>
  );
};
