import {
  merchantCourierList,
  merchantOrderAddress,
  merchantOrderCounts,
  merchantCustomerExport,
  merchantOrderDetail,
  merchantOrderExport,
  merchantOrderHold,
  merchantOrderHoldBatch,
  merchantOrderList,
  merchantOrderNote,
  merchantOrderNoteBatch,
  merchantOrderRelease,
  merchantOrderReleaseBatch,
  merchantOrderShip,
  merchantOrderShipBatch,
  merchantParcelArrive,
  merchantParcelCorrect,
  merchantParcelStep,
  merchantSales,
  merchantTaxExport,
} from "@carmine/api/contract";
import type { FastifyInstance } from "fastify";
import { recordAudit } from "../audit/record-audit.ts";
import { transaction } from "../database/transaction.ts";
import type { AppContext } from "../context.ts";
import { requireShops, type ShopStaff } from "../http/callers/roles.ts";
import { pageAnswer } from "../http/envelope/paging.ts";
import { csvRoute, route } from "../http/route.ts";
import { textIn } from "../shared/localized-text.ts";
import { patternOf } from "../shipping/couriers/number-forms.ts";
import { openCouriers } from "../shipping/couriers/read-couriers.ts";
import { orderClockOf } from "./orders/after-sale-fields.ts";
import { changeAddress } from "./staff/change-address.ts";
import { exportCustomers } from "./staff/export-customers.ts";
import { exportOrders } from "./staff/export-orders.ts";
import { exportTaxes } from "./staff/export-taxes.ts";
import { countStaffOrders, listStaffOrders } from "./staff/list-staff-orders.ts";
import { readShopSales } from "./staff/shop-sales.ts";
import { addOrderNote } from "./staff/order-notes.ts";
import { readStaffOrder } from "./staff/read-staff-order.ts";
import { requireFilterRights } from "./staff/staff-order-filter.ts";
import { wireStaffRow } from "./staff/wire-staff-order.ts";
import { correctParcel } from "./transitions/correct-parcel.ts";
import { eachOrderNo } from "./transitions/each-order.ts";
import { holdOrder } from "./transitions/hold-order.ts";
import { shipOrder } from "./transitions/ship-order.ts";
import { shipOrders } from "./transitions/ship-orders.ts";
import { addTrackingStep, confirmParcel } from "./transitions/track-by-hand.ts";

/** Whether a member sees the amounts of all orders of a call. */
const canSeeAmounts = ({ shopIds, can }: ShopStaff): boolean =>
  shopIds.every((shopId) => can("orders.amounts", shopId));

/** Orders, customers and taxes as files. */
const registerExports = (app: FastifyInstance, ctx: AppContext): void => {
  csvRoute(app, ctx, merchantOrderExport, async ({ caller, query: { merId, ...filter }, locale }) => {
    const staff = await requireShops(ctx, caller, merId);
    const { shopIds, can } = staff;
    requireFilterRights(filter, canSeeAmounts(staff));
    return exportOrders(ctx, { shopIds }, filter, { can, locale, clock: orderClockOf(ctx) });
  });

  csvRoute(app, ctx, merchantCustomerExport, async ({ caller, body: { merId } }) => {
    const { accountId } = await requireShops(ctx, caller, merId);
    const act = { merchantId: merId, action: "customer.exportList", subject: `merchant:${merId}` };
    await transaction(ctx.db, (tx) => recordAudit(tx, { role: "merchant", accountId }, act, ctx.clock.now()));
    return exportCustomers(ctx, merId);
  });

  csvRoute(app, ctx, merchantTaxExport, async ({ caller, query: { merId, ...period } }) => {
    const { shopIds } = await requireShops(ctx, caller, merId);
    return exportTaxes(ctx, shopIds, period);
  });
};

/** Actions on many orders. */
const registerBatches = (app: FastifyInstance, ctx: AppContext): void => {
  route(app, ctx, merchantOrderShipBatch, async ({ caller, body, locale }) => {
    const { accountId, shopIds } = await requireShops(ctx, caller);
    return shipOrders(ctx, { role: "merchant", accountId }, { shopIds }, body.shipments, locale);
  });

  route(app, ctx, merchantOrderHoldBatch, async ({ caller, body, locale }) => {
    const { accountId, shopIds } = await requireShops(ctx, caller);
    const actor = { role: "merchant", accountId } as const;
    return eachOrderNo(ctx, { shopIds }, body.orderNos, locale, (orderNo) =>
      holdOrder(ctx, actor, { shopIds }, orderNo, body.reason),
    );
  });

  route(app, ctx, merchantOrderReleaseBatch, async ({ caller, body, locale }) => {
    const { accountId, shopIds } = await requireShops(ctx, caller);
    const actor = { role: "merchant", accountId } as const;
    return eachOrderNo(ctx, { shopIds }, body.orderNos, locale, (orderNo) =>
      holdOrder(ctx, actor, { shopIds }, orderNo, null),
    );
  });

  route(app, ctx, merchantOrderNoteBatch, async ({ caller, body, locale }) => {
    const { accountId, shopIds } = await requireShops(ctx, caller);
    const actor = { role: "merchant", accountId } as const;
    return eachOrderNo(ctx, { shopIds }, body.orderNos, locale, (orderNo) =>
      addOrderNote(ctx, actor, { shopIds }, orderNo, body.text),
    );
  });
};

