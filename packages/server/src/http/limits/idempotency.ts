import { createHash } from "node:crypto";
import { Code, limits } from "@carmine/api/contract";
import { and, eq, sql } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import type { AppContext } from "../../context.ts";
import type { Transaction } from "../../database/connection.ts";
import { statement } from "../../database/statement.ts";
import { transaction } from "../../database/transaction.ts";
import { Failure } from "../envelope/failure.ts";
import { idempotencyKey } from "../../database/schema/platform.ts";

/** Hours that a response is stored under its key. */
export const idempotencyHours = 48;

/** The header `Idempotency-Key`: 1–255 printable characters, or none. @throws Failure 400 for anything else */
export const idempotencyKeyOf = (request: FastifyRequest): string | null => {
  const key = request.headers["idempotency-key"];
  if (key === undefined) return null;
  if (typeof key !== "string" || key.length > limits.idempotencyKey || !/^[\x20-\x7e]+$/.test(key)) {
    throw new Failure(Code.badRequest, "wrongParameter");
  }
  return key;
};

/** JSON with sorted keys, so that equal content is equal text. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) =>
    inner !== null && typeof inner === "object" && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );

export interface KeyedCall {
  /** Caller and endpoint, such as `order/create:42`. */
  readonly scope: string;
  /** `null` runs the work without storing the response. */
  readonly key: string | null;
  readonly body: unknown;
}

interface Remembered {
  scope: string;
  key: string;
  requestHash: string;
  answer: string;
  now: string;
}

const remember = statement<Remembered, { key: string }>(
  (value) => sql`
    insert into idempotency_key (scope, key, request_hash, answer, created_at)
    values (${value("scope")}, ${value("key")}, ${value("requestHash")}, ${value("answer")}::jsonb, ${value("now")}::timestamptz)
    on conflict do nothing returning key`,
);

/**
 * Runs `work` in a transaction once per key. The key's row with the response is written first, in the same
 * transaction as the effect: a concurrent request with the key waits at the unique constraint, then gets the
 * stored response, or runs itself if the first one was rolled back.
 * @param answer the response of this run; known before the work, so that storing it takes one statement
 * @throws Failure 409 for the key with another body
 */
export const runIdempotent = <Answer>(
  { db, clock }: AppContext,
  { scope, key, body }: KeyedCall,
  answer: Answer,
  work: (tx: Transaction) => Promise<void>,
): Promise<Answer> =>
  transaction(db, async (tx) => {
    if (key !== null) {
      const requestHash = createHash("sha256")
        .update(canonical(body) ?? "")
        .digest("hex");
      const call = {
        scope,
        key,
        requestHash,
        answer: JSON.stringify(answer),
        now: clock.now().toISOString(),
      };
      const inserted = await remember(tx, call);
      if (inserted.length === 0) {
        const here = and(eq(idempotencyKey.scope, scope), eq(idempotencyKey.key, key));
        const [known] = await tx.select().from(idempotencyKey).where(here);
        if (known?.requestHash !== requestHash) throw new Failure(Code.conflict, "keyReused");
        return known.answer as Answer;
      }
    }
    await work(tx);
    return answer;
  });
