import { merchantAuditList, operatorAuditList } from "@carmine/api/contract";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../context.ts";
import { requireShops } from "../http/callers/roles.ts";
import { pageAnswer } from "../http/envelope/paging.ts";
import { route } from "../http/route.ts";
import { dayMs } from "../shared/durations.ts";
import { listAudit } from "./list-audit.ts";
import { sweepAudit } from "./sweep-audit.ts";

export const registerAudit = (app: FastifyInstance, ctx: AppContext): void => {
  ctx.jobs.every("delete-old-audit-entries", dayMs, () => sweepAudit(ctx));
  route(app, ctx, merchantAuditList, async ({ caller, query: { merId, ...filter } }) => {
    const { shopIds } = await requireShops(ctx, caller, merId);
    const page = await ctx.readCommitted((read) => listAudit(read, { ...filter, shopIds, isForShop: true }));
    return { ...pageAnswer(page.list, page.total, filter), ...page };
  });

  route(app, ctx, operatorAuditList, async ({ query: { merId, ...filter } }) => {
    const shopIds = merId === undefined ? undefined : [merId];
    const page = await ctx.readCommitted((read) => listAudit(read, { ...filter, shopIds }));
    return { ...pageAnswer(page.list, page.total, filter), ...page };
  });
};
