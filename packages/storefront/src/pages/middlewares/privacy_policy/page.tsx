import { queries } from "@carmine/api/hooks";
import { useIntl } from "@carmine/i18n/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useApp } from "../../../app/AppContext.tsx";
import { AgreementSheet } from "../../../features/agreements/AgreementSheet.tsx";

/** The privacy policy, opened in a new tab from the sign-in panel. */
export default function PrivacyPolicyPage(): ReactElement {
  const { api } = useApp();
  const intl = useIntl();
  const { data } = useSuspenseQuery(queries.privacyPolicy(api));
  const title = intl.formatMessage({
    defaultMessage: "Privacy Policy",
    description: "Title of the privacy page, and other places",
  });
  const description = intl.formatMessage({
    defaultMessage:
      "Which personal data this shop keeps, what it is for, and how to have it corrected or deleted.",
    description: "Description of the privacy page, for search engines",
  });
  return <AgreementSheet title={title} description={description} html={data} />;
}
