import { refundStates } from "@carmine/api/contract";
import { and, asc, eq, inArray, isNull, lt, or } from "drizzle-orm";
import type { AppContext } from "../context.ts";
import { refund } from "../database/schema/after-sale.ts";
import { paymentRefund } from "../database/schema/payment.ts";
import { eachRow } from "../jobs/each-row.ts";
import { Failure } from "../http/envelope/failure.ts";
import { completeRefund, endOverdueReturn, failRefund } from "./refund-actions.ts";

const batch = 200;

type Ctx = Pick<AppContext, "db" | "clock" | "config" | "log">;

/** Runs the steps one after the other, and skips steps that another process completed first. */
const eachOf = (
  ctx: Ctx,
  job: string,
  numbers: readonly { refundNo: string }[],
  work: (ctx: Ctx, refundNo: string) => Promise<void>,
): Promise<unknown> =>
  eachRow(
    ctx.log,
    job,
    numbers,
    ({ refundNo }) => refundNo,
    async ({ refundNo }) => {
      try {
        await work(ctx, refundNo);
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
      }
    },
  );

/** Completes refunds whose money the provider has paid out, or that were paid in another way. */
const completeRefunds = async (ctx: Ctx): Promise<void> => {
  const sent = await ctx.db
    .select({ refundNo: refund.refundNo })
    .from(refund)
    .leftJoin(paymentRefund, eq(paymentRefund.id, refund.paymentRefundId))
    .where(
      and(
        eq(refund.status, refundStates.refunding),
        or(
          inArray(paymentRefund.status, ["succeeded", "covered", "settled"]),
          isNull(refund.paymentRefundId),
        ),
      ),
    )
    .orderBy(asc(refund.id))
    .limit(batch);
  await eachOf(ctx, "complete-refunds", sent, completeRefund);
};

/** Marks refunds that the provider accepted but couldn't pay out, even if it first reported success. */
const failRefunds = async (ctx: Ctx): Promise<void> => {
  const failed = await ctx.db
    .select({ refundNo: refund.refundNo })
    .from(refund)
    .innerJoin(paymentRefund, eq(paymentRefund.id, refund.paymentRefundId))
    .where(
      and(
        inArray(refund.status, [refundStates.refunding, refundStates.refunded]),
        isNull(refund.failedAt),
        eq(paymentRefund.status, "failed"),
      ),
    )
    .orderBy(asc(refund.id))
    .limit(batch);
  await eachOf(ctx, "complete-refunds", failed, failRefund);
};

const endOverdueReturns = async (ctx: Ctx): Promise<void> => {
  const overdue = await ctx.db
    .select({ refundNo: refund.refundNo })
    .from(refund)
    .where(and(eq(refund.status, refundStates.toReturn), lt(refund.returnBy, ctx.clock.now())))
    .orderBy(asc(refund.id))
    .limit(batch);
  await eachOf(ctx, "close-overdue-returns", overdue, endOverdueReturn);
};

export const planRefundJobs = (ctx: AppContext): void => {
  ctx.jobs.every("complete-refunds", 5000, async () => {
    await completeRefunds(ctx);
    await failRefunds(ctx);
  });
  ctx.jobs.every("close-overdue-returns", 600_000, () => endOverdueReturns(ctx));
};
