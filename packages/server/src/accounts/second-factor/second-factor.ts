import { Code } from "@carmine/api/contract";
import { and, eq, isNotNull, isNull, lt, or } from "drizzle-orm";
import type { AppContext } from "../../context.ts";
import type { Transaction } from "../../database/connection.ts";
import { recoveryCode, secondFactor, session } from "../../database/schema/accounts.ts";
import { transaction } from "../../database/transaction.ts";
import { requireUser, type Caller } from "../../http/callers/caller.ts";
import { hashToken } from "../../http/callers/tokens.ts";
import { Failure } from "../../http/envelope/failure.ts";
import { countFactorCode } from "../../http/limits/try-limits.ts";
import { readSiteName } from "../../messaging/mail/site-name.ts";
import { notify } from "../../notifications/notify.ts";
import { requireAccount, requireProof, type Proof } from "../profile/confirm-owner.ts";
import { newRecoveryCodes, newSecret, plainCode, setupUri, stepOf } from "./authenticator.ts";

const wrongCode = () => new Failure(Code.badRequest, "wrongFactorCode");

/**
 * Creates a secret that has no effect until it is confirmed; replaces an unconfirmed one.
 * @throws Failure 400 without a proof, 500 if the account has a confirmed one
 */
export const startFactor = async (
  ctx: AppContext,
  caller: Caller,
  proof: Proof,
): Promise<{ secret: string; uri: string }> => {
  const account = await requireAccount(ctx, caller);
  const useProof = await requireProof(ctx, caller, account, proof);
  const secret = newSecret();
  await transaction(ctx.db, async (tx) => {
    await useProof(tx);
    const written = await tx
      .insert(secondFactor)
      .values({ accountId: account.id, secret })
      .onConflictDoUpdate({
        target: secondFactor.accountId,
        set: { secret, lastStep: null },
        setWhere: isNull(secondFactor.confirmedAt),
      })
      .returning({ accountId: secondFactor.accountId });
    if (written.length === 0) throw new Failure(Code.failure, "secondFactorExists");
  });
  const issuer = (await readSiteName(ctx.db))(caller.locale);
  return { secret, uri: setupUri(secret, issuer, account.email ?? account.nickname) };
};

/**
 * Accepts a code of the app once: of concurrent requests with the same code, one succeeds.
 * @throws Failure 400 for a wrong or used code
 */
const consumeAppCode = async (
  tx: Transaction,
  { clock }: AppContext,
  accountId: number,
  code: string,
  isConfirmed: boolean,
): Promise<void> => {
  const state = isConfirmed ? isNotNull(secondFactor.confirmedAt) : isNull(secondFactor.confirmedAt);
  const own = and(eq(secondFactor.accountId, accountId), state);
  const [known] = await tx.select().from(secondFactor).where(own);
  const step = known ? stepOf(known.secret, code, clock.now()) : null;
  if (step === null) throw wrongCode();
  const used = await tx
    .update(secondFactor)
    .set({ lastStep: step, ...(!isConfirmed && { confirmedAt: clock.now() }) })
    .where(and(own, or(isNull(secondFactor.lastStep), lt(secondFactor.lastStep, step))))
    .returning({ accountId: secondFactor.accountId });
  if (used.length === 0) throw wrongCode();
};

/** Accepts a code of the app, or a recovery code, which is then used up. @throws Failure 400 for others */
const consumeCode = async (
  tx: Transaction,
  ctx: AppContext,
  accountId: number,
  typed: string,
): Promise<void> => {
  const code = plainCode(typed);
  if (/^\d{6}$/.test(code)) return consumeAppCode(tx, ctx, accountId, code, true);
  const used = await tx
    .delete(recoveryCode)
    .where(and(eq(recoveryCode.accountId, accountId), eq(recoveryCode.codeHash, hashToken(code))))
    .returning({ accountId: recoveryCode.accountId });
  if (used.length === 0) throw wrongCode();
};

const passSession = async (tx: Transaction, { clock }: AppContext, caller: Caller): Promise<void> => {
  await tx
    .update(session)
    .set({ secondFactorAt: clock.now() })
    .where(eq(session.tokenHash, caller.sessionHash ?? ""));
};

/**
 * Confirms the new secret with a code of the app. The session has passed, other sessions need a code.
 * @returns the recovery codes, which are stored only as hashes
 */
export const confirmFactor = async (ctx: AppContext, caller: Caller, typed: string): Promise<string[]> => {
  const accountId = requireUser(caller);
  await countFactorCode(ctx, accountId);
  const codes = newRecoveryCodes();
  await transaction(ctx.db, async (tx) => {
    await consumeAppCode(tx, ctx, accountId, plainCode(typed), false);
    await tx.delete(recoveryCode).where(eq(recoveryCode.accountId, accountId));
    await tx
      .insert(recoveryCode)
      .values(codes.map((code) => ({ accountId, codeHash: hashToken(plainCode(code)) })));
    await passSession(tx, ctx, caller);
    await notify(tx, { accountId, kind: "secondFactorAdded", values: {}, path: "/" });
  });
  return codes;
};

/** Confirms the session with a code. @throws Failure 400 for a wrong or used code, 429 after too many */
export const verifyFactor = async (ctx: AppContext, caller: Caller, typed: string): Promise<void> => {
  const accountId = requireUser(caller);
  await countFactorCode(ctx, accountId);
  await transaction(ctx.db, async (tx) => {
    await consumeCode(tx, ctx, accountId, typed);
    await passSession(tx, ctx, caller);
  });
};

/** Removes the caller's second factor with a code. */
export const removeFactor = async (ctx: AppContext, caller: Caller, typed: string): Promise<void> => {
  const accountId = requireUser(caller);
  await countFactorCode(ctx, accountId);
  await transaction(ctx.db, async (tx) => {
    await consumeCode(tx, ctx, accountId, typed);
    await tx.delete(secondFactor).where(eq(secondFactor.accountId, accountId));
    await notify(tx, { accountId, kind: "secondFactorRemoved", values: {}, path: "/" });
  });
};
