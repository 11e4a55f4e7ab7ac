import { Code, type SocialProvider } from "@carmine/api/contract";
import { and, asc, eq } from "drizzle-orm";
import type { AppContext } from "../../context.ts";
import type { Queryable } from "../../database/connection.ts";
import { account, socialLogin } from "../../database/schema/accounts.ts";
import { transaction } from "../../database/transaction.ts";
import type { Caller } from "../../http/callers/caller.ts";
import { Failure, notFound } from "../../http/envelope/failure.ts";
import { notify } from "../../notifications/notify.ts";
import { wireTime } from "../../shared/wire-time.ts";
import { requireAccount, requireProof, type Proof } from "../profile/confirm-owner.ts";

/** Display names. */
export const providerNames: Readonly<Record<SocialProvider, string>> = {
  twitter: "X",
  facebook: "Facebook",
  google: "Google",
};

export const listLogins = async (db: Queryable, accountId: number) => {
  const rows = await db
    .select()
    .from(socialLogin)
    .where(eq(socialLogin.accountId, accountId))
    .orderBy(asc(socialLogin.createdAt));
  return rows.map(({ provider, name, createdAt }) => ({ provider, name, createTime: wireTime(createdAt) }));
};

/**
 * Unlinks a provider from the account.
 * @throws Failure if no sign-in method would be left
 */
export const unlinkLogin = async (
  ctx: AppContext,
  caller: Caller,
  provider: SocialProvider,
  proof: Proof,
): Promise<void> => {
  const own = await requireAccount(ctx, caller);
  const useProof = await requireProof(ctx, caller, own, proof);
  await transaction(ctx.db, async (tx) => {
    await useProof(tx);
    // Of two concurrent calls for two providers, the second one sees the result of the first.
    await tx.select({ id: account.id }).from(account).where(eq(account.id, own.id)).for("no key update");
    const logins = await listLogins(tx, own.id);
    if (!logins.some((login) => login.provider === provider)) throw notFound();
    const hasOther = logins.length > 1 || own.type === "email" || own.type === "phone";
    if (!hasOther) throw new Failure(Code.failure, "lastSignIn");
    await tx
      .delete(socialLogin)
      .where(and(eq(socialLogin.accountId, own.id), eq(socialLogin.provider, provider)));
    await notify(tx, {
      accountId: own.id,
      kind: "loginUnlinked",
      values: { provider: providerNames[provider] },
      path: "/users/user_info",
    });
  });
};
