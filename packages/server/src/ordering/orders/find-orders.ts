import { and, asc, eq, getTableColumns, inArray, isNull, sql, type SQL } from "drizzle-orm";
import type { Queryable } from "../../database/connection.ts";
import { account } from "../../database/schema/accounts.ts";
import { masterOrder, merchantOrder, orderLine } from "../../database/schema/ordering.ts";
import { payment } from "../../database/schema/payment.ts";
import { notFound } from "../../http/envelope/failure.ts";
import type { MasterRow, MasterWithRedirect, MerchantRow, ShopOrder } from "./wire-orders.ts";

/** Whose order is looked for: an account's, or the one of a guest account by its public identity. */
export type OrderOwner = { readonly accountId: number } | { readonly identity: string };

const ownedBy = (
  owner: OrderOwner,
  column: typeof masterOrder.accountId | typeof merchantOrder.accountId,
): SQL =>
  "accountId" in owner
    ? eq(column, owner.accountId)
    : sql`${column} = (select ${account.id} from ${account} where ${account.identity} = ${owner.identity} and ${account.type} = 'visitor')`;

export const withLines = async (db: Queryable, orders: readonly MerchantRow[]): Promise<ShopOrder[]> => {
  if (orders.length === 0) return [];
  const lines = await db
    .select()
    .from(orderLine)
    .where(
      inArray(
        orderLine.merchantOrderId,
        orders.map(({ id }) => id),
      ),
    )
    .orderBy(asc(orderLine.id));
  const byOrder = Map.groupBy(lines, (line) => line.merchantOrderId);
  return orders.map((order) => ({ ...order, lines: byOrder.get(order.id) ?? [] }));
};

export const shopsOfMasters = async (
  db: Queryable,
  ids: readonly number[],
): Promise<Map<number, ShopOrder[]>> => {
  if (ids.length === 0) return new Map();
  const orders = await db
    .select()
    .from(merchantOrder)
    .where(inArray(merchantOrder.masterOrderId, [...ids]))
    .orderBy(asc(merchantOrder.id));
  return Map.groupBy(await withLines(db, orders), (order) => order.masterOrderId);
};

export const masterWithRedirect = {
  ...getTableColumns(masterOrder),
  redirect: sql<
    string | null
  >`(select p.redirect from ${payment} p where p.master_order_id = ${masterOrder.id}
    and p.status = 'open' and p.redirect is not null order by p.id desc limit 1)`,
};

/** @throws Failure 404 for a master order that doesn't exist or isn't the owner's */
const findMasterRow = async (
  db: Queryable,
  owner: OrderOwner,
  orderNo: string,
): Promise<MasterWithRedirect> => {
  const [master] = await db
    .select(masterWithRedirect)
    .from(masterOrder)
    .where(and(eq(masterOrder.orderNo, orderNo), ownedBy(owner, masterOrder.accountId)));
  if (!master) throw notFound();
  return master;
};

/** The same with the orders of its merchants. */
export const findMaster = async (
  db: Queryable,
  owner: OrderOwner,
  orderNo: string,
): Promise<{ master: MasterWithRedirect; shops: ShopOrder[] }> => {
  const master = await findMasterRow(db, owner, orderNo);
  return { master, shops: (await shopsOfMasters(db, [master.id])).get(master.id) ?? [] };
};

/** @throws Failure 404 for a merchant order that doesn't exist, isn't the owner's or was deleted by the shopper */
export const findMerchantOrder = async (
  db: Queryable,
  owner: OrderOwner,
  orderNo: string,
): Promise<{ shop: ShopOrder; master: MasterRow }> => {
  const [found] = await db
    .select()
    .from(merchantOrder)
    .innerJoin(masterOrder, eq(masterOrder.id, merchantOrder.masterOrderId))
    .where(
      and(
        eq(merchantOrder.orderNo, orderNo),
        isNull(merchantOrder.hiddenAt),
        ownedBy(owner, merchantOrder.accountId),
      ),
    );
  if (!found) throw notFound();
  const [shop] = await withLines(db, [found.merchant_order]);
  if (!shop) throw notFound();
  return { shop, master: found.master_order };
};
