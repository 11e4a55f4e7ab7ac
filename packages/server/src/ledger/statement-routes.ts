import { merchantStatement, merchantStatementCsv } from "@carmine/api/contract";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../context.ts";
import { requireShops } from "../http/callers/roles.ts";
import { csvRoute, route } from "../http/route.ts";
import { readStatementWithTotals } from "./statement-totals.ts";
import { readStatement, statementRows } from "./statement.ts";

/** Statements for the staff of a shop. */
export const registerStatements = (app: FastifyInstance, ctx: AppContext): void => {
  const { timeZone } = ctx.config;

  route(app, ctx, merchantStatement, async ({ caller, query: { merId, month } }) => {
    await requireShops(ctx, caller, merId);
    return ctx.readCommitted((read) => readStatementWithTotals(read, merId, month, timeZone));
  });

  csvRoute(app, ctx, merchantStatementCsv, async ({ caller, query: { merId, month } }) => {
    await requireShops(ctx, caller, merId);
    const lines = await ctx.readCommitted((read) => readStatement(read, merId, month, timeZone));
    return { name: `statement-${merId}-${month}`, rows: statementRows(lines) };
  });
};
