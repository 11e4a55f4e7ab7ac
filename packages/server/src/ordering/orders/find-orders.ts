import { refundStates, refundStatus } from "@carmine/api/contract";
import { and, asc, eq, getTableColumns, inArray, isNotNull, isNull, sql, type SQL } from "drizzle-orm";
import type { Queryable } from "../../database/connection.ts";
import { account } from "../../database/schema/accounts.ts";
import { refund } from "../../database/schema/after-sale.ts";
import { masterOrder, merchantOrder, orderLine } from "../../database/schema/ordering.ts";
import { payment } from "../../database/schema/payment.ts";
import { notFound } from "../../http/envelope/failure.ts";
import type { MasterRow, MasterWithRedirect, MerchantRow, ShopOrder } from "./order-rows.ts";

/**
 * The reader of an order: its account, a guest account by its public identity, a shop's staff (orders of the
 * shop), or the platform's staff (all orders).
 */
export type OrderOwner =
  | { readonly accountId: number }
  | { readonly identity: string }
  | { readonly shopIds: readonly number[] }
  | { readonly isOperator: true };

/** Orders that shoppers deleted from their list stay visible to staff. */
const isStaff = (owner: OrderOwner): boolean => "shopIds" in owner || "isOperator" in owner;

const accountOf = (
  owner: { readonly accountId: number } | { readonly identity: string },
  column: typeof masterOrder.accountId | typeof merchantOrder.accountId,
): SQL =>
  "accountId" in owner
    ? eq(column, owner.accountId)
    : sql`${column} = (select ${account.id} from ${account} where ${account.identity} = ${owner.identity} and ${account.type} = 'visitor')`;

/** Condition on merchant orders. */
export const merchantOrdersOf = (owner: OrderOwner): SQL | undefined => {
  if ("isOperator" in owner) return undefined;
  if ("shopIds" in owner) return inArray(merchantOrder.merchantId, [...owner.shopIds]);
  return accountOf(owner, merchantOrder.accountId);
};

const masterOrdersOf = (owner: OrderOwner): SQL | undefined => {
  if ("isOperator" in owner) return undefined;
  // A master order contains other shops' sales, so only the shopper and the operator may read it.
  if ("shopIds" in owner) return sql`false`;
  return accountOf(owner, masterOrder.accountId);
};

/** Ids of orders with a refund whose payout failed. */
const failedRefundOrders = async (
  db: Queryable,
  orders: readonly MerchantRow[],
): Promise<ReadonlySet<number>> => {
  const { applied, refunding } = refundStatus;
  const open = orders.filter((order) => order.refundStatus === applied || order.refundStatus === refunding);
  if (open.length === 0) return new Set();
  const rows = await db
    .select({ id: refund.merchantOrderId })
    .from(refund)
    .where(
      and(
        inArray(
          refund.merchantOrderId,
          open.map(({ id }) => id),
        ),
        eq(refund.status, refundStates.refunding),
        isNotNull(refund.failedAt),
      ),
    );
  return new Set(rows.map(({ id }) => id));
};

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
  const failed = await failedRefundOrders(db, orders);
  return orders.map((order) => ({
    ...order,
    lines: byOrder.get(order.id) ?? [],
    hasFailedRefund: failed.has(order.id),
  }));
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
    .where(and(eq(masterOrder.orderNo, orderNo), masterOrdersOf(owner)));
  if (!master) throw notFound();
  return master;
};

/** The master order with its merchant orders. */
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
        isStaff(owner) ? undefined : isNull(merchantOrder.hiddenAt),
        merchantOrdersOf(owner),
      ),
    );
  if (!found) throw notFound();
  const [shop] = await withLines(db, [found.merchant_order]);
  if (!shop) throw notFound();
  return { shop, master: found.master_order };
};
