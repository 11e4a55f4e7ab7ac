import { createHash, randomBytes } from "node:crypto";
import { Code } from "@carmine/api/contract";
import { and, eq, gt, lte } from "drizzle-orm";
import type { AppContext } from "../context.ts";
import { merchantCheck } from "../database/schema/merchants.ts";
import { Failure } from "../http/envelope/failure.ts";
import { countAttempt } from "../http/limits/try-limits.ts";

/** 2^17 hashes on average: part of a second in a browser, hours for whoever wants the papers of all shops. */
const bits = 17;
const lifeMs = 10 * 60_000;

/** A puzzle for the papers of one shop. */
export const startCheck = async (
  ctx: AppContext,
  merchantId: number,
  origin: string,
): Promise<{ challenge: string; bits: number }> => {
  await countAttempt(ctx, "qualification", origin);
  const challenge = randomBytes(16).toString("hex");
  const expiresAt = new Date(ctx.clock.now().getTime() + lifeMs);
  await ctx.db.insert(merchantCheck).values({ challenge, merchantId, expiresAt });
  return { challenge, bits };
};

const zeroBits = (hash: Uint8Array): number => {
  let zeros = 0;
  for (const byte of hash) {
    if (byte !== 0) return zeros + Math.clz32(byte) - 24;
    zeros += 8;
  }
  return zeros;
};

/** Whether the hash of a proof `<challenge>.<nonce>` begins with enough zero bits. */
const isSolved = (proof: string): boolean => zeroBits(createHash("sha256").update(proof).digest()) >= bits;

/**
 * Takes a proof for the papers of a shop; each puzzle is good for one answer.
 * @throws Failure 400 where the puzzle isn't solved, is for another shop, has been used or has expired
 */
export const passCheck = async (
  { db, clock }: AppContext,
  merchantId: number,
  proof: string,
): Promise<void> => {
  const [challenge = ""] = proof.split(".");
  const used = isSolved(proof)
    ? await db
        .delete(merchantCheck)
        .where(
          and(
            eq(merchantCheck.challenge, challenge),
            eq(merchantCheck.merchantId, merchantId),
            gt(merchantCheck.expiresAt, clock.now()),
          ),
        )
        .returning({ challenge: merchantCheck.challenge })
    : [];
  if (used.length === 0) throw new Failure(Code.badRequest, "checkFailed");
};

/** Removes puzzles that nobody has solved in time. */
export const sweepChecks = async ({ db, clock }: AppContext): Promise<void> => {
  await db.delete(merchantCheck).where(lte(merchantCheck.expiresAt, clock.now()));
};
