import type { DataOf, merchantOrderShipBatch, ShipmentInput, WireLocale } from "@carmine/api/contract";
import type { Actor } from "../../audit/record-audit.ts";
import type { AppContext } from "../../context.ts";
import type { OrderOwner } from "../orders/find-orders.ts";
import { eachOrder } from "./each-order.ts";
import { shipOrder } from "./ship-order.ts";

/**
 * Ships a parcel of each order.
 * @throws Failure 404 if none of the orders is the owner's
 */
export const shipOrders = async (
  ctx: Pick<AppContext, "db" | "clock" | "config">,
  actor: Actor,
  owner: OrderOwner,
  shipments: readonly (ShipmentInput & { readonly orderNo: string })[],
  locale: WireLocale,
): Promise<DataOf<typeof merchantOrderShipBatch>> => {
  const results = await eachOrder(ctx, owner, shipments, locale, ({ orderNo, ...input }) =>
    shipOrder(ctx, actor, owner, orderNo, input),
  );
  return results.map(({ orderNo, done, problem }) => ({
    orderNo,
    parcelId: done?.parcelId ?? null,
    problem,
  }));
};
