import type { FastifyInstance } from "fastify";
import type { AppContext } from "../context.ts";
import { receiveEvent } from "./apply-state.ts";
import { GatewayUnavailable, type Gateways } from "./gateway.ts";
import type { Stripe } from "./stripe.ts";

/** Ours, and the reference contract's on its admin host. */
const paths = ["/api/front/pay/stripe/webhooks", "/api/admin/payment/callback/stripe/webhooks"];

/**
 * Takes Stripe's events. The answer comes after the commit: 200 for what is kept and handled, 400 for a wrong
 * signature, 503 where Stripe should repeat it.
 */
export const registerStripeWebhook = (
  app: FastifyInstance,
  ctx: AppContext,
  gateways: Gateways,
  stripe: Stripe,
): void => {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The signature is over the raw body, so nothing may parse it before.
    scope.addContentTypeParser("*", { parseAs: "string" }, async (_request: unknown, text: string) => text);
    for (const url of paths)
      scope.post<{ Body: string }>(url, { config: { policy: "public" } }, async (request, reply) => {
        const header = request.headers["stripe-signature"];
        const event = stripe.readEvent(request.body ?? "", typeof header === "string" ? header : undefined);
        if (!event) return reply.status(400).send({ error: "signature" });
        try {
          await receiveEvent(ctx, gateways, stripe.name, event);
        } catch (error) {
          if (!(error instanceof GatewayUnavailable)) throw error;
          return reply.status(503).send({ error: "again" });
        }
        return { received: true };
      });
  });
};
