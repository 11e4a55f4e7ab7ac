import { normalizeText } from "@carmine/api/contract";
import { and, eq, ne, sql } from "drizzle-orm";
import type { Queryable } from "../database/connection.ts";
import { account } from "../database/schema/accounts.ts";
import type { Account } from "./queries.ts";

/**
 * Finds accounts by operator input: an email, a phone with its dial code, or the account id. For an email,
 * the registered account is returned alone; guests and social sign-ins may share it.
 */
export const findAccounts = async (db: Queryable, query: string): Promise<Account[]> => {
  const digits = query.replace(/\D/g, "");
  const which = query.includes("@")
    ? eq(account.email, normalizeText("email", query).toLowerCase())
    : query.startsWith("+")
      ? and(eq(account.type, "phone"), sql`${account.dialCode} || ${account.phone} = ${digits}`)
      : /^\d{1,9}$/.test(query)
        ? eq(account.id, Number(query))
        : undefined;
  if (!which) return [];
  const found = await db
    .select()
    .from(account)
    .where(and(which, ne(account.status, "closed")))
    .orderBy(account.id);
  const registered = found.filter(({ type }) => type === "email");
  return registered.length > 0 ? registered : found;
};

/** Formats an account for operators: "12 ada@example.com (Ada)". */
export const accountName = ({
  id,
  email,
  dialCode,
  phone,
  nickname,
}: Pick<Account, "id" | "email" | "dialCode" | "phone" | "nickname">): string =>
  `${id} ${email ?? (phone === null ? "" : `+${dialCode} ${phone}`)} (${nickname})`;
