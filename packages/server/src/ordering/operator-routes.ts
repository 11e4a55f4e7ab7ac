import {
  operatorOrderAddress,
  operatorOrderCancel,
  operatorOrderCounts,
  operatorOrderDetail,
  operatorOrderExport,
  operatorOrderList,
  operatorTaxExport,
} from "@carmine/api/contract";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../context.ts";
import { requireUser } from "../http/callers/caller.ts";
import { operatorOf } from "../http/callers/roles.ts";
import { pageAnswer } from "../http/envelope/paging.ts";
import { csvRoute, route } from "../http/route.ts";
import { changeAddress } from "./staff/change-address.ts";
import { cancelAsOperator } from "./transitions/operator-cancel.ts";
import { orderClockOf } from "./orders/after-sale-fields.ts";
import { exportOrders } from "./staff/export-orders.ts";
import { exportTaxes } from "./staff/export-taxes.ts";
import { countStaffOrders, listStaffOrders } from "./staff/list-staff-orders.ts";
import { readStaffOrder } from "./staff/read-staff-order.ts";
import { requireFilterRights, type StaffScope } from "./staff/staff-order-filter.ts";
import { wireStaffRow } from "./staff/wire-staff-order.ts";

const scopeOf = (merId: number | undefined): StaffScope =>
  merId === undefined ? { isOperator: true } : { shopIds: [merId] };

/** Order actions of the platform's staff, for every shop. */
export const registerOperatorOrders = (app: FastifyInstance, ctx: AppContext): void => {
  const { db } = ctx;

  route(app, ctx, operatorOrderList, async ({ caller, query: { merId, ...filter }, locale }) => {
    const { can } = await operatorOf(ctx, caller);
    requireFilterRights(filter, can("orders.amounts"));
    const clock = orderClockOf(ctx);
    const found = await ctx.readCommitted((read) => listStaffOrders(read, scopeOf(merId), filter, clock.now));
    const rows = found.list.map((order) => wireStaffRow(order, { can, locale, clock }));
    const { isCapped, after } = found;
    return { ...pageAnswer(rows, found.total, filter), isCapped, after };
  });

  csvRoute(app, ctx, operatorOrderExport, async ({ caller, query: { merId, ...filter }, locale }) => {
    const { can } = await operatorOf(ctx, caller);
    requireFilterRights(filter, can("orders.amounts"));
    return exportOrders(ctx, scopeOf(merId), filter, { can, locale, clock: orderClockOf(ctx) });
  });

  csvRoute(app, ctx, operatorTaxExport, async ({ query }) => exportTaxes(ctx, null, query));

  route(app, ctx, operatorOrderCounts, async ({ caller, query: { merId, ...filter } }) => {
    const { can } = await operatorOf(ctx, caller);
    requireFilterRights(filter, can("orders.amounts"));
    return ctx.readCommitted((read) => countStaffOrders(read, scopeOf(merId), filter, ctx.clock.now()));
  });

  route(app, ctx, operatorOrderDetail, async ({ caller, params, locale }) => {
    const { can } = await operatorOf(ctx, caller);
    const reader = { can, locale, clock: orderClockOf(ctx) };
    // Notes are the shop's own.
    return {
      ...(await readStaffOrder(db, { isOperator: true }, params.orderNo, reader)),
      notes: [],
      noteCount: 0,
    };
  });

  route(app, ctx, operatorOrderAddress, async ({ caller, params, body }) => {
    const actor = { role: "operator", accountId: requireUser(caller) } as const;
    await changeAddress(ctx, actor, { isOperator: true }, params.orderNo, body);
    return null;
  });

  route(app, ctx, operatorOrderCancel, async ({ caller, params, body }) => {
    const actor = { role: "operator", accountId: requireUser(caller) } as const;
    await cancelAsOperator(ctx, actor, params.orderNo, body.reason);
    return null;
  });
};
