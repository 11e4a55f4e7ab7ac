import type { FastifyInstance } from "fastify";
import type { AppContext } from "../context.ts";
import { receiveEvent } from "./apply-state.ts";
import { GatewayUnavailable, type Gateways, type ProviderEvent } from "./gateway.ts";

/**
 * URL and parser of a provider's events; the parser returns undefined for a call that the provider didn't
 * send.
 */
export interface Webhook {
  readonly provider: string;
  readonly paths: readonly string[];
  readonly read: (
    body: string,
    headers: Readonly<Record<string, unknown>>,
  ) => ProviderEvent | undefined | Promise<ProviderEvent | undefined>;
}

/**
 * Receives a provider's events and responds after the commit: 200 if stored and handled, 400 without a valid
 * signature, 503 to request a retry.
 */
export const registerWebhook = (
  app: FastifyInstance,
  ctx: AppContext,
  gateways: Gateways,
  { provider, paths, read }: Webhook,
): void => {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The signature covers the raw body, so it must not be parsed before.
    scope.addContentTypeParser("*", { parseAs: "string" }, async (_request: unknown, text: string) => text);
    for (const url of paths)
      scope.post<{ Body: string }>(url, { config: { policy: "public" } }, async (request, reply) => {
        try {
          const event = await read(request.body ?? "", request.headers);
          if (!event) return await reply.status(400).send({ error: "signature" });
          await receiveEvent(ctx, gateways, provider, event);
        } catch (error) {
          // Any error: the contract's error response has status 200, which would stop the retries.
          if (error instanceof GatewayUnavailable)
            request.log.warn(
              { err: error, provider },
              "could not handle a payment event; the provider will retry it",
            );
          else request.log.error({ err: error, provider }, "failed to handle a payment event");
          return reply.status(503).send({ error: "again" });
        }
        return { received: true };
      });
  });
};
