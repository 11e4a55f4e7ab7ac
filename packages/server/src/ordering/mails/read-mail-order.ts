import { asc, eq, sql } from "drizzle-orm";
import type { Queryable } from "../../database/connection.ts";
import { account } from "../../database/schema/accounts.ts";
import { setting } from "../../database/schema/content.ts";
import { masterOrder, merchantOrder } from "../../database/schema/ordering.ts";
import type { orderMail } from "../../database/schema/order-mails.ts";
import { textIn } from "../../shared/localized-text.ts";
import { withLines } from "../orders/find-orders.ts";

export type OrderMailRow = typeof orderMail.$inferSelect;

/** Everything that mails about an order say, read in the moment in which they are composed. */
export const readMailOrder = async (db: Queryable, { masterOrderId, merchantOrderId }: OrderMailRow) => {
  const [master] = await db
    .select()
    .from(masterOrder)
    .innerJoin(account, eq(account.id, masterOrder.accountId))
    .where(eq(masterOrder.id, masterOrderId));
  if (!master) throw new Error(`There is no master order ${masterOrderId}`);
  const orders = await db
    .select()
    .from(merchantOrder)
    .where(
      merchantOrderId === null
        ? eq(merchantOrder.masterOrderId, masterOrderId)
        : eq(merchantOrder.id, merchantOrderId),
    )
    .orderBy(asc(merchantOrder.id));
  const [named] = await db
    .select({ value: setting.value })
    .from(setting)
    .where(sql`${setting.name} = 'name'`);
  const { locale, type } = master.account;
  return {
    master: master.master_order,
    shops: await withLines(db, orders),
    locale,
    isGuest: type === "visitor",
    shop: named ? textIn(named.value, locale) : "Carmine",
  };
};

export type MailOrder = Awaited<ReturnType<typeof readMailOrder>>;
