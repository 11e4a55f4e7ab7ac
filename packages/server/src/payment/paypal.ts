import * as z from "zod/mini";
import type { AppContext } from "../context.ts";
import { minorDigits, toMinor } from "../shared/money.ts";
import { providerText } from "../shared/provider-currency.ts";
import {
  GatewayRefused,
  GatewaySilent,
  GatewayUnavailable,
  isUnsavedStatus,
  type PaymentGateway,
  type PaymentState,
  type ProviderEvent,
} from "./gateway.ts";
import { captureDetail, captureOfEvent, event, orderOfEvent } from "./paypal-events.ts";
import {
  dispute,
  disputeList,
  disputeOf,
  refundShape,
  order,
  refundOf,
  refundsOf,
  type Order,
} from "./paypal-shapes.ts";

export interface PaypalKeys {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly webhookId: string;
  readonly base: string;
}

export interface PaypalOptions extends Pick<AppContext, "clock" | "log"> {
  /** Base URL of the shop, to which PayPal redirects the shopper. */
  readonly shopUrl: string;
}

export interface Paypal extends PaymentGateway {
  /**
   * Reads a webhook call after PayPal has verified it.
   * @returns undefined for a call that PayPal didn't send
   * @throws GatewayUnavailable
   */
  readEvent(body: string, headers: Readonly<Record<string, unknown>>): Promise<ProviderEvent | undefined>;
}

/** Timeout of a call in milliseconds. */
const timeoutMs = 10_000;
/** Milliseconds before its expiry at which a token is replaced. */
const tokenMarginMs = 60_000;

const token = z.object({ access_token: z.string(), expires_in: z.number() });
const verification = z.object({ verification_status: z.string() });
const refusal = z.object({ details: z.array(z.object({ issue: z.string() })) });

/** Capture states with captured money, including partly and fully refunded captures. */
const taken = new Set(["COMPLETED", "PARTIALLY_REFUNDED", "REFUNDED"]);

const capturesOf = ({ purchase_units: units }: Order) =>
  units.flatMap(({ payments }) => payments?.captures ?? []);
const takenOf = (found: Order) => capturesOf(found).find(({ status }) => taken.has(status));

const stateOf = (found: Order): PaymentState => {
  const charged = takenOf(found);
  if (charged)
    return {
      status: "succeeded",
      charged: toMinor(charged.amount.value, minorDigits(charged.amount.currency_code)),
      currency: charged.amount.currency_code,
    };
  const currency = found.purchase_units[0]?.amount?.currency_code ?? "";
  // An eCheck or a review takes days and completes without a further call.
  if (capturesOf(found).some(({ status }) => status === "PENDING"))
    return { status: "pending", charged: 0n, currency };
  const isOver = found.status === "VOIDED" || found.status === "COMPLETED";
  if (found.status === "APPROVED") return { status: "agreed", charged: 0n, currency };
  return { status: isOver ? "ended" : "open", charged: 0n, currency };
};

