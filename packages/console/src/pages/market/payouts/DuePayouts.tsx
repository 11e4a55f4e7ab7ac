import { minorDigits, operatorPayoutDue, type DuePayout } from "@carmine/api/contract";
import { Avatar, EmptyState } from "@carmine/design-system";
import type { DataTableColumn, DataTableState } from "@carmine/design-system/data-table";
import { compareMoney, sumMoney } from "@carmine/i18n";
import { FormattedMessage, Money, useIntl } from "@carmine/i18n/react";
import FileDown from "lucide-react/icons/file-down";
import Landmark from "lucide-react/icons/landmark";
import PackageCheck from "lucide-react/icons/package-check";
import { useMemo, useState, type ReactNode } from "react";
import { Link } from "react-router";
import { useRead } from "../../../app/endpoints.ts";
import { useWorkspace } from "../../../app/workspace.ts";
import * as list from "../../../features/list/list.css.ts";
import { ListView } from "../../../features/list/ListView.tsx";
import { downloadBankFile } from "../../../features/payouts/bank-file.ts";
import { useTimes } from "../../../features/times/use-times.ts";
import { LedgerLines } from "./LedgerLines.tsx";
import { RecordDialog } from "./RecordDialog.tsx";

interface DuePayoutsProps {
  label: string;
  state: { readonly words: string; readonly page: number; readonly limit: number };
  onPage: (change: { page: number; limit: number }) => void;
  toolbar: (buttons: ReactNode) => ReactNode;
}

/** Shops with a balance. A row expands to its latest entries; selected ones are paid together. */
export const DuePayouts = ({ label, state, onPage, toolbar }: DuePayoutsProps) => {
  const intl = useIntl();
  const { can, user } = useWorkspace();
  const [selection, setSelection] = useState<DataTableState["selection"]>([]);
  const [recording, setRecording] = useState<readonly DuePayout[]>([]);
  const due = useRead(
    operatorPayoutDue,
    { query: { words: state.words, page: state.page, limit: state.limit } },
    { keepPrevious: true },
  );
  const rows = due.data?.list ?? [];
  const columns = useColumns();
  const chosen = (keys: DataTableState["selection"]): DuePayout[] =>
    rows.filter(({ merId, waiting }) => waiting === null && (keys === "all" || keys.includes(String(merId))));
  const { limit = "0", approvers = 0 } = due.data ?? {};
  const needsApproval = (row: DuePayout): boolean => compareMoney(row.due, limit) > 0;
  return (
    <>
      <ListView
        name="payouts due"
        label={label}
        read={due}
        columns={columns}
        rowKey={({ merId }) => String(merId)}
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
              <FormattedMessage
                defaultMessage="Nothing is due to any shop"
                description="Console payouts: empty list"
              />
            }
          />
        }
        details={({ merId }) => <LedgerLines merId={merId} />}
        {...(can("money.write") && {
          rowActions: (row: DuePayout) =>
            row.waiting === null
              ? [
                  {
                    label: needsApproval(row)
                      ? intl.formatMessage({
                          defaultMessage: "Request payout",
                          description: "Console payouts: action",
                        })
                      : intl.formatMessage({
                          defaultMessage: "Record payout",
                          description: "Console payouts: action",
                        }),
                    icon: Landmark,
                    onSelect: () => setRecording([row]),
                  },
                ]
              : [],
        })}
        bulkSummary={(keys) => (
          <Money
            value={sumMoney(
              chosen(keys).map((row) => ({ price: row.due, count: 1 })),
              minorDigits(user.currency),
            )}
          />
        )}
        bulkActions={(keys) => {
          const payable = chosen(keys);
          const transfers = payable.filter((row) => !needsApproval(row));
          return [
            ...(transfers.length > 0
              ? [
                  {
                    label: intl.formatMessage({
                      defaultMessage: "Bank file (CSV)",
                      description: "Console payouts: action",
                    }),
                    icon: FileDown,
                    onSelect: () =>
                      downloadBankFile(
                        transfers.map((row) => ({ ...row, amount: row.due, reference: null })),
                      ),
                  },
                ]
              : []),
            ...(payable.length > 0 && can("money.write")
              ? [
                  {
                    label: payable.every(needsApproval)
                      ? intl.formatMessage({
                          defaultMessage: "Request payouts",
                          description: "Console payouts: action",
                        })
                      : intl.formatMessage({
                          defaultMessage: "Record payouts",
                          description: "Console payouts: action",
                        }),
                    icon: Landmark,
                    primary: true,
                    onSelect: () => setRecording(payable),
                  },
                ]
              : []),
          ];
        }}
      />
      {recording.length > 0 && (
        <RecordDialog
          payouts={recording}
          limit={limit}
          approvers={approvers}
          onClose={() => setRecording([])}
          onRecorded={() => setSelection([])}
        />
      )}
    </>
  );
};

const useColumns = (): DataTableColumn<DuePayout>[] => {
  const intl = useIntl();
  const times = useTimes();
  const { home, can } = useWorkspace();
  return useMemo(
    () => [
      {
        id: "shop",
        header: intl.formatMessage({ defaultMessage: "Shop", description: "Console order history: who" }),
        width: 280,
        cell: ({ merId, merName, avatar }) => (
          <span className={list.withPicture}>
            <Avatar name={merName} shape="square" size={32} {...(avatar !== null && { src: avatar })} />
            {can("shops.read") ? (
              <Link to={`${home}/shops/${merId}`} className={`${list.rowLink} ${list.line}`}>
                {merName}
              </Link>
            ) : (
              merName
            )}
          </span>
        ),
      },
      {
        id: "due",
        header: intl.formatMessage({ defaultMessage: "Due", description: "Console payouts: view" }),
        numeric: true,
        width: 200,
        cell: ({ due, waiting }) =>
          waiting === null ? (
            <Money value={due} />
          ) : (
            <span className={`${list.twoLines} ${list.amounts}`}>
              <Money value={due} />
              <span className={list.note}>
                <FormattedMessage
                  defaultMessage="{amount} waiting for approval"
                  description="Console payouts: part of a balance"
                  values={{ amount: <Money value={waiting} /> }}
                />
              </span>
            </span>
          ),
      },
      {
        id: "contact",
        header: intl.formatMessage({ defaultMessage: "Contact", description: "Console applications: field" }),
        width: 240,
        cell: ({ contact, email }) => (
          <span className={list.twoLines}>
            <span className={list.line}>{contact || "—"}</span>
            {email !== "" && <span className={`${list.note} ${list.line}`}>{email}</span>}
          </span>
        ),
      },
      {
        id: "paid",
        header: intl.formatMessage({ defaultMessage: "Last payout", description: "Console payouts: column" }),
        width: 160,
        cell: ({ paidAt }) => (paidAt === null ? "—" : times.day(paidAt)),
      },
    ],
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `can` belongs to `home`; `times` changes with every render
    [intl, home],
  );
};
