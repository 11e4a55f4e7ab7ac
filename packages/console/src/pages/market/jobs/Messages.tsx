import {
  messageViews,
  operatorMessageList,
  operatorMessageOpen,
  operatorMessageResend,
  type MessageView,
  type OperatorMessage,
} from "@carmine/api/contract";
import { Button, EmptyState, FilterBar, StatusChip, useToast } from "@carmine/design-system";
import type { DataTableColumn } from "@carmine/design-system/data-table";
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from "@carmine/i18n/react";
import Eye from "lucide-react/icons/eye";
import MailCheck from "lucide-react/icons/mail-check";
import RotateCw from "lucide-react/icons/rotate-cw";
import { useMemo, useState } from "react";
import { useRead, useWrite } from "../../../app/endpoints.ts";
import { count, oneOf, useUrlState } from "../../../app/url-state.ts";
import { useErrorText } from "../../../app/use-error-text.ts";
import * as list from "../../../features/list/list.css.ts";
import { ListView } from "../../../features/list/ListView.tsx";
import { useTimes } from "../../../features/times/use-times.ts";
import { MessagePreview } from "./MessagePreview.tsx";
import * as styles from "./page.css.ts";

const params = { view: oneOf(messageViews), page: count(1), limit: count(20) };

const viewTexts: Readonly<Record<MessageView, MessageDescriptor>> = defineMessages({
  all: { defaultMessage: "All", description: "Console lists: view" },
  failed: { defaultMessage: "Failed", description: "Console jobs: status" },
  retrying: { defaultMessage: "Trying again", description: "Console messages: status" },
});

/** Mails and text messages that couldn't be delivered, with the reason; sends them again. */
export const Messages = ({ failedCount }: { failedCount: number }) => {
  const intl = useIntl();
  const toast = useToast();
  const errorText = useErrorText();
  const [state, set] = useUrlState(params);
  const [opened, setOpened] = useState<OperatorMessage>();
  const resend = useWrite(operatorMessageResend);
  const content = useWrite(operatorMessageOpen);
  const { view, page, limit } = state;
  const messages = useRead(operatorMessageList, { query: { view, page, limit } }, { keepPrevious: true });
  const label = intl.formatMessage({
    defaultMessage: "Undelivered messages",
    description: "Console jobs: tab",
  });

  const open = (message: OperatorMessage): void => {
    setOpened(message);
    content.mutate({ params: { id: message.id }, body: {} });
  };
  const send = (ids?: number[]): void =>
    resend.mutate(
      { body: ids ? { ids } : {} },
      {
        onSuccess: (result) => {
          setOpened(undefined);
          const message = intl.formatMessage(
            {
              defaultMessage:
                "{count, plural, =0 {No message left to send} one {# message will be sent again} other {# messages will be sent again}}",
              description: "Console messages: after resending",
            },
            { count: result.count },
          );
          toast({ message });
        },
        onError: (error) => toast({ tone: "critical", message: errorText(error) }),
      },
    );
  return (
    <>
      <ListView
        name="messages"
        label={label}
        read={messages}
        columns={useColumns(open)}
        rowKey={({ id }) => String(id)}
        rowLabel={({ subject, to }) => `${subject}, ${to}`}
        state={state}
        onPage={set}
        toolbar={(buttons) => (
          <FilterBar
            label={label}
            fields={[]}
            value={{}}
            onValueChange={() => undefined}
            views={messageViews.map((id) => ({ id, label: intl.formatMessage(viewTexts[id]) }))}
            view={view}
            onViewChange={(id) => set({ view: messageViews.find((one) => one === id) ?? "all" })}
            end={
              <>
                {failedCount > 0 && (
                  <Button size="sm" startIcon={RotateCw} loading={resend.isPending} onClick={() => send()}>
                    <FormattedMessage
                      defaultMessage="Resend all failed ({count})"
                      description="Console messages: button"
                      values={{ count: failedCount }}
                    />
                  </Button>
                )}
                {buttons}
              </>
            }
          />
        )}
        rowActions={(message) => [
          {
            label: intl.formatMessage({ defaultMessage: "Preview", description: "Console imports: button" }),
            icon: Eye,
            onSelect: () => open(message),
          },
          {
            label: intl.formatMessage({ defaultMessage: "Resend", description: "Console messages: action" }),
            icon: RotateCw,
            onSelect: () => send([message.id]),
          },
        ]}
        empty={
          <EmptyState
            size="md"
            tone="success"
            icon={MailCheck}
            title={
              <FormattedMessage
                defaultMessage="Every message was delivered"
                description="Console messages: empty list"
              />
            }
          />
        }
      />
      {opened && (
        <MessagePreview
          message={opened}
          content={content.data}
          error={content.error}
          onRetry={() => open(opened)}
          isSending={resend.isPending}
          onResend={() => send([opened.id])}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
};

const useColumns = (onOpen: (message: OperatorMessage) => void): DataTableColumn<OperatorMessage>[] => {
  const intl = useIntl();
  const times = useTimes();
  return useMemo(
    () => [
      {
        id: "subject",
        header: intl.formatMessage({ defaultMessage: "Message", description: "Console messages: column" }),
        width: 290,
        cell: (message) => (
          <span className={list.twoLines}>
            <button
              type="button"
              className={`${styles.open} ${list.rowLink} ${list.line}`}
              onClick={() => onOpen(message)}
            >
              {message.subject ||
                intl.formatMessage({ defaultMessage: "Text message", description: "Console messages: kind" })}
            </button>
            <span className={`${list.note} ${list.line}`} dir="ltr">
              {message.to}
            </span>
          </span>
        ),
      },
      {
        id: "status",
        header: intl.formatMessage({ defaultMessage: "Status", description: "Console orders: column" }),
        width: 140,
        cell: ({ nextTryAt }) => (
          <StatusChip className={list.chip} tone={nextTryAt === null ? "critical" : "caution"}>
            {intl.formatMessage(nextTryAt === null ? viewTexts.failed : viewTexts.retrying)}
          </StatusChip>
        ),
      },
      {
        id: "reason",
        header: intl.formatMessage({ defaultMessage: "Reason", description: "Console: field" }),
        width: 230,
        cell: ({ error }) =>
          error === null ? (
            "—"
          ) : (
            <span className={styles.reason} title={error}>
              {error}
            </span>
          ),
      },
      {
        id: "tries",
        header: intl.formatMessage({ defaultMessage: "Attempts", description: "Console messages: column" }),
        numeric: true,
        width: 90,
        cell: ({ tries }) => intl.formatNumber(tries),
      },
      {
        id: "created",
        header: intl.formatMessage({ defaultMessage: "Created", description: "Console messages: column" }),
        width: 140,
        cell: ({ createdAt }) => times.moment(createdAt),
      },
      {
        id: "next",
        header: intl.formatMessage({
          defaultMessage: "Next attempt",
          description: "Console messages: column",
        }),
        width: 140,
        cell: ({ nextTryAt }) => (nextTryAt === null ? "—" : times.moment(nextTryAt)),
      },
    ],
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the times change with the day
    [intl],
  );
};
