import { createHmac, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { fakeReturns, type FakeRefund, type FakeReturns } from "./fake-stripe-returns.ts";

interface Intent {
  id: string;
  object: "payment_intent";
  status: "requires_payment_method" | "processing" | "succeeded" | "canceled";
  amount: number;
  amount_received: number;
  currency: string;
  client_secret: string;
  metadata: { orderNo: string };
}

interface Answer {
  status: number;
  body: unknown;
}

export interface FakeStripe {
  readonly base: string;
  readonly intents: ReadonlyMap<string, Intent>;
  readonly refunds: readonly FakeRefund[];
  /** Refunds and disputes, with actions in the dashboard and by banks. */
  readonly returns: FakeReturns;
  /** Responds with 503 to all calls while true. */
  isDown: boolean;
  /** Responds to the next call with this error and saves it under the call's key, like Stripe. */
  failNext: { status: number; code: string } | undefined;
  /**
   * Executes this many calls and closes their connections without a response; the SDK itself retries a call
   * once.
   */
  lostCount: number;
  /** Responds with 200 and invalid data to all calls while true. */
  isLying: boolean;
  /** Charges the whole amount, or another one. @returns the event that Stripe would send */
  charge(id: string, amount?: number): object;
  /** An event about another object, such as a refund or dispute. */
  eventOf(type: string, data: { object: object }): { id: string };
  /** Marks the money as in transit, as with a bank debit. */
  process(id: string): void;
  /** An event about the intent's current state. */
  event(id: string, type: string): { id: string };
  /** Header `Stripe-Signature` for a body. */
  sign(body: string, at: Date, secret?: string): string;
  close(): Promise<void>;
}

/** Parameters of each call, in its body or query; Stripe refuses any other. */
const parameters: Readonly<Record<string, readonly string[]>> = {
  "POST payment_intents": ["amount", "currency", "allowed_payment_method_types[0]", "metadata[orderNo]"],
  "GET payment_intents": [],
  "POST cancel": [],
  "POST refunds": ["payment_intent", "amount", "metadata[refund]"],
  "GET refunds": ["payment_intent", "limit", "starting_after"],
  "GET disputes": ["payment_intent", "limit", "starting_after"],
};

/** Smallest charges, in Stripe's units. */
const minimums: Readonly<Record<string, number>> = { usd: 50, jpy: 50, huf: 17_500 };
/** Two-decimal currencies whose amounts must be whole. */
const wholeHundreds = new Set(["isk", "ugx"]);

const refusal = (status: number, message: string, code?: string): Answer => ({
  status,
  body: { error: { type: "invalid_request_error", message, code } },
});

/**
 * The used part of Stripe's API: payment intents, refunds, idempotency keys, secret key, signed events. It
 * refuses what Stripe refuses.
 */
export const fakeStripe = async (secretKey: string, webhookSecret: string, port = 0): Promise<FakeStripe> => {
  const intents = new Map<string, Intent>();
  const returns = fakeReturns(intents);
  const remembered = new Map<string, { request: string; answer: Answer }>();

  const create = (form: URLSearchParams): Answer => {
    const amount = Number(form.get("amount"));
    const currency = form.get("currency") ?? "";
    if (!Number.isSafeInteger(amount) || amount < 1) return refusal(400, "Invalid integer: amount");
    if (!/^[a-z]{3}$/.test(currency)) return refusal(400, "Invalid currency");
    if (amount < (minimums[currency] ?? 1)) return refusal(400, "Amount is too small", "amount_too_small");
    if (wholeHundreds.has(currency) && amount % 100 !== 0) return refusal(400, "Invalid integer: amount");
    const id = `pi_${randomUUID()}`;
    const intent: Intent = {
      id,
      object: "payment_intent",
      status: "requires_payment_method",
      amount,
      amount_received: 0,
      currency,
      client_secret: `${id}_secret`,
      metadata: { orderNo: form.get("metadata[orderNo]") ?? "" },
    };
    intents.set(id, intent);
    return { status: 200, body: { ...intent } };
  };
  const cancel = (intent: Intent): Answer => {
    if (intent.status === "succeeded" || intent.status === "canceled")
      return refusal(
        400,
        `You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`,
      );
    intent.status = "canceled";
    return { status: 200, body: { ...intent } };
  };
  const answer = (method: string, path: string, form: URLSearchParams, key: string): Answer => {
    const { pathname, searchParams } = new URL(path, "http://stripe");
    const [, version, kind = "", id = "", action] = pathname.split("/");
    const known = parameters[`${method} ${action ?? kind}`] ?? [];
    const unknown = [...searchParams.keys(), ...form.keys()].find((name) => !known.includes(name));
    if (unknown !== undefined) return refusal(400, `Received unknown parameter: ${unknown}`);
    if (version === "v1" && method === "GET" && (kind === "refunds" || kind === "disputes"))
      return returns.list(kind, searchParams);
    if (version === "v1" && method === "POST" && kind === "refunds") return returns.create(form, key);
    if (version !== "v1" || kind !== "payment_intents") return refusal(404, "Unrecognized request URL");
    if (id === "") return method === "POST" ? create(form) : refusal(405, "Method not allowed");
    const intent = intents.get(decodeURIComponent(id));
    if (!intent) return refusal(404, `No such payment_intent: '${id}'`);
    if (method === "POST" && action === "cancel") return cancel(intent);
    return method === "GET" ? { status: 200, body: { ...intent } } : refusal(404, "Unrecognized request URL");
  };
  /**
   * Responds identically to the same key, including refusals and errors; refuses other parameters. As Stripe
   * documents, a request that fails validation isn't saved.
   */
  const once = (request: string, key: string, work: () => Answer): Answer => {
    const known = key === "" ? undefined : remembered.get(key);
    if (known && known.request !== request)
      return {
        status: 400,
        body: { error: { type: "idempotency_error", message: "Keys for idempotent requests" } },
      };
    if (known) return known.answer;
    const failure = fake.failNext;
    fake.failNext = undefined;
    const made = failure ? refusal(failure.status, "Refused", failure.code) : work();
    const isInvalid = JSON.stringify(made.body).includes("unknown parameter");
    if (key !== "" && !isInvalid) remembered.set(key, { request, answer: structuredClone(made) });
    return made;
  };

  const handle = async (request: IncomingMessage): Promise<Answer> => {
    const body = await text(request);
    if (fake.isDown) return refusal(503, "Service unavailable");
    if (fake.isLying) return { status: 200, body: { hello: 1 } };
    const { method = "", url = "", headers } = request;
    if (headers.authorization !== `Bearer ${secretKey}`) return refusal(401, "Invalid API Key provided");
    if (
      method === "POST" &&
      headers["content-type"]?.startsWith("application/x-www-form-urlencoded") !== true
    )
      return refusal(400, "Wrong content type");
    const key = String(headers["idempotency-key"] ?? "");
    return once(`${method} ${url} ${body}`, key, () => answer(method, url, new URLSearchParams(body), key));
  };
  const server = createServer((request, response) => {
    void handle(request).then(({ status, body }) => {
      if (fake.lostCount > 0) {
        fake.lostCount -= 1;
        request.socket.destroy();
        return;
      }
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));

  const of = (id: string): Intent => {
    const intent = intents.get(id);
    if (!intent) throw new Error(`There is no payment intent ${id}`);
    return intent;
  };
  const fake: FakeStripe = {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    intents,
    refunds: returns.refunds,
    returns,
    isDown: false,
    failNext: undefined,
    lostCount: 0,
    isLying: false,
    charge: (id, amount) => {
      const intent = of(id);
      if (intent.status === "canceled") throw new Error("A canceled intent can't be charged");
      intent.status = "succeeded";
      intent.amount_received = amount ?? intent.amount;
      return fake.event(id, "payment_intent.succeeded");
    },
    process: (id) => {
      of(id).status = "processing";
    },
    eventOf: (type, data) => ({ id: `evt_${randomUUID()}`, object: "event", type, data }),
    event: (id, type) => fake.eventOf(type, { object: { ...of(id) } }),
    sign: (body, at, secret = webhookSecret) => {
      const time = Math.floor(at.getTime() / 1000);
      return `t=${time},v1=${createHmac("sha256", secret).update(`${time}.${body}`).digest("hex")}`;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return fake;
};