/** Order actions of a shop's staff. */
export const registerMerchantOrders = (app: FastifyInstance, ctx: AppContext): void => {
  const { db } = ctx;
  registerExports(app, ctx);
  registerBatches(app, ctx);

  route(app, ctx, merchantOrderList, async ({ caller, query: { merId, ...filter }, locale }) => {
    const staff = await requireShops(ctx, caller, merId);
    const { shopIds, can } = staff;
    requireFilterRights(filter, canSeeAmounts(staff));
    const clock = orderClockOf(ctx);
    const found = await ctx.readCommitted((read) => listStaffOrders(read, { shopIds }, filter, clock.now));
    const rows = found.list.map((order) => wireStaffRow(order, { can, locale, clock }));
    const { isCapped, after } = found;
    return { ...pageAnswer(rows, found.total, filter), isCapped, after };
  });

  route(app, ctx, merchantOrderCounts, async ({ caller, query: { merId, ...filter } }) => {
    const staff = await requireShops(ctx, caller, merId);
    const { shopIds } = staff;
    requireFilterRights(filter, canSeeAmounts(staff));
    return ctx.readCommitted((read) => countStaffOrders(read, { shopIds }, filter, ctx.clock.now()));
  });

  route(app, ctx, merchantOrderDetail, async ({ caller, params, locale }) => {
    const { shopIds, can } = await requireShops(ctx, caller);
    return readStaffOrder(db, { shopIds }, params.orderNo, { can, locale, clock: orderClockOf(ctx) });
  });

  route(app, ctx, merchantOrderNote, async ({ caller, params, body }) => {
    const { accountId, shopIds } = await requireShops(ctx, caller);
    return addOrderNote(ctx, { role: "merchant", accountId }, { shopIds }, params.orderNo, body.text);
  });

  route(app, ctx, merchantOrderShip, async ({ caller, params, body }) => {
    const { accountId, shopIds } = await requireShops(ctx, caller);
    return shipOrder(ctx, { role: "merchant", accountId }, { shopIds }, params.orderNo, body);
  });

  route(app, ctx, merchantSales, async ({ caller, query: { merId, days } }) => {
    await requireShops(ctx, caller, merId);
    const { currency, timeZone } = ctx.config;
    return ctx.readCommitted((read) =>
      readShopSales(read, { merchantId: merId, length: days, currency, timeZone, now: ctx.clock.now() }),
    );
  });

  route(app, ctx, merchantCourierList, async ({ locale }) =>
    (await openCouriers(db)).map(({ code, name, forms, example }) => ({
      code,
      name: textIn(name, locale),
      pattern: patternOf(forms),
      example,
    })),
  );

  route(app, ctx, merchantOrderAddress, async ({ caller, params, body }) => {
    const { accountId, shopIds } = await requireShops(ctx, caller);
    await changeAddress(ctx, { role: "merchant", accountId }, { shopIds }, params.orderNo, body);
    return null;
  });

  route(app, ctx, merchantOrderHold, async ({ caller, params, body }) => {
    const { accountId, shopIds } = await requireShops(ctx, caller);
    await holdOrder(ctx, { role: "merchant", accountId }, { shopIds }, params.orderNo, body.reason);
    return null;
  });

  route(app, ctx, merchantOrderRelease, async ({ caller, params }) => {
    const { accountId, shopIds } = await requireShops(ctx, caller);
    await holdOrder(ctx, { role: "merchant", accountId }, { shopIds }, params.orderNo, null);
    return null;
  });

  route(app, ctx, merchantParcelArrive, async ({ caller, body }) => {
    const { accountId, shopIds } = await requireShops(ctx, caller);
    await confirmParcel(ctx, { role: "merchant", accountId }, { shopIds }, body.parcelId);
    return null;
  });

  route(app, ctx, merchantParcelStep, async ({ caller, body, locale }) => {
    const { accountId, shopIds } = await requireShops(ctx, caller);
    await addTrackingStep(ctx, { role: "merchant", accountId }, { shopIds }, body, locale);
    return null;
  });

  route(app, ctx, merchantParcelCorrect, async ({ caller, body }) => {
    const { accountId, shopIds } = await requireShops(ctx, caller);
    await correctParcel(ctx, { role: "merchant", accountId }, { shopIds }, body);
    return null;
  });
};
