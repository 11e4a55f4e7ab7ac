import {
  operatorCustomerCoupon,
  operatorCustomerCoupons,
  operatorCustomerDetail,
  operatorCustomerDisable,
  operatorCustomerEnable,
  operatorCustomerErase,
  operatorCustomerExport,
  operatorCustomerKeep,
  operatorCustomerList,
  operatorCustomerNote,
  operatorCustomerOpen,
  operatorCustomerPoints,
  operatorCustomerResend,
  operatorCustomerSignOut,
} from "@carmine/api/contract";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../context.ts";
import type { Caller } from "../../http/callers/caller.ts";
import { operatorOf } from "../../http/callers/roles.ts";
import { route } from "../../http/route.ts";
import { grantableCoupons } from "../../promotion/coupons/issue-coupons.ts";
import {
  changePoints,
  eraseCustomer,
  exportCustomer,
  giveCoupon,
  cancelErasure,
  addCustomerNote,
  openCustomer,
  resendMail,
  setCustomerStatus,
  signOutCustomer,
  type CustomerEditor,
} from "./change-customer.ts";
import { listCustomers } from "./list-customers.ts";
import { readCustomer } from "./read-customer.ts";

/** Customers for the marketplace's staff. */
export const registerCustomers = (app: FastifyInstance, ctx: AppContext): void => {
  const editorOf = async (caller: Caller): Promise<CustomerEditor> => {
    const { accountId, can } = await operatorOf(ctx, caller);
    return { actor: { role: "operator", accountId }, can };
  };

  route(app, ctx, operatorCustomerList, async ({ caller, query }) => {
    const { can } = await operatorOf(ctx, caller);
    return ctx.readCommitted((read) => listCustomers(read, query, can, ctx.config.currency));
  });
  route(app, ctx, operatorCustomerDetail, async ({ caller, params, locale }) => {
    const { accountId, can, staffRole } = await operatorOf(ctx, caller);
    return readCustomer(ctx, ctx.db, params.uid, {
      accountId,
      can,
      needsReason: staffRole === "support",
      locale,
    });
  });
  route(app, ctx, operatorCustomerOpen, async ({ caller, body }) => {
    await openCustomer(ctx, await editorOf(caller), body);
    return null;
  });
  route(app, ctx, operatorCustomerPoints, async ({ caller, body }) => {
    await changePoints(ctx, await editorOf(caller), body);
    return null;
  });
  route(app, ctx, operatorCustomerCoupons, ({ params, locale }) =>
    grantableCoupons(ctx.db, params.uid, locale, ctx.clock.now()),
  );
  route(app, ctx, operatorCustomerCoupon, async ({ caller, body }) => {
    await giveCoupon(ctx, await editorOf(caller), body);
    return null;
  });
  route(app, ctx, operatorCustomerDisable, async ({ caller, body }) => {
    await setCustomerStatus(ctx, await editorOf(caller), body, "disabled");
    return null;
  });
  route(app, ctx, operatorCustomerEnable, async ({ caller, body }) => {
    await setCustomerStatus(ctx, await editorOf(caller), body, "active");
    return null;
  });
  route(app, ctx, operatorCustomerSignOut, async ({ caller, body }) => {
    await signOutCustomer(ctx, await editorOf(caller), body);
    return null;
  });
  route(app, ctx, operatorCustomerExport, async ({ caller, body }) => {
    await exportCustomer(ctx, await editorOf(caller), body);
    return null;
  });
  route(app, ctx, operatorCustomerErase, async ({ caller, body }) => ({
    erasureAt: (await eraseCustomer(ctx, await editorOf(caller), body)).toISOString(),
  }));
  route(app, ctx, operatorCustomerKeep, async ({ caller, body }) => {
    await cancelErasure(ctx, await editorOf(caller), body);
    return null;
  });
  route(app, ctx, operatorCustomerNote, async ({ caller, body }) => {
    await addCustomerNote(ctx, await editorOf(caller), body);
    return null;
  });
  route(app, ctx, operatorCustomerResend, async ({ caller, body }) => {
    await resendMail(ctx, await editorOf(caller), body);
    return null;
  });
};
