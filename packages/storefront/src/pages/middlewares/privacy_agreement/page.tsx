import { queries } from "@carmine/api/hooks";
import { useIntl } from "@carmine/i18n/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useApp } from "../../../app/AppContext.tsx";
import { AgreementSheet } from "../../../features/agreements/AgreementSheet.tsx";

/** The user agreement, opened in a new tab from the sign-in panel. */
export default function AgreementPage(): ReactElement {
  const { api } = useApp();
  const intl = useIntl();
  const { data } = useSuspenseQuery(queries.loginMethods(api));
  const title = intl.formatMessage({
    defaultMessage: "User Agreement",
    description: "Title of the agreement page, and other places",
  });
  const description = intl.formatMessage({
    defaultMessage: "The terms for shopping here: accounts, orders, payment and returns.",
    description: "Description of the user agreement’s page, for search engines",
  });
  return <AgreementSheet title={title} description={description} html={data.agreement ?? ""} />;
}
