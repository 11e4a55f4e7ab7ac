import {
  formatOrderNo,
  mayRefund,
  merchantRefundAgree,
  merchantRefundDetail,
  merchantRefundReceive,
  merchantRefundRefuse,
  refundStateOf,
} from "@carmine/api/contract";
import {
  Button,
  DescriptionList,
  Image,
  Link,
  Message,
  PageHeader,
  Skeleton,
  StatusChip,
  Timeline,
  useToast,
} from "@carmine/design-system";
import { readWireTime } from "@carmine/i18n";
import { FormattedMessage, Money, useIntl } from "@carmine/i18n/react";
import { useState } from "react";
import { useParams } from "react-router";
import { useRead, useWrite } from "../../../app/endpoints.ts";
import { useWorkspace } from "../../../app/workspace.ts";
import { useErrorText } from "../../../app/use-error-text.ts";
import * as detail from "../../../features/list/detail.css.ts";
import { ListError } from "../../../features/list/ListError.tsx";
import { useBackToList } from "../../../features/list/use-back-to-list.ts";
import { OrderNo } from "../../../features/orders/OrderNo.tsx";
import { refundStateTexts, refundTones } from "../../../features/refunds/refund-states.ts";
import { useTimes } from "../../../features/times/use-times.ts";
import { Picture } from "../../../features/list/Picture.tsx";
import { ReasonDialog } from "../../../features/list/ReasonDialog.tsx";
import { Section } from "../../../features/list/Section.tsx";
import { skuOptions } from "../../../features/products/sku-options.ts";

