import type { DataOf, merchantOrderShipBatch, ShipmentInput, WireLocale } from "@carmine/api/contract";
import { and, inArray } from "drizzle-orm";
import type { Actor } from "../../audit/record-audit.ts";
import type { AppContext } from "../../context.ts";
import { merchantOrder } from "../../database/schema/ordering.ts";
import { Failure, notFound } from "../../http/envelope/failure.ts";
import { textOf } from "../../http/messages.ts";
import { merchantOrdersOf, type OrderOwner } from "../orders/find-orders.ts";
import { shipOrder } from "./ship-order.ts";

type Result = DataOf<typeof merchantOrderShipBatch>[number];

/** @throws Failure 404 if none of the orders is the owner's */
const requireAnyOwn = async (
  { db }: Pick<AppContext, "db">,
  owner: OrderOwner,
  orderNos: readonly string[],
): Promise<void> => {
  const [found] = await db
    .select({ orderNo: merchantOrder.orderNo })
    .from(merchantOrder)
    .where(and(inArray(merchantOrder.orderNo, [...orderNos]), merchantOrdersOf(owner)))
    .limit(1);
  if (!found) throw notFound();
};

/**
 * Ships a parcel of each order, one after the other, each in its own transaction.
 * @returns the result of each shipment, in the order of the input; a refused one has its reason, also an order of
 * another shop
 * @throws Failure 404 if none of the orders is the owner's
 */
export const shipOrders = async (
  ctx: Pick<AppContext, "db" | "clock" | "config">,
  actor: Actor,
  owner: OrderOwner,
  shipments: readonly (ShipmentInput & { readonly orderNo: string })[],
  locale: WireLocale,
): Promise<Result[]> => {
  await requireAnyOwn(
    ctx,
    owner,
    shipments.map(({ orderNo }) => orderNo),
  );
  const results: Result[] = [];
  for (const { orderNo, ...input } of shipments) {
    try {
      const { parcelId } = await shipOrder(ctx, actor, owner, orderNo, input);
      results.push({ orderNo, parcelId, problem: null });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      results.push({ orderNo, parcelId: null, problem: textOf(error.key, locale, error.values) });
    }
  }
  return results;
};