/** PayPal Orders v2: the shopper approves on PayPal's page, then the shop captures. */
export const createPaypal = (keys: PaypalKeys, { clock, log, shopUrl }: PaypalOptions): Paypal => {
  let current: { text: string; until: number } | undefined;

  const send = async (path: string, init: RequestInit): Promise<Response> => {
    try {
      return await fetch(`${keys.base}${path}`, { ...init, signal: AbortSignal.timeout(timeoutMs) });
    } catch (error) {
      throw new GatewaySilent(`PayPal can't be reached for ${path}`, { cause: error });
    }
  };
  const read = async <Shape extends z.ZodMiniType>(
    shape: Shape,
    path: string,
    response: Response,
  ): Promise<z.output<Shape>> => {
    const { status } = response;
    const answer: unknown = await response.json().catch(() => undefined);
    if (!response.ok) {
      const reason = z.safeParse(refusal, answer);
      const code = reason.data?.details[0]?.issue ?? `http_${status}`;
      const message = `PayPal answered ${status} ${code} to ${path}`;
      if (isUnsavedStatus(status)) throw new GatewayUnavailable(message);
      throw new GatewayRefused(message, { status, code });
    }
    const parsed = z.safeParse(shape, answer);
    if (!parsed.success)
      throw new GatewayRefused(`PayPal sent an unexpected response to ${path}`, {
        status,
        code: "unexpected_response",
      });
    return parsed.data;
  };
  const authorization = async (): Promise<string> => {
    const now = clock.now().getTime();
    if (!current || current.until <= now) {
      const path = "/v1/oauth2/token";
      const basic = Buffer.from(`${keys.clientId}:${keys.clientSecret}`).toString("base64");
      const made = await read(
        token,
        path,
        await send(path, {
          method: "POST",
          headers: { authorization: `Basic ${basic}` },
          body: new URLSearchParams({ grant_type: "client_credentials" }),
        }),
      );
      current = { text: made.access_token, until: now + made.expires_in * 1000 - tokenMarginMs };
    }
    return `Bearer ${current.text}`;
  };
  const call = async <Shape extends z.ZodMiniType>(
    shape: Shape,
    path: string,
    body?: object,
    key?: string,
  ): Promise<z.output<Shape>> =>
    read(
      shape,
      path,
      await send(path, {
        method: body ? "POST" : "GET",
        headers: {
          authorization: await authorization(),
          ...(body && { "content-type": "application/json", prefer: "return=representation" }),
          ...(key !== undefined && { "paypal-request-id": key }),
        },
        ...(body && { body: JSON.stringify(body) }),
      }),
    );
  const pathOf = (reference: string) => `/v2/checkout/orders/${encodeURIComponent(reference)}`;
  const orderOfCapture = async (id: string): Promise<string | undefined> => {
    try {
      const found = await call(captureDetail, `/v2/payments/captures/${encodeURIComponent(id)}`);
      return found.supplementary_data?.related_ids?.order_id;
    } catch (error) {
      if (!(error instanceof GatewayRefused) || error.status !== 404) throw error;
      return undefined;
    }
  };

  return {
    name: "paypal",
    start: async ({ orderNo, amount, currency, idempotencyKey }) => {
      const result = `${shopUrl}/order/payment_result?orderNo=${orderNo}`;
      const made = await call(
        order,
        "/v2/checkout/orders",
        {
          intent: "CAPTURE",
          purchase_units: [
            {
              reference_id: orderNo,
              custom_id: orderNo,
              amount: { currency_code: currency, value: providerText("paypal", currency, amount) },
            },
          ],
          payment_source: {
            paypal: {
              experience_context: {
                shipping_preference: "NO_SHIPPING",
                user_action: "PAY_NOW",
                return_url: `${result}&status=1`,
                cancel_url: `${result}&status=0&local_order_no=${orderNo}`,
              },
            },
          },
        },
        idempotencyKey,
      );
      const redirect = made.links.find(({ rel }) => rel === "payer-action" || rel === "approve")?.href;
      if (redirect === undefined)
        throw new GatewayRefused("PayPal sent no address of its payment page", {
          status: 200,
          code: "unexpected_response",
        });
      return { reference: made.id, clientSecret: null, redirect };
    },
    ask: async (reference) => {
      try {
        return stateOf(await call(order, pathOf(reference)));
      } catch (error) {
        if (!(error instanceof GatewayRefused) || error.status !== 404) throw error;
        // PayPal deletes unapproved orders; captured ones stay available for years.
        return { status: "open", charged: 0n, currency: "" };
      }
    },
    take: async (reference) => {
      try {
        return stateOf(await call(order, `${pathOf(reference)}/capture`, {}, `capture-${reference}`));
      } catch (error) {
        if (!(error instanceof GatewayRefused) || error.code !== "INSTRUMENT_DECLINED") throw error;
        // The shopper has to start again, with another account or card.
        return { status: "ended", charged: 0n, currency: "" };
      }
    },
    // An unapproved order expires automatically; PayPal has no call to cancel it.
    end: () => Promise.resolve(),
    refund: async (reference, { amount, ownId, idempotencyKey }) => {
      const charged = takenOf(await call(order, pathOf(reference)));
      if (!charged) throw new GatewayUnavailable("PayPal has taken no money that could go back");
      const { currency_code: currency } = charged.amount;
      const made = await call(
        refundShape,
        `/v2/payments/captures/${encodeURIComponent(charged.id)}/refund`,
        {
          amount: { currency_code: currency, value: providerText("paypal", currency, amount) },
          custom_id: ownId,
        },
        idempotencyKey,
      );
      return refundOf(made);
    },
    refunds: async (reference) => refundsOf(await call(order, pathOf(reference))),
    disputes: async (reference) => {
      const charged = takenOf(await call(order, pathOf(reference)));
      if (!charged) return [];
      const path = "/v1/customer/disputes";
      try {
        const { items } = await call(
          disputeList,
          `${path}?disputed_transaction_id=${encodeURIComponent(charged.id)}`,
        );
        return await Promise.all(
          items.map(async ({ dispute_id: id }) =>
            disputeOf(await call(dispute, `${path}/${encodeURIComponent(id)}`)),
          ),
        );
      } catch (error) {
        if (!(error instanceof GatewayRefused) || error.status !== 403) throw error;
        // Refunds must work without that permission too.
        log.warn(
          { err: error },
          "PayPal's disputes can't be read; enable Disputes in the features of its app",
        );
        return [];
      }
    },
    readEvent: async (body, headers) => {
      let parsedBody: unknown;
      try {
        parsedBody = JSON.parse(body);
      } catch {
        return undefined;
      }
      const parsed = z.safeParse(event, parsedBody);
      if (!parsed.success) return undefined;
      const header = (name: string): string => {
        const value = headers[`paypal-${name}`];
        return typeof value === "string" ? value : "";
      };
      const { verification_status: verdict } = await call(
        verification,
        "/v1/notifications/verify-webhook-signature",
        {
          auth_algo: header("auth-algo"),
          cert_url: header("cert-url"),
          transmission_id: header("transmission-id"),
          transmission_sig: header("transmission-sig"),
          transmission_time: header("transmission-time"),
          webhook_id: keys.webhookId,
          webhook_event: parsedBody,
        },
      );
      if (verdict !== "SUCCESS") return undefined;
      const { id, event_type: type } = parsed.data;
      const capture = captureOfEvent(parsed.data);
      const reference =
        orderOfEvent(parsed.data) ?? (capture === undefined ? undefined : await orderOfCapture(capture));
      return { id, type, reference: reference ?? null, payload: parsedBody };
    },
  };
};
