import { sql } from "drizzle-orm";
import type { Database } from "../../database/connection.ts";
import { createOrderOf, Refused, type Ask, type Attempt } from "./shopper.ts";

/** What became of the orders that somebody tried to make. */
export interface Settled {
  /** Attempts that are no order: refused after their hold had ended, and the books know nothing of their key. */
  readonly neverMade: number;
  /** What must not be, one a line. */
  readonly faults: readonly string[];
}

/** ms that goods are held; an order that was not made until then is refused rightly. */
const holdMs = 5 * 60_000;
/** Attempts with an answer that are repeated, besides all without one. */
const maxRepeated = 200;

interface Repeat {
  orderNos: string[];
  refusal?: string;
  /** ms since the goods were held. */
  afterMs: number;
}

const repeat = async (ask: Ask, attempt: Attempt): Promise<Repeat> => {
  const afterMs = Date.now() - attempt.heldAt;
  try {
    const orderNos = [await createOrderOf(ask, attempt), await createOrderOf(ask, attempt)];
    // A page that is loaded again asks the provider.
    await ask(attempt.token, `pay/result/${orderNos[0]}`);
    return { orderNos, afterMs };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { orderNos: [], refusal: error.message, afterMs };
  }
};

/** The order of each key, as the transaction that made the order wrote it. */
const ordersByKey = async (db: Database): Promise<Map<string, string>> => {
  const { rows } = await db.execute<{ key: string; orderNo: string }>(
    sql`select key, answer ->> 'orderNo' as "orderNo" from idempotency_key where scope like 'order/create:%'`,
  );
  return new Map(rows.map(({ key, orderNo }) => [key, orderNo]));
};

/**
 * Repeats attempts by their key and holds what was answered against the books, where each order stands with its key.
 * @throws NoAnswer where the shop isn't back
 */
export const settle = async (
  ask: Ask,
  db: Database,
  attempts: readonly Attempt[],
  say: (line: string) => void,
): Promise<Settled> => {
  const open = attempts.filter(({ orderNo }) => orderNo === undefined);
  const known = attempts.filter(({ orderNo }) => orderNo !== undefined);
  say(`${open.length} of ${attempts.length} orders have no answer and are asked for again`);
  const repeats = new Map<Attempt, Repeat>();
  for (const attempt of [...open, ...known.slice(-maxRepeated)])
    repeats.set(attempt, await repeat(ask, attempt));
  // What a page does that is loaded again: a payment whose answer was lost is known only by asking the provider.
  for (const { token, orderNo } of known.slice(0, -maxRepeated)) await ask(token, `pay/result/${orderNo}`);

  const orders = await ordersByKey(db);
  const faults: string[] = [];
  let neverMade = 0;
  for (const attempt of attempts) {
    const made = orders.get(attempt.key);
    const again = repeats.get(attempt);
    if (attempt.orderNo !== undefined && attempt.orderNo !== made)
      faults.push(`${attempt.orderNo} was answered, the books have ${made ?? "nothing"} under its key`);
    if (again?.refusal !== undefined) {
      const seconds = Math.round(again.afterMs / 1000);
      say(
        `${attempt.key} is refused ${seconds} s after its hold: ${again.refusal}; in the books: ${made ?? "nothing"}`,
      );
      if (made !== undefined) faults.push(`${made} is an order, its repeat is refused: ${again.refusal}`);
      else if (again.afterMs < holdMs) faults.push(`A hold of ${seconds} s is refused: ${again.refusal}`);
      else neverMade += 1;
    } else if (again?.orderNos.some((orderNo) => orderNo !== made))
      faults.push(`${made ?? "Nothing"} is in the books, repeats answer ${again.orderNos.join(", ")}`);
  }
  const tried = new Set(attempts.map(({ key }) => key));
  for (const [key, orderNo] of orders) if (!tried.has(key)) faults.push(`Nobody tried to make ${orderNo}`);
  return { neverMade, faults };
};
