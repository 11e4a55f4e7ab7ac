import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { PaypalKeys } from "../payment/paypal.ts";
import { fakePaypalReturns, type FakePaypalReturns } from "./fake-paypal-returns.ts";

/** Outcome of a capture: completed, held for a review, or declined by the shopper's bank. */
type Outcome = "COMPLETED" | "PENDING" | "DECLINED";

interface Order {
  id: string;
  status: "PAYER_ACTION_REQUIRED" | "APPROVED" | "COMPLETED";
  value: string;
  currency: string;
  orderNo: string;
  returnUrl: string;
  cancelUrl: string;
  captureId: string | null;
  outcome: Outcome;
  refunds: { id: string; status: string; custom_id: string; cents: number }[];
}

export interface FakePaypal {
  readonly keys: PaypalKeys;
  readonly orders: ReadonlyMap<string, Order>;
  readonly returns: FakePaypalReturns;
  /** Responds with 503 to all calls while true. */
  isDown: boolean;
  /** Responds to the next call with a request id with this error and saves it under the id. */
  failNext: { status: number; issue: string } | undefined;
  /** Executes this many calls with a request id and closes their connections without a response. */
  lostCount: number;
  /** Runs between a capture and its response. */
  beforeCapture: (() => Promise<void>) | undefined;
  /** Simulates the shopper's approval on PayPal's page. */
  approve(id: string, outcome?: Outcome): void;
  /** Completes a review successfully. */
  release(id: string): void;
  /** Deletes an order without approval, as PayPal does after some days. */
  forget(id: string): void;
  /** A webhook call about the order. */
  event(id: string, type: string): { body: string; headers: Record<string, string> };
  close(): Promise<void>;
}

interface Answer {
  status: number;
  body: unknown;
}

const refusal = (status: number, issue: string): Answer => ({
  status,
  body: { name: "UNPROCESSABLE_ENTITY", details: [{ issue }] },
});

/** Refunded cents of an order. */
export const refundedCents = ({ refunds }: Pick<Order, "refunds">): number =>
  refunds.reduce((sum, { cents }) => sum + cents, 0);

