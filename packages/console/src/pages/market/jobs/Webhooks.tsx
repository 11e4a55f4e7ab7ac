import { operatorWebhookList, operatorWebhookRetry, type OperatorWebhook } from "@carmine/api/contract";
import { Button, EmptyState, useToast } from "@carmine/design-system";
import type { DataTableColumn } from "@carmine/design-system/data-table";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import CircleCheck from "lucide-react/icons/circle-check";
import RotateCw from "lucide-react/icons/rotate-cw";
import { useMemo } from "react";
import { useRead, useWrite } from "../../../app/endpoints.ts";
import { count, useUrlState } from "../../../app/url-state.ts";
import { useErrorText } from "../../../app/use-error-text.ts";
import * as list from "../../../features/list/list.css.ts";
import { ListView } from "../../../features/list/ListView.tsx";
import { useTimes } from "../../../features/times/use-times.ts";

const params = { page: count(1), limit: count(20) };

/** Events of payment providers that couldn't be handled; handles them again. */
export const Webhooks = () => {
  const intl = useIntl();
  const toast = useToast();
  const errorText = useErrorText();
  const [state, set] = useUrlState(params);
  const retry = useWrite(operatorWebhookRetry);
  const webhooks = useRead(operatorWebhookList, { query: state }, { keepPrevious: true });
  const retryAll = (): void =>
    retry.mutate(
      { body: {} },
      {
        onSuccess: ({ waiting }) => {
          const message = intl.formatMessage(
            {
              defaultMessage:
                "{count, plural, =0 {All webhooks were handled} one {# webhook is still pending} other {# webhooks are still pending}}",
              description: "Console webhooks: after a retry",
            },
            { count: waiting },
          );
          toast({ message });
        },
        onError: (error) => toast({ tone: "critical", message: errorText(error) }),
      },
    );
  return (
    <ListView
      name="webhooks"
      label={intl.formatMessage({ defaultMessage: "Webhooks", description: "Console jobs: tab" })}
      read={webhooks}
      columns={useColumns()}
      rowKey={({ provider, eventId }) => `${provider} ${eventId}`}
      rowLabel={({ eventId }) => eventId}
      state={state}
      onPage={set}
      toolbar={
        (webhooks.data?.total ?? 0) > 0 && (
          <Button size="sm" startIcon={RotateCw} loading={retry.isPending} onClick={retryAll}>
            <FormattedMessage defaultMessage="Process again" description="Console webhooks: button" />
          </Button>
        )
      }
      empty={
        <EmptyState
          size="md"
          tone="success"
          icon={CircleCheck}
          title={
            <FormattedMessage
              defaultMessage="All webhooks were handled"
              description="Console webhooks: empty list"
            />
          }
        />
      }
    />
  );
};

const useColumns = (): DataTableColumn<OperatorWebhook>[] => {
  const intl = useIntl();
  const times = useTimes();
  return useMemo(
    () => [
      {
        id: "event",
        header: intl.formatMessage({ defaultMessage: "Event", description: "Console webhooks: column" }),
        width: 320,
        cell: ({ type, eventId }) => (
          <span className={list.twoLines}>
            <span className={list.line}>{type}</span>
            <span className={`${list.note} ${list.line}`}>{eventId}</span>
          </span>
        ),
      },
      {
        id: "provider",
        header: intl.formatMessage({
          defaultMessage: "Payment provider",
          description: "Console webhooks: column",
        }),
        width: 160,
        cell: ({ provider }) => provider,
      },
      {
        id: "reference",
        header: intl.formatMessage({ defaultMessage: "Reference", description: "Console webhooks: column" }),
        width: 240,
        cell: ({ reference }) => <span className={list.line}>{reference ?? "—"}</span>,
      },
      {
        id: "received",
        header: intl.formatMessage({ defaultMessage: "Received", description: "Console webhooks: column" }),
        width: 150,
        cell: ({ receivedAt }) => times.moment(receivedAt),
      },
    ],
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the times change with the day
    [intl],
  );
};
