import type { FastifyInstance } from "fastify";
import type { AppContext } from "../context.ts";
import { receiveEvent } from "./apply-state.ts";
import { GatewayUnavailable, type Gateways, type ProviderEvent } from "./gateway.ts";

/** Where a provider's events arrive and how they are read; undefined for what the provider didn't send. */
export interface Webhook {
  readonly provider: string;
  readonly paths: readonly string[];
  readonly read: (
    body: string,
    headers: Readonly<Record<string, unknown>>,
  ) => ProviderEvent | undefined | Promise<ProviderEvent | undefined>;
}

/**
 * Takes a provider's events. The answer comes after the commit: 200 for what is kept and handled, 400 for what the
 * provider didn't sign, 503 where it should repeat it.
 */
export const registerWebhook = (
  app: FastifyInstance,
  ctx: AppContext,
  gateways: Gateways,
  { provider, paths, read }: Webhook,
): void => {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The signature is over the raw body, so nothing may parse it before.
    scope.addContentTypeParser("*", { parseAs: "string" }, async (_request: unknown, text: string) => text);
    for (const url of paths)
      scope.post<{ Body: string }>(url, { config: { policy: "public" } }, async (request, reply) => {
        try {
          const event = await read(request.body ?? "", request.headers);
          if (!event) return await reply.status(400).send({ error: "signature" });
          await receiveEvent(ctx, gateways, provider, event);
        } catch (error) {
          // Whatever it is: a call of the contract would be answered with 200 here, which ends the repetitions.
          if (error instanceof GatewayUnavailable)
            request.log.warn({ err: error, provider }, "an event has to wait");
          else request.log.error({ err: error, provider }, "an event could not be handled");
          return reply.status(503).send({ error: "again" });
        }
        return { received: true };
      });
  });
};
