import { queries } from "@carmine/api/hooks";
import { useIntl } from "@carmine/i18n/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useApp } from "../../../app/AppContext.tsx";
import { AgreementSheet } from "../../../features/agreements/AgreementSheet.tsx";

/** The agreement that merchants accept with an application. */
export default function MerchantAgreementPage(): ReactElement {
  const { api } = useApp();
  const intl = useIntl();
  const { data } = useSuspenseQuery(queries.settledAgreement(api));
  const title = intl.formatMessage({
    defaultMessage: "Merchant Agreement",
    description: "Name of the text, and other places",
  });
  const description = intl.formatMessage({
    defaultMessage: "What shops agree to when they sell here: fees, delivery, service and payouts.",
    description: "Description of the page with the agreement for merchants, for search engines",
  });
  return <AgreementSheet title={title} description={description} html={data} />;
}