const captureStatus = (order: Order): string => {
  const { outcome, value } = order;
  const refunded = refundedCents(order);
  if (refunded === 0) return outcome;
  return refunded === Math.round(Number(value) * 100) ? "REFUNDED" : "PARTIALLY_REFUNDED";
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Field paths of a body; an array item is written `[]`. */
const namesIn = (value: unknown, path = ""): string[] => {
  if (Array.isArray(value)) return value.flatMap((item: unknown) => namesIn(item, `${path}[]`));
  if (!isObject(value)) return [path];
  return Object.entries(value).flatMap(([name, inner]) => namesIn(inner, path ? `${path}.${name}` : name));
};

const orderNames = new Set([
  "intent",
  "purchase_units[].reference_id",
  "purchase_units[].custom_id",
  "purchase_units[].amount.currency_code",
  "purchase_units[].amount.value",
  "payment_source.paypal.experience_context.shipping_preference",
  "payment_source.paypal.experience_context.user_action",
  "payment_source.paypal.experience_context.return_url",
  "payment_source.paypal.experience_context.cancel_url",
]);
const refundNames = new Set(["amount.currency_code", "amount.value", "custom_id"]);

/** The used part of PayPal's API: tokens, orders (v2), refunds, signed events. It refuses unknown fields. */
export const fakePaypal = async (port = 0): Promise<FakePaypal> => {
  const orders = new Map<string, Order>();
  const byKey = new Map<string, Answer>();
  const accessToken = `A21.${randomUUID()}`;

  const shownRefund = (order: Order, { cents, ...rest }: Order["refunds"][number]) => ({
    ...rest,
    amount: { currency_code: order.currency, value: (cents / 100).toFixed(2) },
  });
  const shown = (order: Order) => ({
    id: order.id,
    status: order.status,
    links: [{ rel: "payer-action", href: `${base()}/checkoutnow?token=${order.id}`, method: "GET" }],
    purchase_units: [
      {
        amount: { currency_code: order.currency, value: order.value },
        custom_id: order.orderNo,
        ...(order.captureId && {
          payments: {
            captures: [
              {
                id: order.captureId,
                status: captureStatus(order),
                amount: { currency_code: order.currency, value: order.value },
              },
            ],
            refunds: order.refunds.map((one) => shownRefund(order, one)),
          },
        }),
      },
    ],
  });
  const create = (sent: Record<string, unknown>): Answer => {
    const unknown = namesIn(sent).find((name) => !orderNames.has(name));
    if (unknown !== undefined) return refusal(422, `UNKNOWN_FIELD ${unknown}`);
    const { purchase_units: units, payment_source: source } = sent as {
      purchase_units: { custom_id: string; amount: { value: string; currency_code: string } }[];
      payment_source: { paypal: { experience_context: { return_url: string; cancel_url: string } } };
    };
    const amount = units[0]?.amount;
    const form = ["HUF", "JPY", "TWD"].includes(amount?.currency_code ?? "") ? /^\d+$/ : /^\d+\.\d{2}$/;
    if (!amount || !form.test(amount.value)) return refusal(422, "DECIMAL_PRECISION");
    const order: Order = {
      id: randomUUID().replaceAll("-", "").slice(0, 17).toUpperCase(),
      status: "PAYER_ACTION_REQUIRED",
      value: amount.value,
      currency: amount.currency_code,
      orderNo: units[0]?.custom_id ?? "",
      returnUrl: source.paypal.experience_context.return_url,
      cancelUrl: source.paypal.experience_context.cancel_url,
      captureId: null,
      outcome: "COMPLETED",
      refunds: [],
    };
    orders.set(order.id, order);
    return { status: 201, body: shown(order) };
  };
  const capture = (order: Order): Answer => {
    if (order.status !== "APPROVED") return refusal(422, "ORDER_NOT_APPROVED");
    if (order.outcome === "DECLINED") return refusal(422, "INSTRUMENT_DECLINED");
    order.status = "COMPLETED";
    order.captureId = `CAP-${order.id}`;
    return { status: 201, body: shown(order) };
  };
  const refund = (captureId: string, sent: Record<string, unknown>): Answer => {
    const order = [...orders.values()].find((one) => one.captureId === captureId);
    if (!order) return refusal(404, "INVALID_RESOURCE_ID");
    if (namesIn(sent).some((name) => !refundNames.has(name))) return refusal(422, "UNKNOWN_FIELD");
    const cents = Math.round(Number((sent["amount"] as { value: string }).value) * 100);
    if (refundedCents(order) + cents > Math.round(Number(order.value) * 100))
      return refusal(422, "REFUND_AMOUNT_EXCEEDED");
    const made = {
      id: `REF-${randomUUID()}`,
      status: "COMPLETED",
      custom_id: String(sent["custom_id"]),
      cents,
    };
    order.refunds.push(made);
    return { status: 201, body: shownRefund(order, made) };
  };
  const captured = (captureId: string): Answer => {
    const order = [...orders.values()].find((one) => one.captureId === captureId);
    if (!order) return refusal(404, "INVALID_RESOURCE_ID");
    return {
      status: 200,
      body: { id: captureId, supplementary_data: { related_ids: { order_id: order.id } } },
    };
  };
  const answer = (method: string, path: string, sent: Record<string, unknown>): Answer => {
    const { pathname, searchParams } = new URL(path, base());
    const [, , area, kind, id = "", action] = pathname.split("/");
    if (area === "notifications") {
      const { transmission_sig: signature, webhook_id: webhookId } = sent;
      const isRight = signature === "right" && webhookId === keys.webhookId;
      return { status: 200, body: { verification_status: isRight ? "SUCCESS" : "FAILURE" } };
    }
    if (area === "payments" && action === "refund") return refund(id, sent);
    if (area === "payments" && kind === "captures") return captured(id);
    if (area === "customer" && kind === "disputes") return returns.answer(id, searchParams);
    if (area !== "checkout" || kind !== "orders") return refusal(404, "NOT_FOUND");
    if (id === "") return create(sent);
    const order = orders.get(id);
    if (!order) return refusal(404, "INVALID_RESOURCE_ID");
    return method === "POST" && action === "capture" ? capture(order) : { status: 200, body: shown(order) };
  };
  const handle = async (request: IncomingMessage): Promise<Answer> => {
    const body = await text(request);
    if (fake.isDown) return refusal(503, "SERVICE_UNAVAILABLE");
    const { method = "", url = "", headers } = request;
    if (url === "/v1/oauth2/token") {
      const right = `Basic ${Buffer.from(`${keys.clientId}:${keys.clientSecret}`).toString("base64")}`;
      return headers.authorization === right && body === "grant_type=client_credentials"
        ? { status: 200, body: { access_token: accessToken, token_type: "Bearer", expires_in: 32_400 } }
        : refusal(401, "invalid_client");
    }
    if (headers.authorization !== `Bearer ${accessToken}`) return refusal(401, "INVALID_TOKEN");
    const sent: unknown = body === "" ? {} : JSON.parse(body);
    const key = String(headers["paypal-request-id"] ?? "");
    const known = key === "" ? undefined : byKey.get(`${url} ${key}`);
    if (known) return known;
    if (url.endsWith("/capture")) await fake.beforeCapture?.();
    const failure = key === "" ? undefined : fake.failNext;
    if (failure) fake.failNext = undefined;
    const made = failure
      ? refusal(failure.status, failure.issue)
      : answer(method, url, isObject(sent) ? sent : {});
    if (key !== "" && (failure || made.status < 300)) byKey.set(`${url} ${key}`, made);
    return made;
  };
  const server = createServer((request, response) => {
    void handle(request).then(({ status, body }) => {
      if (fake.lostCount > 0 && request.headers["paypal-request-id"] !== undefined) {
        fake.lostCount -= 1;
        request.socket.destroy();
        return;
      }
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const base = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const keys: PaypalKeys = { clientId: "id", clientSecret: "secret", webhookId: "WH-1", base: base() };
  const of = (id: string): Order => {
    const order = orders.get(id);
    if (!order) throw new Error(`PayPal has no order ${id}`);
    return order;
  };
  const returns = fakePaypalReturns(of);
  const fake: FakePaypal = {
    keys,
    orders,
    returns,
    isDown: false,
    failNext: undefined,
    lostCount: 0,
    beforeCapture: undefined,
    approve: (id, outcome = "COMPLETED") => {
      Object.assign(of(id), { status: "APPROVED", outcome });
    },
    release: (id) => {
      of(id).outcome = "COMPLETED";
    },
    forget: (id) => {
      orders.delete(id);
    },
    event: (id, type) => {
      const related = { id: of(id).captureId, supplementary_data: { related_ids: { order_id: id } } };
      const isReturn = /DISPUTE|REFUNDED|REVERSED/.test(type);
      const resource = isReturn ? returns.resource(id, type) : type.startsWith("CHECKOUT") ? { id } : related;
      return {
        body: JSON.stringify({ id: `WH-${randomUUID()}`, event_type: type, resource }),
        headers: { "paypal-transmission-sig": "right", "paypal-transmission-id": randomUUID() },
      };
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return fake;
};
