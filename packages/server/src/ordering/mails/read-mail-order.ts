import { Big } from "big.js";
import { eq, inArray } from "drizzle-orm";
import type { Queryable } from "../../database/connection.ts";
import { account } from "../../database/schema/accounts.ts";
import { noticeSetting } from "../../database/schema/notifications.ts";
import { masterOrder } from "../../database/schema/ordering.ts";
import { refund, refundLine } from "../../database/schema/after-sale.ts";
import { courier, parcel, parcelLine } from "../../database/schema/shipping.ts";
import type { orderMail } from "../../database/schema/order-mails.ts";
import { parcelOccasion } from "../../messaging/mail/queue-order-mail.ts";

import { textIn, type LocalizedText } from "../../shared/localized-text.ts";
import { readSiteName } from "../../messaging/mail/site-name.ts";
import { shopsOfMasters } from "../orders/find-orders.ts";
import type { ShopOrder } from "../orders/order-rows.ts";

export type OrderMailRow = typeof orderMail.$inferSelect;

interface Units {
  readonly quantity: number;
  /** Decimal text; null to use their price. */
  readonly amount: string | null;
}

type UnitsByLine = ReadonlyMap<number, Units>;

const parcelIdOf = ({ occasion }: OrderMailRow): number => Number(occasion.slice(parcelOccasion.length));
const refundNoOf = ({ details }: OrderMailRow): string => details["refundNo"] ?? "";

/** The units of parcels by line and parcel. */
const parcelUnits = async (
  db: Queryable,
  ids: readonly number[],
): Promise<ReadonlyMap<number, UnitsByLine>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(parcelLine)
    .where(inArray(parcelLine.parcelId, [...ids]));
  const unitsOf = (lines: typeof rows): UnitsByLine =>
    new Map(lines.map(({ orderLineId, quantity }) => [orderLineId, { quantity, amount: null }]));
  return new Map(
    [...Map.groupBy(rows, ({ parcelId }) => parcelId)].map(([id, lines]) => [id, unitsOf(lines)]),
  );
};

/** The units of refunds by line and refund number. */
const refundUnits = async (
  db: Queryable,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, UnitsByLine>> => {
  if (numbers.length === 0) return new Map();
  const rows = await db
    .select({ refundNo: refund.refundNo, line: refundLine })
    .from(refundLine)
    .innerJoin(refund, eq(refund.id, refundLine.refundId))
    .where(inArray(refund.refundNo, [...numbers]));
  const unitsOf = (lines: typeof rows): UnitsByLine =>
    new Map(
      lines.map(({ line: { orderLineId, quantity, total } }) => [orderLineId, { quantity, amount: total }]),
    );
  return new Map(
    [...Map.groupBy(rows, ({ refundNo }) => refundNo)].map(([no, lines]) => [no, unitsOf(lines)]),
  );
};

/** The units of a parcel or a refund; undefined for mails about the whole order. */
const readUnits = async (
  db: Queryable,
  rows: readonly OrderMailRow[],
): Promise<(row: OrderMailRow) => UnitsByLine | undefined> => {
  const [shipped, refunded] = [
    rows.filter(({ kind }) => kind === "shipped"),
    rows.filter(({ kind }) => kind === "refund"),
  ];
  const parcels = await parcelUnits(db, shipped.map(parcelIdOf));
  const refunds = await refundUnits(db, refunded.map(refundNoOf));
  return (row) => {
    if (row.kind === "shipped") return parcels.get(parcelIdOf(row)) ?? new Map();
    return row.kind === "refund" ? (refunds.get(refundNoOf(row)) ?? new Map()) : undefined;
  };
};

/** The names of the carriers of shipped parcels, by parcel. */
const readCarriers = async (db: Queryable, rows: readonly OrderMailRow[]) => {
  const ids = rows.filter(({ kind }) => kind === "shipped").map(parcelIdOf);
  if (ids.length === 0) return new Map<number, LocalizedText>();
  const found = await db
    .select({ id: parcel.id, name: courier.name })
    .from(parcel)
    .innerJoin(courier, eq(courier.code, parcel.courierCode))
    .where(inArray(parcel.id, ids));
  return new Map(found.map(({ id, name }) => [id, name]));
};

const linesWith = (lines: ShopOrder["lines"], units: UnitsByLine): ShopOrder["lines"] =>
  lines.flatMap((line) => {
    const some = units.get(line.id);
    if (!some) return [];
    const { quantity, amount } = some;
    return [{ ...line, quantity, goods: amount ?? new Big(line.price).times(quantity).toFixed() }];
  });

const readMasters = async (db: Queryable, ids: readonly number[]) => {
  const rows = await db
    .select()
    .from(masterOrder)
    .innerJoin(account, eq(account.id, masterOrder.accountId))
    .leftJoin(noticeSetting, eq(noticeSetting.accountId, account.id))
    .where(inArray(masterOrder.id, [...ids]));
  return new Map(rows.map((row) => [row.master_order.id, row]));
};

/**
 * Reads all data of the mails at the moment they are composed.
 * @returns a function from a mail to its order
 */
export const readMailOrders = async (db: Queryable, rows: readonly OrderMailRow[]) => {
  const ids = [...new Set(rows.map(({ masterOrderId }) => masterOrderId))];
  const masters = await readMasters(db, ids);
  const shopsOf = await shopsOfMasters(db, ids);
  const unitsOf = await readUnits(db, rows);
  const carriers = await readCarriers(db, rows);
  const siteName = await readSiteName(db);
  return (row: OrderMailRow) => {
    const master = masters.get(row.masterOrderId);
    if (!master) throw new Error(`Master order ${row.masterOrderId} does not exist`);
    const units = unitsOf(row);
    const shops = (shopsOf.get(row.masterOrderId) ?? []).filter(
      ({ id }) => row.merchantOrderId === null || id === row.merchantOrderId,
    );
    const { locale, type, email } = master.account;
    const carrier = row.kind === "shipped" ? carriers.get(parcelIdOf(row)) : undefined;
    return {
      master: master.master_order,
      shops: units ? shops.map((shop) => ({ ...shop, lines: linesWith(shop.lines, units) })) : shops,
      locale,
      /** The parcel's carrier in the recipient's language; null without one. */
      carrier: carrier ? textIn(carrier, locale) : null,
      isGuest: type === "visitor",
      /** The account's own confirmed address; null for guests, phone and social accounts. */
      confirmedEmail: type === "email" ? email : null,
      /** Topics whose mails the recipient has disabled. */
      muted: master.notice_setting?.mutedTopics ?? [],
      shop: siteName(locale),
    };
  };
};

export type MailOrder = ReturnType<Awaited<ReturnType<typeof readMailOrders>>>;
