import {
  operatorPaymentProblemList,
  operatorPaymentProblemResolve,
  type PaymentProblemItem,
  type PaymentProblemKind,
  type ProblemOutcome,
} from "@carmine/api/contract";
import {
  EmptyState,
  FilterBar,
  Message,
  PageHeader,
  Radio,
  RadioGroup,
  StatusChip,
} from "@carmine/design-system";
import type { DataTableColumn } from "@carmine/design-system/data-table";
import {
  DateTime,
  defineMessages,
  FormattedMessage,
  Money,
  useIntl,
  type MessageDescriptor,
} from "@carmine/i18n/react";
import Check from "lucide-react/icons/check";
import CreditCard from "lucide-react/icons/credit-card";
import { useMemo, useState } from "react";
import { Link } from "react-router";
import { useRead, useWrite } from "../../../app/endpoints.ts";
import { useWorkspace } from "../../../app/workspace.ts";
import { count, oneOf, useUrlState } from "../../../app/url-state.ts";
import { useErrorText } from "../../../app/use-error-text.ts";
import * as list from "../../../features/list/list.css.ts";
import { ListView } from "../../../features/list/ListView.tsx";
import { ReasonDialog } from "../../../features/list/ReasonDialog.tsx";
import { OrderNo } from "../../../features/orders/OrderNo.tsx";
import * as detail from "../../../features/list/detail.css.ts";

const views = ["open", "all"] as const;
const noFields: [] = [];
const noFilters = {};
const params = { view: oneOf(views), page: count(1), limit: count(20) };

const kindTexts: Readonly<Record<PaymentProblemKind, MessageDescriptor>> = defineMessages({
  refundFailed: { defaultMessage: "Refund failed", description: "Console payment problems: kind" },
  refundRefused: { defaultMessage: "Refund declined", description: "Console payment problems: kind" },
  dispute: { defaultMessage: "Payment dispute", description: "Console ledger: kind" },
  externalRefund: {
    defaultMessage: "Refund by the payment provider",
    description: "Console ledger: kind",
  },
  startRefused: { defaultMessage: "Payment declined", description: "Console payment problems: kind" },
});

/** Payments and refunds that need attention. */
const PaymentProblemsPage = () => {
  const intl = useIntl();
  const { can } = useWorkspace();
  const [state, set] = useUrlState(params);
  const [resolving, setResolving] = useState<PaymentProblemItem>();
  const problems = useRead(
    operatorPaymentProblemList,
    { query: { all: state.view === "all", page: state.page, limit: state.limit } },
    { keepPrevious: true },
  );
  const title = intl.formatMessage({
    defaultMessage: "Payment problems",
    description: "Console settings: kind of notification",
  });
  return (
    <>
      <PageHeader title={title} />
      <ListView
        name="payment problems"
        label={title}
        read={problems}
        columns={useColumns()}
        rowKey={({ id }) => String(id)}
        rowLabel={({ kind }) => intl.formatMessage(kindTexts[kind])}
        state={state}
        onPage={set}
        toolbar={(buttons) => (
          <FilterBar
            fields={noFields}
            value={noFilters}
            onValueChange={() => undefined}
            end={buttons}
            label={intl.formatMessage({
              defaultMessage: "Filter payment problems",
              description: "Console payment problems: filters",
            })}
            views={[
              {
                id: "open",
                label: intl.formatMessage({ defaultMessage: "Open", description: "Console returns: view" }),
              },
              {
                id: "all",
                label: intl.formatMessage({ defaultMessage: "All", description: "Console lists: view" }),
              },
            ]}
            view={state.view}
            onViewChange={(id) => set({ view: id === "all" ? "all" : "open" })}
          />
        )}
        {...(can("money.write") && {
          rowActions: (row: PaymentProblemItem) =>
            row.resolveTime === null
              ? [
                  {
                    label: intl.formatMessage({
                      defaultMessage: "Resolve",
                      description: "Console payment problems: action",
                    }),
                    icon: Check,
                    onSelect: () => setResolving(row),
                  },
                ]
              : [],
        })}
        empty={
          <EmptyState
            size="md"
            tone="success"
            icon={CreditCard}
            title={
              <FormattedMessage
                defaultMessage="No payment problems"
                description="Console payment problems: empty list"
              />
            }
          />
        }
      />
      {resolving && <Resolve problem={resolving} onClose={() => setResolving(undefined)} />}
    </>
  );
};

