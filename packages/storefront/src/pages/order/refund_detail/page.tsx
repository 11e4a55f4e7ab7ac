import { formatOrderNo } from "@carmine/api/contract";
import { queries, type Refund } from "@carmine/api/hooks";
import { Columns, Message, Skeleton } from "@carmine/design-system";
import { useIntl } from "@carmine/i18n/react";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useSearchParams } from "../../../app/location.ts";
import * as paths from "../../../app/paths.ts";
import { useApp } from "../../../app/AppContext.tsx";
import { QueryView } from "../../../features/loading/QueryView.tsx";
import { NumberMissing } from "../../../features/checkout/NumberMissing.tsx";
import { OrderFrame } from "../../../features/orders/OrderFrame.tsx";
import { useWithdraw } from "../../../features/refunds/use-withdraw.tsx";
import { Dispute } from "./Dispute.tsx";
import { Escalate } from "./Escalate.tsx";
import { RefundFacts } from "./RefundFacts.tsx";
import { RefundHead } from "./RefundHead.tsx";
import { RefundRequest } from "./RefundRequest.tsx";
import { ReturnForm } from "./ReturnForm.tsx";
import * as styles from "./page.css.ts";

const Details = ({ refund }: { refund: Refund }): ReactElement => {
  const intl = useIntl();
  const withdraw = useWithdraw();
  return (
    <>
      <RefundHead refund={refund} onWithdraw={() => withdraw.ask(refund.refundNo)} />
      <Columns sideWidth={368} sidePosition="end" side={<RefundFacts refund={refund} />}>
        <div className={styles.stack}>
          {refund.state === "refused" && refund.refusal && (
            <Message
              tone="critical"
              title={intl.formatMessage({
                defaultMessage: "Why it was declined:",
                description: "Before the seller's reason",
              })}
            >
              {refund.refusal}
            </Message>
          )}
          {refund.dispute && <Dispute dispute={refund.dispute} />}
          {refund.canEscalate && <Escalate refundNo={refund.refundNo} shop={refund.shop.name} />}
          {refund.state === "toReturn" && <ReturnForm refund={refund} />}
          <RefundRequest refund={refund} />
        </div>
      </Columns>
      {withdraw.dialog}
    </>
  );
};

const Loaded = ({ refundNo }: { refundNo: string }): ReactElement => {
  const { api } = useApp();
  const intl = useIntl();
  return (
    <QueryView
      scope="content"
      query={useQuery(queries.refundDetail(api, refundNo))}
      skeleton={<Skeleton height={480} />}
      failure={intl.formatMessage({
        defaultMessage: "We couldn’t load this refund",
        description: "Title of a failure on the page of a refund",
      })}
    >
      {(refund) => <Details refund={refund} />}
    </QueryView>
  );
};

/** A refund: state, request, and the shop's response. */
export default function RefundDetailPage(): ReactElement {
  const intl = useIntl();
  const params = useSearchParams();
  const refundNo = params.get("orderNo") ?? "";
  const title =
    refundNo === ""
      ? intl.formatMessage({ defaultMessage: "Refund details", description: "Title of the page of a refund" })
      : intl.formatMessage(
          { defaultMessage: "Refund {refundNo}", description: "Name of a refund's card" },
          { refundNo: formatOrderNo(refundNo) },
        );
  return (
    <OrderFrame
      title={title}
      trail={[
        {
          label: intl.formatMessage({
            defaultMessage: "Returns and refunds",
            description: "Step of a breadcrumb, and other places",
          }),
          href: paths.refunds,
        },
      ]}
    >
      {refundNo === "" ? <NumberMissing /> : <Loaded key={refundNo} refundNo={refundNo} />}
    </OrderFrame>
  );
}
