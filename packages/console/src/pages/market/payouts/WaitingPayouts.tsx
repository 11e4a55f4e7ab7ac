import { operatorPayoutRequests, type PayoutRequestRow, type PayoutRequestView } from "@carmine/api/contract";
import { Avatar, EmptyState, StatusChip } from "@carmine/design-system";
import type { DataTableColumn, DataTableState } from "@carmine/design-system/data-table";
import { compareMoney } from "@carmine/i18n";
import { FormattedMessage, Money, useIntl } from "@carmine/i18n/react";
import Check from "lucide-react/icons/check";
import PackageCheck from "lucide-react/icons/package-check";
import X from "lucide-react/icons/x";
import { useMemo, useState, type ReactNode } from "react";
import { useRead } from "../../../app/endpoints.ts";
import { useWorkspace } from "../../../app/workspace.ts";
import * as list from "../../../features/list/list.css.ts";
import { ListView } from "../../../features/list/ListView.tsx";
import { useTimes } from "../../../features/times/use-times.ts";
import { ApproveDialog, totalOf } from "./ApproveDialog.tsx";
import { DeclineDialog } from "./DeclineDialog.tsx";
import { LedgerLines } from "./LedgerLines.tsx";

interface WaitingPayoutsProps {
  label: string;
  view: PayoutRequestView;
  state: { readonly words: string; readonly page: number; readonly limit: number };
  onPage: (change: { page: number; limit: number }) => void;
  toolbar: (buttons: ReactNode) => ReactNode;
}

/** Payouts that a second person must approve, or declined ones. Their authors can only withdraw them. */
export const WaitingPayouts = ({ label, view, state, onPage, toolbar }: WaitingPayoutsProps) => {
  const intl = useIntl();
  const { can, user } = useWorkspace();
  const [selection, setSelection] = useState<DataTableState["selection"]>([]);
  const [approving, setApproving] = useState<readonly PayoutRequestRow[]>([]);
  const [declining, setDeclining] = useState<PayoutRequestRow>();
  const requests = useRead(
    operatorPayoutRequests,
    { query: { view, words: state.words, page: state.page, limit: state.limit } },
    { keepPrevious: true },
  );
  const rows = requests.data?.list ?? [];
  const columns = useColumns(view);
  const canDecide = view === "waiting" && can("money.write");
  const chosen = (keys: DataTableState["selection"]): PayoutRequestRow[] =>
    rows.filter(({ id, isOwn }) => !isOwn && (keys === "all" || keys.includes(String(id))));
  const approveText = intl.formatMessage({
    defaultMessage: "Approve",
    description: "Console applications: action",
  });
  const withdrawText = intl.formatMessage({
    defaultMessage: "Withdraw",
    description: "Console payouts: action",
  });
  const declineText = intl.formatMessage({
    defaultMessage: "Decline",
    description: "Console returns: action",
  });
  return (
    <>
      <ListView
        name={`payouts ${view}`}
        label={label}
        read={requests}
        columns={columns}
        rowKey={({ id }) => String(id)}
        rowLabel={({ merName }) => merName}
        state={state}
        onPage={onPage}
        selection={selection}
        onSelect={setSelection}
        toolbar={toolbar}
        empty={
          <EmptyState
            size="md"
            tone="success"
            icon={PackageCheck}
            title={
              view === "waiting" ? (
                <FormattedMessage
                  defaultMessage="No payouts are waiting for approval"
                  description="Console payouts: empty list"
                />
              ) : (
                <FormattedMessage
                  defaultMessage="No declined payouts"
                  description="Console payouts: empty list"
                />
              )
            }
          />
        }
        details={({ merId }) => <LedgerLines merId={merId} />}
        {...(canDecide && {
          rowActions: (row: PayoutRequestRow) => [
            ...(row.isOwn ? [] : [{ label: approveText, icon: Check, onSelect: () => setApproving([row]) }]),
            {
              label: row.isOwn ? withdrawText : declineText,
              icon: X,
              onSelect: () => setDeclining(row),
            },
          ],
          bulkSummary: (keys: DataTableState["selection"]) => (
            <Money value={totalOf(chosen(keys), user.currency)} />
          ),
          bulkActions: (keys: DataTableState["selection"]) =>
            chosen(keys).length === 0
              ? []
              : [
                  {
                    label: approveText,
                    icon: Check,
                    primary: true,
                    onSelect: () => setApproving(chosen(keys)),
                  },
                ],
        })}
      />
      {approving.length > 0 && (
        <ApproveDialog
          payouts={approving}
          onClose={() => setApproving([])}
          onApproved={() => setSelection([])}
        />
      )}
      {declining && <DeclineDialog payout={declining} onClose={() => setDeclining(undefined)} />}
    </>
  );
};

const useColumns = (view: PayoutRequestView): DataTableColumn<PayoutRequestRow>[] => {
  const intl = useIntl();
  const times = useTimes();
  return useMemo(
    () => [
      {
        id: "shop",
        header: intl.formatMessage({ defaultMessage: "Shop", description: "Console order history: who" }),
        width: 240,
        cell: ({ merName, avatar }) => (
          <span className={list.withPicture}>
            <Avatar name={merName} shape="square" size={32} {...(avatar !== null && { src: avatar })} />
            <span className={list.line}>{merName}</span>
          </span>
        ),
      },
      {
        id: "amount",
        header: intl.formatMessage({ defaultMessage: "Amount", description: "Console returns: column" }),
        numeric: true,
        width: 160,
        cell: ({ amount, due }) => {
          const isCovered = compareMoney(amount, due) <= 0;
          return (
            <span className={`${list.twoLines} ${list.amounts}`}>
              <Money value={amount} />
              <span className={isCovered || view === "declined" ? list.note : `${list.note} ${list.late}`}>
                <FormattedMessage
                  defaultMessage="Due: {amount}"
                  description="Console payouts: balance of a shop"
                  values={{ amount: <Money value={due} /> }}
                />
              </span>
            </span>
          );
        },
      },
      {
        id: "reference",
        header: intl.formatMessage({ defaultMessage: "Reference", description: "Console payouts: column" }),
        width: 180,
        cell: ({ reference }) => reference ?? "—",
      },
      {
        id: "requested",
        header: intl.formatMessage({
          defaultMessage: "Requested",
          description: "Console payouts: column, when and by whom",
        }),
        width: 200,
        cell: ({ at, by, isOwn }) => (
          <span className={list.twoLines}>
            {times.moment(at)}
            {isOwn && view === "waiting" ? (
              <StatusChip tone="neutral" className={list.chip}>
                <FormattedMessage
                  defaultMessage="Someone else must approve"
                  description="Console payouts: status of an own request"
                />
              </StatusChip>
            ) : (
              <span className={list.note}>
                {by ?? (
                  <FormattedMessage
                    defaultMessage="Command line"
                    description="Console audit: author without an account"
                  />
                )}
              </span>
            )}
          </span>
        ),
      },
      ...(view === "declined"
        ? [
            {
              id: "declined",
              header: intl.formatMessage({
                defaultMessage: "Declined",
                description: "Console returns: status",
              }),
              width: 260,
              cell: ({ declinedAt, declinedBy, reason }: PayoutRequestRow) => (
                <span className={list.twoLines}>
                  <span className={list.line}>{reason}</span>
                  <span className={list.note}>
                    {declinedAt !== null && times.moment(declinedAt)} · {declinedBy}
                  </span>
                </span>
              ),
            },
          ]
        : []),
    ],
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `times` changes with every render
    [intl, view],
  );
};
