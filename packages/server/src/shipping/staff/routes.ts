import {
  merchantShippingList,
  merchantShippingSave,
  merchantShippingTry,
  operatorCourierSecret,
} from "@carmine/api/contract";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../context.ts";
import { requireUser } from "../../http/callers/caller.ts";
import { requireShops } from "../../http/callers/roles.ts";
import { route } from "../../http/route.ts";
import { changeCourierSecret } from "./courier-secret.ts";
import { listShippingTerms, saveShippingTerms, tryShipping } from "./shipping-terms.ts";

/** Shipping rates and delivery days for the staff of a shop, secrets of couriers for the marketplace. */
export const registerShippingStaff = (app: FastifyInstance, ctx: AppContext): void => {
  route(app, ctx, merchantShippingList, async ({ caller, query: { merId } }) => {
    await requireShops(ctx, caller, merId);
    return listShippingTerms(ctx.db, merId);
  });
  route(app, ctx, merchantShippingSave, async ({ caller, body }) => {
    const { accountId } = await requireShops(ctx, caller, body.merId);
    await saveShippingTerms(ctx, { role: "merchant", accountId }, body);
    return null;
  });
  route(app, ctx, merchantShippingTry, async ({ caller, query }) => {
    await requireShops(ctx, caller, query.merId);
    return tryShipping(ctx, query);
  });

  route(app, ctx, operatorCourierSecret, ({ caller, body }) =>
    changeCourierSecret(ctx, { role: "operator", accountId: requireUser(caller) }, body),
  );
};
