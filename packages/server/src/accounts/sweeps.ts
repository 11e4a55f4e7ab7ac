import { lte } from "drizzle-orm";
import type { AppContext } from "../context.ts";
import { staffInvitation, verificationCode } from "../database/schema/accounts.ts";
import { idempotencyHours } from "../http/limits/idempotency.ts";
import { dayMs } from "../shared/durations.ts";
import { sweepSessions } from "./sessions.ts";
import { idempotencyKey, outboxMessage, rateLimit } from "../database/schema/platform.ts";

const hour = 3_600_000;
const outboxDays = 30;
/** Days for which staff sees an expired invitation. */
const invitationDays = 30;

/** Schedules the deletion of expired rows: sessions, codes, rate limits, cached responses, old messages. */
export const planSweeps = (ctx: AppContext): void => {
  const { db, clock, jobs } = ctx;
  const ago = (milliseconds: number) => new Date(clock.now().getTime() - milliseconds);
  jobs.every("delete-expired-sessions", hour, async () => {
    await sweepSessions(ctx);
    await db.delete(verificationCode).where(lte(verificationCode.expiresAt, ago(hour)));
    await db.delete(staffInvitation).where(lte(staffInvitation.expiresAt, ago(invitationDays * dayMs)));
    await db.delete(rateLimit).where(lte(rateLimit.endsAt, clock.now()));
    await db.delete(idempotencyKey).where(lte(idempotencyKey.createdAt, ago(idempotencyHours * hour)));
    await db.delete(outboxMessage).where(lte(outboxMessage.createdAt, ago(outboxDays * dayMs)));
  });
};
