import { sql } from "drizzle-orm";
import type { Database } from "../../database/connection.ts";
import { createOrderOf, Refused, type Ask, type Attempt } from "./shopper.ts";

/** Outcome of the attempted orders. */
export interface Settled {
  /** Attempts without an order: refused after the checkout had expired, and their key isn't in the books. */
  readonly neverMade: number;
  /** Detected faults, one per line. */
  readonly faults: readonly string[];
}

/** Milliseconds that a checkout is valid; afterwards an order is rightly refused. */
const holdMs = 5 * 60_000;
/** Number of answered attempts that are repeated, in addition to all unanswered ones. */
const maxRepeated = 200;

interface Repeat {
  orderNos: string[];
  refusal?: string;
  /** Milliseconds since the checkout started. */
  afterMs: number;
}

const repeat = async (ask: Ask, attempt: Attempt): Promise<Repeat> => {
  const afterMs = Date.now() - attempt.heldAt;
  try {
    const orderNos = [await createOrderOf(ask, attempt), await createOrderOf(ask, attempt)];
    // As a reloaded page does, which queries the provider.
    await ask(attempt.token, `pay/result/${orderNos[0]}`);
    return { orderNos, afterMs };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { orderNos: [], refusal: error.message, afterMs };
  }
};

/** The order of each key, as written by the order's transaction. */
const ordersByKey = async (db: Database): Promise<Map<string, string>> => {
  const { rows } = await db.execute<{ key: string; orderNo: string }>(
    sql`select key, answer ->> 'orderNo' as "orderNo" from idempotency_key where scope like 'order/create:%'`,
  );
  return new Map(rows.map(({ key, orderNo }) => [key, orderNo]));
};

/**
 * Repeats attempts with their key and compares the responses with the books, which store each order's key.
 * @throws NoAnswer if the shop isn't available
 */
export const settle = async (
  ask: Ask,
  db: Database,
  attempts: readonly Attempt[],
  say: (line: string) => void,
): Promise<Settled> => {
  const open = attempts.filter(({ orderNo }) => orderNo === undefined);
  const known = attempts.filter(({ orderNo }) => orderNo !== undefined);
  say(`${open.length} of ${attempts.length} orders have no response and are repeated`);
  const repeats = new Map<Attempt, Repeat>();
  for (const attempt of [...open, ...known.slice(-maxRepeated)])
    repeats.set(attempt, await repeat(ask, attempt));
  // As a reloaded page does: a payment whose response was lost is only found by querying the provider.
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
        `${attempt.key} is refused ${seconds} s after its checkout started: ${again.refusal}; in the books: ${made ?? "nothing"}`,
      );
      if (made !== undefined) faults.push(`${made} is an order, its repeat is refused: ${again.refusal}`);
      else if (again.afterMs < holdMs) faults.push(`A hold of ${seconds} s is refused: ${again.refusal}`);
      else neverMade += 1;
    } else if (again?.orderNos.some((orderNo) => orderNo !== made))
      faults.push(`${made ?? "Nothing"} is in the books, repeats answer ${again.orderNos.join(", ")}`);
  }
  const tried = new Set(attempts.map(({ key }) => key));
  for (const [key, orderNo] of orders) if (!tried.has(key)) faults.push(`No attempt was made for ${orderNo}`);
  return { neverMade, faults };
};