/** Asks how a problem was solved. The money of a failed refund is sent again, or was returned in another way. */
const Resolve = ({ problem, onClose }: { problem: PaymentProblemItem; onClose: () => void }) => {
  const intl = useIntl();
  const errorText = useErrorText();
  const resolve = useWrite(operatorPaymentProblemResolve);
  const isRefund = problem.kind === "refundFailed" || problem.kind === "refundRefused";
  const [outcome, setOutcome] = useState<ProblemOutcome>("retry");
  return (
    <ReasonDialog
      open
      onOpenChange={(isShown) => {
        if (!isShown) onClose();
      }}
      title={
        <FormattedMessage
          defaultMessage="Resolve this problem?"
          description="Console payment problems: question"
        />
      }
      description={problem.message ?? problem.code}
      label={intl.formatMessage({
        defaultMessage: "Reason (for the audit log)",
        description: "Console: field of a recorded action",
      })}
      maxLength={255}
      tone="act"
      confirmLabel={
        <FormattedMessage defaultMessage="Resolve" description="Console payment problems: action" />
      }
      loading={resolve.isPending}
      onConfirm={(reason) =>
        resolve.mutate(
          { params: { id: problem.id }, body: { reason, ...(isRefund && { outcome }) } },
          { onSuccess: onClose },
        )
      }
    >
      {(resolve.error || isRefund) && (
        <div className={detail.dialogFields}>
          {resolve.error && (
            <Message tone="critical" role="alert">
              {errorText(resolve.error)}
            </Message>
          )}
          {isRefund && (
            <RadioGroup
              label={intl.formatMessage({
                defaultMessage: "What to do with the refund",
                description: "Console payment problems: field",
              })}
              value={outcome}
              onValueChange={(value) => setOutcome(value === "settled" ? "settled" : "retry")}
            >
              <Radio value="retry">
                <FormattedMessage
                  defaultMessage="Send the refund again"
                  description="Console payment problems: outcome"
                />
              </Radio>
              <Radio value="settled">
                <FormattedMessage
                  defaultMessage="Paid in another way"
                  description="Console payment problems: outcome"
                />
              </Radio>
            </RadioGroup>
          )}
        </div>
      )}
    </ReasonDialog>
  );
};

const useColumns = (): DataTableColumn<PaymentProblemItem>[] => {
  const intl = useIntl();
  const { home } = useWorkspace();
  return useMemo(
    () => [
      {
        id: "problem",
        header: intl.formatMessage({
          defaultMessage: "Problem",
          description: "Console payment problems: column",
        }),
        width: 280,
        cell: ({ kind, message, code }) => (
          <span className={list.twoLines}>
            <span>{intl.formatMessage(kindTexts[kind])}</span>
            <span className={`${list.note} ${list.line}`}>{message ?? code}</span>
          </span>
        ),
      },
      {
        id: "order",
        header: intl.formatMessage({ defaultMessage: "Order", description: "Console orders: column" }),
        width: 200,
        cell: ({ orderNo, refundOrderNo }) =>
          orderNo === null ? (
            (refundOrderNo ?? "—")
          ) : (
            <Link to={`${home}/orders?words=${orderNo}`} className={list.rowLink}>
              <OrderNo value={orderNo} />
            </Link>
          ),
      },
      {
        id: "amount",
        header: intl.formatMessage({ defaultMessage: "Amount", description: "Console returns: column" }),
        numeric: true,
        width: 120,
        cell: ({ amount }) => (amount === null ? "—" : <Money value={amount} />),
      },
      {
        id: "provider",
        header: intl.formatMessage({
          defaultMessage: "Payment provider",
          description: "Console webhooks: column",
        }),
        width: 150,
        cell: ({ provider }) => provider,
      },
      {
        id: "time",
        header: intl.formatMessage({
          defaultMessage: "Last seen",
          description: "Console payment problems: column",
        }),
        width: 190,
        cell: ({ lastTime, occurrences }) => (
          <span className={list.twoLines}>
            <DateTime value={lastTime} />
            {occurrences > 1 && <span className={list.note}>× {intl.formatNumber(occurrences)}</span>}
          </span>
        ),
      },
      {
        id: "status",
        header: intl.formatMessage({ defaultMessage: "Status", description: "Console orders: column" }),
        width: 200,
        cell: ({ resolveTime, resolution }) =>
          resolveTime === null ? (
            <StatusChip tone="act" className={list.chip}>
              <FormattedMessage defaultMessage="Open" description="Console returns: view" />
            </StatusChip>
          ) : (
            <span className={list.twoLines}>
              <StatusChip tone="success" className={list.chip}>
                <FormattedMessage defaultMessage="Resolved" description="Console payment problems: status" />
              </StatusChip>
              {resolution !== null && <span className={`${list.note} ${list.line}`}>{resolution}</span>}
            </span>
          ),
      },
    ],
    [intl, home],
  );
};

export default PaymentProblemsPage;
