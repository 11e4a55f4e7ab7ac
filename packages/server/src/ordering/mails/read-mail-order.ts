import { Big } from "big.js";
import { asc, eq, sql } from "drizzle-orm";
import type { Queryable } from "../../database/connection.ts";
import { account } from "../../database/schema/accounts.ts";
import { setting } from "../../database/schema/content.ts";
import { noticeSetting } from "../../database/schema/notifications.ts";
import { masterOrder, merchantOrder } from "../../database/schema/ordering.ts";
import { refund, refundLine } from "../../database/schema/after-sale.ts";
import { parcelLine } from "../../database/schema/shipping.ts";
import type { orderMail } from "../../database/schema/order-mails.ts";
import { parcelOccasion } from "../../messaging/mail/queue-order-mail.ts";
import { textIn } from "../../shared/localized-text.ts";
import { withLines } from "../orders/find-orders.ts";
import type { ShopOrder } from "../orders/order-rows.ts";

export type OrderMailRow = typeof orderMail.$inferSelect;

interface Pieces {
  readonly quantity: number;
  /** Decimal text; null for their price. */
  readonly amount: string | null;
}

/** The pieces of a parcel or a refund by line; null where a mail is about all that was ordered. */
const piecesOf = async (
  db: Queryable,
  { kind, occasion, details }: OrderMailRow,
): Promise<ReadonlyMap<number, Pieces> | null> => {
  if (kind === "shipped") {
    const rows = await db
      .select()
      .from(parcelLine)
      .where(eq(parcelLine.parcelId, Number(occasion.slice(parcelOccasion.length))));
    return new Map(rows.map(({ orderLineId, quantity }) => [orderLineId, { quantity, amount: null }]));
  }
  if (kind !== "refund") return null;
  const rows = await db
    .select({ line: refundLine })
    .from(refundLine)
    .innerJoin(refund, eq(refund.id, refundLine.refundId))
    .where(eq(refund.refundNo, details["refundNo"] ?? ""));
  return new Map(
    rows.map(({ line: { orderLineId, quantity, total } }) => [orderLineId, { quantity, amount: total }]),
  );
};

const linesWith = (lines: ShopOrder["lines"], pieces: ReadonlyMap<number, Pieces>): ShopOrder["lines"] =>
  lines.flatMap((line) => {
    const some = pieces.get(line.id);
    if (!some) return [];
    const { quantity, amount } = some;
    return [{ ...line, quantity, goods: amount ?? new Big(line.price).times(quantity).toFixed() }];
  });

/** Everything that mails about an order say, read in the moment in which they are composed. */
export const readMailOrder = async (db: Queryable, row: OrderMailRow) => {
  const { masterOrderId, merchantOrderId } = row;
  const [master] = await db
    .select()
    .from(masterOrder)
    .innerJoin(account, eq(account.id, masterOrder.accountId))
    .leftJoin(noticeSetting, eq(noticeSetting.accountId, account.id))
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
  const [shops, pieces] = [await withLines(db, orders), await piecesOf(db, row)];
  const { locale, type } = master.account;
  return {
    master: master.master_order,
    shops: shops.map((shop) => (pieces ? { ...shop, lines: linesWith(shop.lines, pieces) } : shop)),
    locale,
    isGuest: type === "visitor",
    /** Topics of which the receiver wants no mail. */
    muted: master.notice_setting?.mutedTopics ?? [],
    shop: named ? textIn(named.value, locale) : "Carmine",
  };
};

export type MailOrder = Awaited<ReturnType<typeof readMailOrder>>;
