import { orderStateOf, type ChangeableAddress } from "@carmine/api/contract";
import { eq } from "drizzle-orm";
import type { Queryable } from "../../database/connection.ts";
import { merchantOrder } from "../../database/schema/ordering.ts";
import { parcel } from "../../database/schema/shipping.ts";
import { transitionStateOf } from "../transitions/lock-merchant-order.ts";
import type { MasterRow, MerchantRow } from "../orders/order-rows.ts";

/**
 * The part of the delivery address that staff can change now: of a paid order, before any shop of the checkout has
 * shipped, because all of them use the same address. Null otherwise, and for old orders without its parts.
 */
export const changeableAddressOf = async (
  db: Queryable,
  shop: MerchantRow,
  { id, place, realName, phone }: MasterRow,
): Promise<ChangeableAddress | null> => {
  if (place === null || orderStateOf(transitionStateOf(shop)) !== "toShip") return null;
  const [sent] = await db
    .select({ id: parcel.id })
    .from(parcel)
    .innerJoin(merchantOrder, eq(merchantOrder.id, parcel.merchantOrderId))
    .where(eq(merchantOrder.masterOrderId, id))
    .limit(1);
  if (sent) return null;
  const { street, city, district, postalCode } = place;
  return { realName, phone, street, city, district, postalCode };
};
