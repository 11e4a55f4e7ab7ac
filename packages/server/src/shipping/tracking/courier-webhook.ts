import { timingSafeEqual } from "node:crypto";
import { Code } from "@carmine/api/contract";
import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import type { AppContext } from "../../context.ts";
import { hashToken } from "../../http/callers/tokens.ts";
import { Failure } from "../../http/envelope/failure.ts";
import { consumeRateLimit } from "../../http/limits/rate-limit.ts";
import { countAttempt } from "../../http/limits/try-limits.ts";
import { courierOf } from "../couriers/read-couriers.ts";
import { reportedStates, reportTrack } from "./report-track.ts";

export const webhookPath = (code: string): string => `/api/front/courier/${code}/webhooks`;

const line = (max: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(max), z.regex(/^\P{Cc}*$/u));

const report = z.object({
  number: line(64),
  state: z.optional(z.enum(Object.keys(reportedStates) as (keyof typeof reportedStates)[])),
  steps: z
    .array(
      z.object({
        at: z.pipe(
          z.iso.datetime({ offset: true }),
          z.transform((text) => new Date(text)),
        ),
        text: line(200),
        place: z.optional(line(80)),
      }),
    )
    .check(z.minLength(1), z.maxLength(50)),
});

/** Calls per minute of one courier, each of which locks parcels. */
const callsPerMinute = 600;

const isSecret = (secret: unknown, secretHash: string | null | undefined): boolean =>
  typeof secret === "string" &&
  secretHash != null &&
  timingSafeEqual(Buffer.from(hashToken(secret)), Buffer.from(secretHash));

/**
 * Receives tracking steps from a courier company, which sends its secret in `x-courier-secret`. Programs of couriers
 * expect HTTP status codes, so the response isn't the contract's envelope.
 */
export const registerCourierWebhook = (app: FastifyInstance, ctx: AppContext): void => {
  app.post<{ Params: { code: string }; Body: unknown }>(
    webhookPath(":code"),
    { config: { policy: "public" } },
    async ({ params, headers, body, ip }, reply) => {
      try {
        const courier = await courierOf(ctx.db, params.code);
        if (!courier || !isSecret(headers["x-courier-secret"], courier.secretHash)) {
          await countAttempt(ctx, "courier-webhook", ip);
          return await reply.status(Code.unauthorized).send({ error: "secret" });
        }
        const limit = { key: `courier:${courier.code}`, max: callsPerMinute, seconds: 60 };
        await consumeRateLimit(ctx, [limit]);
        const read = z.safeParse(report, body);
        if (!read.success) {
          const field = read.error.issues[0]?.path.join(".") ?? "";
          return await reply.status(Code.badRequest).send({ error: "invalid", field });
        }
        const added = await reportTrack(ctx, courier.code, read.data);
        if (added === null) return await reply.status(Code.notFound).send({ error: "number" });
        return { added };
      } catch (error) {
        if (!(error instanceof Failure) || error.code !== Code.tooMany) throw error;
        const seconds = String(error.values["seconds"] ?? 60);
        return reply.status(Code.tooMany).header("retry-after", seconds).send({ error: "tooMany" });
      }
    },
  );
};
