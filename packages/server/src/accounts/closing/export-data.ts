import { Code, type WireLocale } from "@carmine/api/contract";
import { sql } from "drizzle-orm";
import type { AppContext } from "../../context.ts";
import type { Queryable, Transaction } from "../../database/connection.ts";
import { rowsOf } from "../../database/rows.ts";
import { transaction } from "../../database/transaction.ts";
import type { Caller } from "../../http/callers/caller.ts";
import { Failure } from "../../http/envelope/failure.ts";
import { textOf } from "../../http/messages.ts";
import { notify } from "../../notifications/notify.ts";
import { requireAccount, requireProof, type Proof } from "../profile/confirm-owner.ts";
import type { Account } from "../queries.ts";

/** Columns that grant access. They protect the account and aren't personal data. */
const secrets = [
  "password_hash",
  "token_hash",
  "guest_key",
  "stop_token",
  "state_hash",
  "secret_hash",
  "secret",
  "code_hash",
  "code_verifier",
];

/** Rows that belong to the account through one of its orders. */
const belowOrders = [
  ["order_line", "merchant_order", "merchant_order_id"],
  ["order_history", "master_order", "master_order_id"],
] as const;

const withoutSecrets = (alias: string) =>
  sql`to_jsonb(${sql.raw(alias)}) - ${sql.raw(`array['${secrets.join("','")}']`)}`;

type Rows = unknown[];

const rowsWhere = async (db: Queryable, from: string, where: ReturnType<typeof sql>): Promise<Rows> => {
  const rows = await rowsOf<{ row: unknown }>(
    db,
    sql`select ${withoutSecrets("t")} as row from ${sql.raw(from)} where ${where}`,
  );
  return rows.map(({ row }) => row);
};

/**
 * Tables with a reference to their account, read from the database schema so that new tables are exported
 * automatically.
 */
export const tablesOfAccounts = async (db: Queryable): Promise<string[]> => {
  const rows = await rowsOf<{ name: string }>(
    db,
    sql`select c.table_name as name from information_schema.columns c
        join information_schema.tables t using (table_schema, table_name)
        where c.table_schema = 'public' and c.column_name = 'account_id' and t.table_type = 'BASE TABLE'
        order by 1`,
  );
  return rows.map(({ name }) => name);
};

/** Reads all data stored about an account, by table. */
export const readAccountData = async (db: Queryable, accountId: number): Promise<Record<string, Rows>> => {
  const data: Record<string, Rows> = { account: await rowsWhere(db, "account t", sql`t.id = ${accountId}`) };
  for (const table of await tablesOfAccounts(db))
    data[table] = await rowsWhere(db, `"${table}" t`, sql`t.account_id = ${accountId}`);
  for (const [table, owner, column] of belowOrders)
    data[table] = await rowsWhere(
      db,
      `${table} t join ${owner} o on o.id = t.${column}`,
      sql`o.account_id = ${accountId}`,
    );
  return data;
};

/** @throws Failure if the account has no email, or mail isn't set up */
const requireMailbox = ({ messenger }: Pick<AppContext, "messenger">, email: string | null): string => {
  if (email === null) throw new Failure(Code.failure, "exportNeedsEmail");
  if (!messenger.canSend("mail")) throw new Failure(Code.failure, "mailUnavailable");
  return email;
};

/**
 * Mails an account a file with all data stored about it.
 * @throws Failure if the account has no email
 */
export const mailData = async (
  ctx: Pick<AppContext, "messenger">,
  tx: Transaction,
  { id, email }: Pick<Account, "id" | "email">,
  locale: WireLocale,
): Promise<void> => {
  const to = requireMailbox(ctx, email);
  const data = await readAccountData(tx, id);
  await ctx.messenger.send(
    {
      kind: "mail",
      to,
      subject: textOf("exportSubject", locale),
      text: textOf("exportText", locale),
      attachment: { name: "my-data.json", type: "application/json", text: JSON.stringify(data, null, 2) },
    },
    tx,
  );
  await notify(tx, { accountId: id, kind: "exportSent", values: {}, path: "/users/user_info" });
};

/**
 * Mails the caller a file with all data stored about the account.
 * @throws Failure if the account has no email, or without a proof
 */
export const exportData = async (ctx: AppContext, caller: Caller, proof: Proof): Promise<void> => {
  const own = await requireAccount(ctx, caller);
  requireMailbox(ctx, own.email);
  const useProof = await requireProof(ctx, caller, own, proof);
  await transaction(ctx.db, async (tx) => {
    await useProof(tx);
    await mailData(ctx, tx, own, caller.locale);
  });
};