/** One refund request with the customer's reason and the shop's decision. */
const ReturnPage = () => {
  const intl = useIntl();
  const toast = useToast();
  const times = useTimes();
  const errorText = useErrorText();
  const { refundNo = "" } = useParams();
  const { home, can } = useWorkspace();
  useBackToList(`${home}/returns`);
  const call = { params: { refundOrderNo: refundNo } };
  const refund = useRead(merchantRefundDetail, call);
  const agree = useWrite(merchantRefundAgree);
  const receive = useWrite(merchantRefundReceive);
  const refuse = useWrite(merchantRefundRefuse);
  const [isDeclining, setDeclining] = useState(false);
  if (refund.error)
    return (
      <ListError error={refund.error} retrying={refund.isFetching} onRetry={() => void refund.refetch()} />
    );
  if (!refund.data) return <Skeleton style={{ blockSize: 480 }} />;
  const { data } = refund;
  const state = refundStateOf(data.refundStatus);
  const error = agree.error ?? receive.error ?? refuse.error;
  const timeOf = (wireTime: string) => {
    const iso = readWireTime(wireTime)?.toISOString() ?? "";
    return { text: iso === "" ? "" : times.moment(iso), iso };
  };
  const done = (): void =>
    void toast({
      message: intl.formatMessage({
        defaultMessage: "Saved. We emailed the customer.",
        description: "Console returns: result",
      }),
    });
  const history = intl.formatMessage({ defaultMessage: "Timeline", description: "Console order: title" });
  const pictures = (data.refundReasonWapImg ?? "").split(",").filter(Boolean);
  return (
    <>
      <PageHeader
        title={<OrderNo value={data.refundOrderNo} />}
        crumbs={[
          {
            label: intl.formatMessage({ defaultMessage: "Returns", description: "Console: page" }),
            href: `${home}/returns`,
          },
          { label: formatOrderNo(refundNo) },
        ]}
        status={
          <StatusChip tone={refundTones[state]}>{intl.formatMessage(refundStateTexts[state])}</StatusChip>
        }
        actions={
          <>
            {can("refunds.decide") && mayRefund("refuse", state, "merchant") && (
              <Button size="sm" tone="critical" onClick={() => setDeclining(true)}>
                <FormattedMessage defaultMessage="Decline" description="Console returns: action" />
              </Button>
            )}
            {can("refunds.decide") && mayRefund("agree", state, "merchant") && (
              <Button
                size="sm"
                variant="solid"
                loading={agree.isPending}
                onClick={() => agree.mutate(call, { onSuccess: done })}
              >
                {data.afterSalesType === 2 ? (
                  <FormattedMessage defaultMessage="Approve return" description="Console returns: action" />
                ) : (
                  <FormattedMessage
                    defaultMessage="Refund {amount}"
                    description="Console returns: action"
                    values={{ amount: <Money value={data.refundPrice} /> }}
                  />
                )}
              </Button>
            )}
            {can("refunds.receive") && mayRefund("receiveBack", state, "merchant") && (
              <Button
                size="sm"
                variant="solid"
                loading={receive.isPending}
                onClick={() => receive.mutate(call, { onSuccess: done })}
              >
                <FormattedMessage
                  defaultMessage="Items received: refund {amount}"
                  description="Console returns: action"
                  values={{ amount: <Money value={data.refundPrice} /> }}
                />
              </Button>
            )}
          </>
        }
      />
      {error && (
        <Message tone="critical" role="alert">
          {errorText(error)}
        </Message>
      )}
      {data.dispute && (
        <Message
          tone="info"
          className={detail.notice}
          title={
            data.dispute.decideTime === null ? (
              <FormattedMessage
                defaultMessage="The customer asked the marketplace to decide"
                description="Console returns: dispute"
              />
            ) : data.dispute.isOverturned ? (
              <FormattedMessage
                defaultMessage="The marketplace approved the refund"
                description="Console returns: dispute"
              />
            ) : (
              <FormattedMessage
                defaultMessage="The marketplace confirmed your decision"
                description="Console returns: dispute"
              />
            )
          }
        >
          {data.dispute.decision ?? data.dispute.text}
        </Message>
      )}
      <div className={detail.columns}>
        <div className={detail.column}>
          <Section title={<FormattedMessage defaultMessage="Items" description="Console orders: column" />}>
            <ul className={detail.items}>
              {data.orderInfoList.map((item) => (
                <li key={item.id} className={detail.item}>
                  <Picture src={item.image} className={detail.itemPicture} />
                  <span>
                    {item.productName}
                    <span className={detail.small} style={{ display: "block" }}>
                      {skuOptions(item.sku)}
                    </span>
                  </span>
                  <span className={detail.quantity}>× {item.applyRefundNum ?? item.payNum}</span>
                  <Money value={item.refundPrice ?? item.price} />
                </li>
              ))}
            </ul>
          </Section>
          <Section title={history}>
            <div className={detail.section}>
              <Timeline
                label={history}
                entries={(data.statusList ?? []).toReversed().map((entry, index) => ({
                  id: index,
                  title: entry.title,
                  time: timeOf(entry.createTime),
                }))}
              />
            </div>
          </Section>
        </div>
        <Section title={<FormattedMessage defaultMessage="Request" description="Console returns: column" />}>
          <div className={detail.sectionLine}>
            <DescriptionList
              layout="stacked"
              items={[
                {
                  term: intl.formatMessage({
                    defaultMessage: "Order",
                    description: "Console orders: column",
                  }),
                  value: (
                    <Link href={`${home}/orders/${data.merOrderNo}`}>
                      <OrderNo value={data.merOrderNo} />
                    </Link>
                  ),
                },
                {
                  term: intl.formatMessage({
                    defaultMessage: "Amount",
                    description: "Console returns: column",
                  }),
                  value: <Money value={data.refundPrice} />,
                },
                {
                  term: intl.formatMessage({ defaultMessage: "Reason", description: "Console: field" }),
                  value: data.refundReasonWap ?? "—",
                },
                ...(data.refundReasonWapExplain
                  ? [
                      {
                        term: intl.formatMessage({
                          defaultMessage: "Note from the customer",
                          description: "Console orders: icon",
                        }),
                        value: data.refundReasonWapExplain,
                      },
                    ]
                  : []),
                ...(data.trackingNumber
                  ? [
                      {
                        term: intl.formatMessage({
                          defaultMessage: "Tracking number",
                          description: "Console order: field",
                        }),
                        value: `${data.expressName ?? ""} ${data.trackingNumber}`,
                      },
                    ]
                  : []),
              ]}
            />
            <div className={detail.actions}>
              {pictures.map((url, index) => (
                <a key={url} href={url} target="_blank" rel="noreferrer">
                  <Image
                    src={url}
                    alt={intl.formatMessage(
                      {
                        defaultMessage: "Photo {number} from the customer",
                        description: "Console returns: picture",
                      },
                      { number: index + 1 },
                    )}
                    style={{ inlineSize: 96 }}
                  />
                </a>
              ))}
            </div>
          </div>
        </Section>
      </div>
      <ReasonDialog
        open={isDeclining}
        onOpenChange={setDeclining}
        title={
          <FormattedMessage defaultMessage="Decline this request?" description="Console returns: question" />
        }
        description={
          <FormattedMessage
            defaultMessage="The customer can ask the marketplace to decide."
            description="Console returns: consequence of declining"
          />
        }
        label={intl.formatMessage({
          defaultMessage: "Reason (visible to the customer)",
          description: "Console returns: field",
        })}
        maxLength={255}
        confirmLabel={<FormattedMessage defaultMessage="Decline" description="Console returns: action" />}
        loading={refuse.isPending}
        onConfirm={(reason) =>
          refuse.mutate(
            { ...call, body: { reason } },
            { onSettled: () => setDeclining(false), onSuccess: done },
          )
        }
      />
    </>
  );
};

export default ReturnPage;
