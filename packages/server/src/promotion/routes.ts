import {
  couponList,
  couponReceive,
  coupons,
  domesticPointList,
  domesticPoints,
  integralList,
  integralMonths,
  integralUser,
} from "@carmine/api/contract";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../context.ts";
import { requireUser } from "../http/callers/caller.ts";
import { pageAnswer } from "../http/envelope/paging.ts";
import { route } from "../http/route.ts";
import { openCoupons, ownCoupons } from "./coupons/find-coupons.ts";
import { claimCoupon } from "./coupons/issue-coupons.ts";
import { planPointsJobs } from "./points/points-jobs.ts";
import { listPoints, pointMonths, readPoints } from "./points/read-points.ts";

const plottedMonths = 12;

export const registerPromotion = (app: FastifyInstance, ctx: AppContext): void => {
  route(app, ctx, coupons, async ({ caller, query, locale }) => {
    const { list, total } = await openCoupons(ctx, caller.userId, query, query, locale);
    return pageAnswer(list, total, query);
  });

  route(app, ctx, couponReceive, async ({ caller, body, setMessage }) => {
    await claimCoupon(
      ctx,
      { accountId: requireUser(caller), isGuest: caller.userType === "visitor" },
      body.couponId,
    );
    setMessage("couponReceived");
    return null;
  });

  route(app, ctx, couponList, async ({ caller, query, locale }) => {
    const { list, total } = await ownCoupons(ctx, requireUser(caller), query, query, locale);
    return pageAnswer(list, total, query);
  });

  route(app, ctx, integralUser, ({ caller }) => readPoints(ctx, requireUser(caller)));

  for (const endpoint of [integralList, domesticPointList])
    route(app, ctx, endpoint, async ({ caller, query, locale }) => {
      const { list, total } = await listPoints(ctx.db, requireUser(caller), query, locale);
      return pageAnswer(list, total, query);
    });

  route(app, ctx, domesticPoints, async ({ caller }) => {
    const points = await readPoints(ctx, requireUser(caller));
    return {
      integral: points.integral,
      settledIntegral: points.sumIntegral,
      useIntegral: points.deductionIntegral,
      freezeIntegral: points.frozenIntegral,
    };
  });

  route(app, ctx, integralMonths, ({ caller }) =>
    pointMonths(ctx.db, requireUser(caller), plottedMonths, ctx.clock.now()),
  );

  planPointsJobs(ctx);
};
