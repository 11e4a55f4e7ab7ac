import {
  operatorPayoutList,
  operatorPayoutReturn,
  type DataOf,
  type PayoutView,
} from "@carmine/api/contract";
import { EmptyState, useToast } from "@carmine/design-system";
import type { DataTableColumn, DataTableState } from "@carmine/design-system/data-table";
import { FormattedMessage, Money, useIntl } from "@carmine/i18n/react";
import FileDown from "lucide-react/icons/file-down";
import Landmark from "lucide-react/icons/landmark";
import Undo2 from "lucide-react/icons/undo-2";
import { useMemo, useState, type ReactNode } from "react";
import { useRead, useWrite } from "../../../app/endpoints.ts";
import { useWorkspace } from "../../../app/workspace.ts";
import { useErrorText } from "../../../app/use-error-text.ts";
import * as list from "../../../features/list/list.css.ts";
import { ListView } from "../../../features/list/ListView.tsx";
import { ReasonDialog } from "../../../features/list/ReasonDialog.tsx";
import { downloadBankFile } from "../../../features/payouts/bank-file.ts";
import { PayoutStatus } from "../../../features/payouts/PayoutStatus.tsx";
import { useTimes } from "../../../features/times/use-times.ts";

type Row = DataOf<typeof operatorPayoutList>["list"][number];

interface PastPayoutsProps {
  label: string;
  view: PayoutView;
  state: { readonly words: string; readonly page: number; readonly limit: number };
  onPage: (change: { page: number; limit: number }) => void;
  toolbar: (buttons: ReactNode) => ReactNode;
}

/** Recorded payouts. One that the bank returned becomes due again. */
export const PastPayouts = ({ label, view, state, onPage, toolbar }: PastPayoutsProps) => {
  const intl = useIntl();
  const toast = useToast();
  const errorText = useErrorText();
  const { can } = useWorkspace();
  const giveBack = useWrite(operatorPayoutReturn);
  const [selection, setSelection] = useState<DataTableState["selection"]>([]);
  const [returning, setReturning] = useState<Row>();
  const payouts = useRead(
    operatorPayoutList,
    { query: { view, words: state.words, page: state.page, limit: state.limit } },
    { keepPrevious: true },
  );
  return (
    <>
      <ListView
        name="payouts"
        label={label}
        read={payouts}
        columns={useColumns()}
        rowKey={({ link }) => link}
        rowLabel={({ link }) => link}
        state={state}
        onPage={onPage}
        toolbar={toolbar}
        selection={selection}
        onSelect={setSelection}
        bulkActions={(keys) => {
          const transfers = (payouts.data?.list ?? []).filter(
            ({ link, returnedAt }) => returnedAt === null && (keys === "all" || keys.includes(link)),
          );
          return transfers.length === 0
            ? []
            : [
                {
                  label: intl.formatMessage({
                    defaultMessage: "Bank file (CSV)",
                    description: "Console payouts: action",
                  }),
                  icon: FileDown,
                  onSelect: () => downloadBankFile(transfers),
                },
              ];
        }}
        {...(can("money.write") && {
          rowActions: (row: Row) =>
            row.returnedAt === null
              ? [
                  {
                    label: intl.formatMessage({
                      defaultMessage: "Mark as returned",
                      description: "Console payouts: action",
                    }),
                    icon: Undo2,
                    onSelect: () => setReturning(row),
                  },
                ]
              : [],
        })}
        empty={
          <EmptyState
            size="md"
            icon={Landmark}
            title={
              <FormattedMessage defaultMessage="No payouts yet" description="Console payouts: empty list" />
            }
          />
        }
      />
      {returning && (
        <ReasonDialog
          open
          onOpenChange={(isShown) => {
            if (!isShown) setReturning(undefined);
          }}
          title={
            <FormattedMessage
              defaultMessage="Did the bank return this payout?"
              description="Console payouts: question"
            />
          }
          description={
            <FormattedMessage
              defaultMessage="{amount} is due to {shop} again, and the shop is notified."
              description="Console payouts: consequence"
              values={{ amount: <Money value={returning.amount} />, shop: returning.merName }}
            />
          }
          label={intl.formatMessage({
            defaultMessage: "Reason (visible to the shop)",
            description: "Console payouts: field",
          })}
          maxLength={255}
          confirmLabel={
            <FormattedMessage defaultMessage="Mark as returned" description="Console payouts: action" />
          }
          loading={giveBack.isPending}
          onConfirm={(reason) =>
            giveBack.mutate(
              { body: { link: returning.link, reason } },
              {
                onSettled: () => setReturning(undefined),
                onError: (error) => toast({ message: errorText(error), tone: "critical" }),
              },
            )
          }
        />
      )}
    </>
  );
};

const useColumns = (): DataTableColumn<Row>[] => {
  const intl = useIntl();
  const times = useTimes();
  return useMemo(
    () => [
      {
        id: "shop",
        header: intl.formatMessage({ defaultMessage: "Shop", description: "Console order history: who" }),
        width: 220,
        cell: ({ merName, link }) => (
          <span className={list.twoLines}>
            <span className={list.line}>{merName}</span>
            <span className={list.note}>{link}</span>
          </span>
        ),
      },
      {
        id: "amount",
        header: intl.formatMessage({ defaultMessage: "Amount", description: "Console returns: column" }),
        numeric: true,
        width: 140,
        cell: ({ amount }) => <Money value={amount} />,
      },
      {
        id: "reference",
        header: intl.formatMessage({ defaultMessage: "Reference", description: "Console payouts: column" }),
        width: 180,
        cell: ({ reference }) => reference ?? "—",
      },
      {
        id: "date",
        header: intl.formatMessage({ defaultMessage: "Date", description: "Console payouts: column" }),
        width: 300,
        cell: ({ at, by, approvedBy }) => (
          <span className={list.twoLines}>
            {times.moment(at)}
            <span className={list.note}>
              {approvedBy === null ? (
                by
              ) : by === null ? (
                <FormattedMessage
                  defaultMessage="Approved by {name}"
                  description="Console payouts: second person"
                  values={{ name: approvedBy }}
                />
              ) : (
                <FormattedMessage
                  defaultMessage="{author}, approved by {name}"
                  description="Console payouts: two people"
                  values={{ author: by, name: approvedBy }}
                />
              )}
            </span>
          </span>
        ),
      },
      {
        id: "status",
        header: intl.formatMessage({ defaultMessage: "Status", description: "Console orders: column" }),
        width: 160,
        cell: (payout) => <PayoutStatus payout={payout} />,
      },
    ],
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `times` changes with every render
    [intl],
  );
};
