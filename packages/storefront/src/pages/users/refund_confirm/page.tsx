import { Code } from "@carmine/api/contract";
import { queries } from "@carmine/api/hooks";
import { ButtonLink, Card, EmptyState, Heading, Skeleton } from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useQuery } from "@tanstack/react-query";
import { RotateCcw } from "lucide-react";
import { useState, type ReactElement } from "react";
import { useSearchParams } from "../../../app/location.ts";
import { useApp, useSession } from "../../../app/AppContext.tsx";
import { PageHead } from "../../../app/PageHead.tsx";
import { AccountFrame } from "../../../features/account/AccountFrame.tsx";
import { DraftForm } from "../../../features/forms/DraftForm.tsx";
import { QueryView } from "../../../features/loading/QueryView.tsx";
import { NumberMissing } from "../../../features/checkout/NumberMissing.tsx";
import { orderHref } from "../../../features/orders/order-paths.ts";
import { ApplyForm } from "./ApplyForm.tsx";
import { refundDraft } from "./refund-draft.ts";
import * as styles from "./page.css.ts";

/** The order can't be refunded now; the server provides the reason. */
const Refused = ({ orderNo, reason }: { orderNo: string; reason: string }): ReactElement => {
  const intl = useIntl();
  return (
    <Card>
      <EmptyState
        icon={RotateCcw}
        title={intl.formatMessage({
          defaultMessage: "This order can’t be returned right now",
          description: "Refund form: refused",
        })}
        actions={
          <ButtonLink href={orderHref(orderNo)} variant="solid">
            <FormattedMessage defaultMessage="View order" description="Button to an order" />
          </ButtonLink>
        }
      >
        {reason}
      </EmptyState>
    </Card>
  );
};

const RefundForm = ({ orderNo }: { orderNo: string }): ReactElement => {
  const { api } = useApp();
  const intl = useIntl();
  const form = useQuery(queries.applyRefundForm(api, orderNo));
  const reasons = useQuery(queries.refundReasons(api)).data ?? [];
  const settled = useSession((state) => state.settled);
  const [sent, setSent] = useState(false);
  // After submitting, the order rejects another request: the form stays until navigation, and Back shows the
  // rejection.
  if (settled && !sent && form.error?.code === Code.failure)
    return <Refused orderNo={orderNo} reason={form.error.message} />;
  return (
    <QueryView
      scope="content"
      query={form}
      skeleton={<Skeleton height={480} />}
      failure={intl.formatMessage({
        defaultMessage: "We couldn’t load the refund form",
        description: "Title of a failure on the refund form",
      })}
    >
      {(data) => (
        <DraftForm draft={refundDraft(orderNo)}>
          {(kept) => <ApplyForm form={data} reasons={reasons} draft={kept} onSent={() => setSent(true)} />}
        </DraftForm>
      )}
    </QueryView>
  );
};

/** Requests a full or partial refund of an order. */
export default function RefundConfirmPage(): ReactElement {
  const intl = useIntl();
  const params = useSearchParams();
  const orderNo = params.get("orderNo") ?? "";
  const title = intl.formatMessage({
    defaultMessage: "Return or refund",
    description: "Button: asks for a refund",
  });
  return (
    <AccountFrame title={title}>
      <PageHead title={title} noIndex />
      <div className={styles.form}>
        <Heading level={1}>{title}</Heading>
        {orderNo === "" ? <NumberMissing /> : <RefundForm key={orderNo} orderNo={orderNo} />}
      </div>
    </AccountFrame>
  );
}
