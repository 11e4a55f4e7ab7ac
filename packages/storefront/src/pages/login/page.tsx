import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import type { ReactElement } from "react";
import { PageHead } from "../../app/PageHead.tsx";

export default function LoginPage(): ReactElement {
  const intl = useIntl();
  const title = intl.formatMessage({ defaultMessage: "Sign in", description: "Title of the sign-in page" });
  return (
    <>
      <PageHead title={title} noIndex />
      <h1>
        <FormattedMessage defaultMessage="Sign in" description="Title of the sign-in page" />
      </h1>
    </>
  );
}
