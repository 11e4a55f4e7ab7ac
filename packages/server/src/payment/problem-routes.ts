import { operatorPaymentProblemList, operatorPaymentProblemResolve } from "@carmine/api/contract";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../context.ts";
import { requireUser } from "../http/callers/caller.ts";
import { pageAnswer } from "../http/envelope/paging.ts";
import { route } from "../http/route.ts";
import { listPaymentProblems } from "./list-problems.ts";
import { resolveProblem } from "./resolve-problem.ts";

export const registerPaymentProblems = (app: FastifyInstance, ctx: AppContext): void => {
  route(app, ctx, operatorPaymentProblemList, async ({ query }) => {
    const { list, total } = await listPaymentProblems(ctx.db, query);
    return pageAnswer(list, total, query);
  });

  route(app, ctx, operatorPaymentProblemResolve, async ({ caller, params, body }) => {
    await resolveProblem(ctx, { role: "operator", accountId: requireUser(caller) }, params.id, body);
    return null;
  });
};
