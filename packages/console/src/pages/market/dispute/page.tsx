import { formatOrderNo, operatorDisputeDetail, type Dispute } from "@carmine/api/contract";
import { Message, PageHeader, Skeleton } from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useParams } from "react-router";
import { useRead } from "../../../app/endpoints.ts";
import { useWorkspace } from "../../../app/workspace.ts";
import { AuditTimeline } from "../../../features/audit/AuditTimeline.tsx";
import * as detail from "../../../features/list/detail.css.ts";
import { ListError } from "../../../features/list/ListError.tsx";
import { Section } from "../../../features/list/Section.tsx";
import { useBackToList } from "../../../features/list/use-back-to-list.ts";
import { OrderNo } from "../../../features/orders/OrderNo.tsx";
import { DisputeStatus } from "../../../features/refunds/DisputeStatus.tsx";
import { Decide } from "./Decide.tsx";
import { Facts } from "./Facts.tsx";
import { Items, Sides } from "./Sides.tsx";

/** A dispute: the words and pictures of both sides, the order, and the decision. */
const DisputePage = () => {
  const { refundNo = "" } = useParams();
  const { home } = useWorkspace();
  useBackToList(`${home}/disputes`);
  const { data, error, isFetching, refetch } = useRead(operatorDisputeDetail, {
    params: { refundOrderNo: refundNo },
  });
  if (error) return <ListError error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton style={{ blockSize: 480 }} />;
  return <Loaded dispute={data} />;
};

const Loaded = ({ dispute }: { dispute: Dispute }) => {
  const intl = useIntl();
  const { home, can } = useWorkspace();
  const { refundOrderNo, outcome, decision, isAtMarketplaceCost } = dispute;
  return (
    <>
      <PageHeader
        title={<OrderNo value={refundOrderNo} />}
        crumbs={[
          {
            label: intl.formatMessage({ defaultMessage: "Disputes", description: "Console: page" }),
            href: `${home}/disputes`,
          },
          { label: formatOrderNo(refundOrderNo) },
        ]}
        status={<DisputeStatus outcome={outcome} />}
        actions={outcome === null && can("refunds.decide") && <Decide dispute={dispute} />}
      />
      {decision !== null && (
        <Message
          tone={outcome === "overturned" ? "success" : "info"}
          className={detail.notice}
          title={
            outcome === "upheld" ? (
              <FormattedMessage defaultMessage="Decline upheld" description="Console disputes: result" />
            ) : isAtMarketplaceCost ? (
              <FormattedMessage
                defaultMessage="Refund approved, paid by the marketplace"
                description="Console disputes: result"
              />
            ) : (
              <FormattedMessage
                defaultMessage="Refund approved, paid by the shop"
                description="Console disputes: result"
              />
            )
          }
        >
          {decision}
        </Message>
      )}
      <div className={detail.columns}>
        <div className={detail.column}>
          <Sides dispute={dispute} />
          <Items dispute={dispute} />
          {can("audit.read") && (
            <Section
              title={<FormattedMessage defaultMessage="Activity" description="Console: log of an object" />}
            >
              <AuditTimeline subject={refundOrderNo} />
            </Section>
          )}
        </div>
        <Facts dispute={dispute} />
      </div>
    </>
  );
};

export default DisputePage;
