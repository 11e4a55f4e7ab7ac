import { randomInt } from "node:crypto";
import { Code, limits } from "@carmine/api/contract";
import { and, eq, gt, isNull, lt, lte, sql } from "drizzle-orm";
import type { AppContext, Message } from "../context.ts";
import type { Transaction } from "../database/connection.ts";
import { verificationCode } from "../database/schema/accounts.ts";
import { transaction } from "../database/transaction.ts";
import { Failure, tooManyAttempts } from "../http/envelope/failure.ts";
import { countGuess } from "../http/limits/try-limits.ts";
import { hashSecret, matches } from "./passwords.ts";

export type CodePurpose = (typeof verificationCode.$inferSelect)["purpose"];

/** The purpose and address that a code is bound to; it is valid for nothing else (rule 8). */
export interface CodeFor {
  readonly purpose: CodePurpose;
  /** Email in lower case, or dial code and number as digits. */
  readonly address: string;
}

const lifeMs = 10 * 60_000;
const maxTries = 5;
const resendMs = limits.resendSeconds * 1000;

const rowOf = ({ purpose, address }: CodeFor) =>
  and(eq(verificationCode.purpose, purpose), eq(verificationCode.address, address));

/** Six digits from a cryptographically secure source, with leading zeros. */
export const newCode = (): string =>
  String(randomInt(10 ** limits.codeDigits)).padStart(limits.codeDigits, "0");

/**
 * Rejects a second code within 60 s. Runs before anything expensive, and again as part of the write.
 * @throws Failure 429 with the time to wait
 */
export const refuseEarlyResend = async ({ db, clock }: AppContext, code: CodeFor): Promise<void> => {
  const [known] = await db
    .select({ sentAt: verificationCode.sentAt })
    .from(verificationCode)
    .where(rowOf(code));
  const wait = known ? known.sentAt.getTime() + resendMs - clock.now().getTime() : 0;
  if (wait > 0) throw tooManyAttempts(wait);
};

/**
 * Creates a code, replaces the previous one, and enqueues the message that `write` builds with it, in one
 * transaction. The message isn't delivered after the code has expired. A message without the code (no such
 * account) takes the same steps and the same time.
 * @throws Failure 429 within 60 s of the previous code
 */
export const sendCodeMessage = async (
  ctx: AppContext,
  code: CodeFor,
  write: (digits: string) => Message,
): Promise<void> => {
  const { db, clock, messenger } = ctx;
  const digits = newCode();
  const codeHash = await hashSecret(digits);
  await transaction(db, async (tx) => {
    const sentAt = clock.now();
    const fresh = {
      codeHash,
      sentAt,
      tries: 0,
      usedAt: null,
      expiresAt: new Date(sentAt.getTime() + lifeMs),
    };
    const written = await tx
      .insert(verificationCode)
      .values({ ...code, ...fresh })
      .onConflictDoUpdate({
        target: [verificationCode.purpose, verificationCode.address],
        set: fresh,
        setWhere: lte(verificationCode.sentAt, new Date(sentAt.getTime() - resendMs)),
      })
      .returning({ purpose: verificationCode.purpose });
    if (written.length === 0) throw tooManyAttempts(resendMs);
    await messenger.send({ ...write(digits), expiresAt: fresh.expiresAt }, tx);
  });
};

const wrong = () => new Failure(Code.badRequest, "wrongCaptcha");

/**
 * Compares the input with the code. The attempt is counted first, in a separate transaction, so that neither
 * concurrent attempts nor a rollback allow more than five.
 * @param device id of a known device of the account, which has its own daily limit
 * @returns proof for `useCode`
 * @throws Failure 400 for a wrong, used, expired or locked code, always identical; 429 for too many guesses
 * in a day
 */
export const checkCode = async (
  ctx: AppContext,
  code: CodeFor,
  typed: string,
  device: string | null = null,
): Promise<{ codeHash: string }> => {
  const { db, clock } = ctx;
  const [counted] = await db
    .update(verificationCode)
    .set({ tries: sql`${verificationCode.tries} + 1` })
    .where(
      and(
        rowOf(code),
        isNull(verificationCode.usedAt),
        gt(verificationCode.expiresAt, clock.now()),
        lt(verificationCode.tries, maxTries),
      ),
    )
    .returning({ codeHash: verificationCode.codeHash });
  if (counted) await countGuess(ctx, code.address, device);
  const right = await matches(counted?.codeHash, typed);
  if (!counted || !right) throw wrong();
  return counted;
};

/**
 * Consumes a checked code in the transaction that uses it. Of two requests with the same code, one succeeds.
 * @throws Failure 400 if the code was used or replaced in the meantime
 */
export const useCode = async (
  tx: Transaction,
  { clock }: AppContext,
  code: CodeFor,
  { codeHash }: { codeHash: string },
): Promise<void> => {
  const used = await tx
    .update(verificationCode)
    .set({ usedAt: clock.now() })
    .where(and(rowOf(code), eq(verificationCode.codeHash, codeHash), isNull(verificationCode.usedAt)))
    .returning({ purpose: verificationCode.purpose });
  if (used.length === 0) throw wrong();
};
