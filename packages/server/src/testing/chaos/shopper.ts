import { setTimeout as pause } from "node:timers/promises";
import { Code } from "@carmine/api/contract";
import { addressOf, card, type TestProduct } from "../test-shop.ts";

export interface Envelope {
  code: number;
  message: string;
  data: ({ cartInfoList?: { id: number }[] }[] & Record<string, unknown>) | null;
}

/** An attempted order with its response, if any. */
export interface Attempt {
  readonly token: string;
  readonly key: string;
  readonly body: unknown;
  /** Start of the checkout, Unix time in ms. */
  readonly heldAt: number;
  orderNo?: string;
}

/** Observations of the load. */
export interface LoadStats {
  calls: number;
  /** Error responses by status, code and call. */
  readonly refusals: Map<string, number>;
  /** Calls without a response, because the shop was down. */
  unanswered: number;
  readonly attempts: Attempt[];
}

/** No response, or a request to retry: the call may have taken effect. */
class NoAnswer extends Error {
  override readonly name = "NoAnswer";
}

/** The shop refused the call; `message` has the code and the reason. */
export class Refused extends Error {
  override readonly name = "Refused";
}

const timeoutMs = 15_000;

export type Ask = (token: string, path: string, body?: unknown, key?: string) => Promise<Envelope>;

/** The shop that receives calls. The address of a restarted shop changes. */
export interface ShopTarget {
  readonly address: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Calls the shop at its current URL. @throws NoAnswer, Refused */
export const askOf =
  (shop: ShopTarget, tally: LoadStats): Ask =>
  async (token, path, body, key) => {
    tally.calls += 1;
    let answer: { status: number; envelope: Envelope };
    try {
      const response = await fetch(shop.address + path, {
        method: body === undefined ? "GET" : "POST",
        headers: {
          ...shop.headers,
          "authori-zation": token,
          ...(body === undefined ? {} : { "content-type": "application/json" }),
          ...(key === undefined ? {} : { "idempotency-key": key }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(timeoutMs),
      });
      answer = { status: response.status, envelope: (await response.json()) as Envelope };
    } catch {
      tally.unanswered += 1;
      throw new NoAnswer();
    }
    const { status, envelope } = answer;
    if (envelope.code === Code.ok) return envelope;
    const kind = `HTTP ${status}, code ${envelope.code}: ${path.replace(/\?.*|PT?\d\w*/g, "")}`;
    tally.refusals.set(kind, (tally.refusals.get(kind) ?? 0) + 1);
    if (status === 503) throw new NoAnswer();
    throw new Refused(`${envelope.code} ${envelope.message}`);
  };

/** Creates the order of an attempt, or returns the one it created. */
export const createOrderOf = async (ask: Ask, { token, key, body }: Attempt): Promise<string> => {
  const { data } = await ask(token, "order/create", body, key);
  return String(data?.["orderNo"]);
};

interface Visit {
  readonly items: readonly TestProduct[];
  readonly lane: number;
  readonly tally: LoadStats;
  readonly signal: AbortSignal;
  /** Called after each order. */
  readonly afterOrder?: (token: string, orderNo: string) => Promise<void>;
}

const signIn = async (ask: Ask, lane: number) => {
  const { data } = await ask("", "login/register/visitor", { email: `lane${lane}@example.com` });
  const token = String(data?.["token"]);
  const { data: saved } = await ask(token, "address/edit", addressOf());
  return { token, addressId: saved?.["id"] };
};

type Shopper = Awaited<ReturnType<typeof signIn>>;

/** Browses, fills the cart and starts a checkout. */
const hold = async (
  ask: Ask,
  { items, lane }: Visit,
  { token, addressId }: Shopper,
  turn: number,
): Promise<Attempt> => {
  const chosen = items.slice(0, 1 + ((turn + lane) % items.length));
  await ask("", "product/list?page=1&limit=10");
  for (const { productId } of chosen) await ask(token, `product/detail/${productId}`);
  const lines = chosen.map(({ productId, skuId }) => ({ productId, productAttrUnique: skuId, cartNum: 1 }));
  await ask(token, "cart/save", lines);
  const { data: shops } = await ask(token, "cart/list?isValid=true");
  const orderDetails = (shops ?? []).flatMap(({ cartInfoList = [] }) =>
    cartInfoList.map(({ id }) => ({ shoppingCartId: id })),
  );
  const heldAt = Date.now();
  const { data: held } = await ask(token, "order/pre/order", { preOrderType: "shoppingCart", orderDetails });
  const body = { preOrderNo: held?.["preOrderNo"], addressId, payType: "sandbox", payChannel: "pc" };
  return { token, key: `${lane}-${String(body.preOrderNo)}`, body, heldAt };
};

/** Pays, cancels or leaves an order. */
const finish = async (ask: Ask, { token }: Shopper, orderNo: string, turn: number): Promise<void> => {
  if (turn % 4 === 3) await ask(token, `order/cancel/${orderNo}`, {});
  else if (turn % 4 !== 2) {
    await ask(token, "pay/payment", { orderNo, payType: "sandbox", payChannel: "pc" });
    await ask(token, "pay/sandbox/confirm", card(orderNo));
  }
};

/** Milliseconds until the next attempt after a failure. */
const retryMs = 150;

/**
 * Buys until stopped. Shoppers of even lanes repeat an unanswered order with its key until it is answered;
 * the others abandon it and start another one.
 */
export const shopUntilStopped = async (ask: Ask, visit: Visit): Promise<void> => {
  const repeats = visit.lane % 2 === 0;
  let shopper: Shopper | undefined;
  let open: Attempt | undefined;
  for (let turn = 0; !visit.signal.aborted; turn += 1) {
    try {
      shopper ??= await signIn(ask, visit.lane);
      if (open === undefined || !repeats) {
        open = await hold(ask, visit, shopper, turn);
        visit.tally.attempts.push(open);
      }
      open.orderNo = await createOrderOf(ask, open);
      const { orderNo } = open;
      open = undefined;
      await visit.afterOrder?.(shopper.token, orderNo);
      await finish(ask, shopper, orderNo, turn);
    } catch (error) {
      if (error instanceof Refused) open = undefined;
      else if (!(error instanceof NoAnswer)) throw error;
      await pause(retryMs);
    }
  }
};
