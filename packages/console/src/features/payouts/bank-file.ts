import { downloadCsv, type DataTableColumn } from "@carmine/design-system/data-table";

/** A transfer to a shop. */
export interface Transfer {
  readonly merId: number;
  readonly merName: string;
  readonly contact: string;
  readonly email: string;
  readonly amount: string;
  readonly currency: string;
  /** Text on the transfer; null for a general one. */
  readonly reference: string | null;
}

/** Columns of the bank file. Their names are fixed, so that a template of the bank fits in every language. */
const columns: DataTableColumn<Transfer>[] = (
  [
    ["shop", ({ merName }) => merName],
    ["beneficiary", ({ contact, merName }) => contact || merName],
    ["email", ({ email }) => email],
    ["amount", ({ amount }) => amount],
    ["currency", ({ currency }) => currency],
    ["reference", ({ reference, merId }) => reference ?? `Payout to shop ${merId}`],
  ] satisfies [string, (row: Transfer) => string][]
).map(([id, value]) => ({ id, header: id, cell: value, value }));

/** Downloads transfers for the bank as CSV. */
export const downloadBankFile = (transfers: readonly Transfer[]): void =>
  downloadCsv(`payouts-${new Date().toISOString().slice(0, 10)}.csv`, { columns, rows: [...transfers] });
