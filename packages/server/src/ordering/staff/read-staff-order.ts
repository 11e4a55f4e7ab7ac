import { addressLines } from "@carmine/api/address-forms";
import type { StaffOrderDetail } from "@carmine/api/contract";
import { and, count, eq, ne, sql } from "drizzle-orm";
import type { Queryable } from "../../database/connection.ts";
import { ledgerEntry } from "../../database/schema/ledger.ts";
import { merchantOrder } from "../../database/schema/ordering.ts";
import { textIn } from "../../shared/localized-text.ts";
import { regionOf } from "../../shared/regions.ts";
import { countryName } from "../../shipping/delivery/country-name.ts";
import { parcelsOf } from "../../shipping/tracking/read-parcels.ts";
import { wireParcel } from "../../shipping/tracking/wire-logistics.ts";
import { findMerchantOrder } from "../orders/find-orders.ts";
import { eventTitle } from "../orders/history.ts";
import { historyOf } from "../orders/order-events.ts";
import type { MasterRow } from "../orders/order-rows.ts";
import { wireMerchantOrder } from "../orders/wire-orders.ts";
import { changeableAddressOf } from "./changeable-address.ts";
import { codesOf } from "./list-staff-orders.ts";
import { notesOf } from "./order-notes.ts";
import type { StaffScope } from "./staff-order-filter.ts";
import { iso, isoOrNull, canSeeAddress, staffFields, type StaffReader } from "./wire-staff-order.ts";

/** The fee and the amount due to the shop, after refunds; null without entries. */
const dueOf = async (db: Queryable, orderNo: string): Promise<{ fee: string | null; net: string | null }> => {
  const [row] = await db
    .select({
      fee: sql<
        string | null
      >`-sum(${ledgerEntry.amount}) filter (where ${ledgerEntry.kind} in ('commission', 'commissionReturn'))`,
      net: sql<string | null>`sum(${ledgerEntry.amount})`,
    })
    .from(ledgerEntry)
    .where(and(eq(ledgerEntry.orderNo, orderNo), ne(ledgerEntry.kind, "payout")));
  return { fee: row?.fee ?? null, net: row?.net ?? null };
};

const countOfShopper = async (
  db: Queryable,
  { accountId, merchantId }: { accountId: number; merchantId: number },
): Promise<number> => {
  const [row] = await db
    .select({ orders: count() })
    .from(merchantOrder)
    .where(and(eq(merchantOrder.accountId, accountId), eq(merchantOrder.merchantId, merchantId)));
  return row?.orders ?? 0;
};

/** The address in the format of its country. Old orders have it in one line. */
const linesOf = ({ place, address }: MasterRow, { locale }: StaffReader): string[] =>
  place === null
    ? [address]
    : [
        ...addressLines(place.country, { ...place, regionName: regionOf(place.region)?.name ?? null }),
        ...(place.country === "" ? [] : [countryName(place.country, locale)]),
      ];

/**
 * A merchant order with all that staff need to work on it.
 * @throws Failure 404 if it isn't of these shops
 */
export const readStaffOrder = async (
  db: Queryable,
  scope: StaffScope,
  orderNo: string,
  reader: StaffReader,
): Promise<StaffOrderDetail> => {
  const { locale, clock, can } = reader;
  const { shop, master } = await findMerchantOrder(db, scope, orderNo);
  const [codes, parcels, events, notes, due, shopperOrderCount, changeableAddress] = await Promise.all([
    codesOf(db, [shop]),
    parcelsOf(db, shop.id),
    historyOf(db, master.id, shop.id),
    notesOf(db, shop.id),
    dueOf(db, orderNo),
    countOfShopper(db, shop),
    can("orders.address", shop.merchantId) ? changeableAddressOf(db, shop, master) : null,
  ]);
  const seesAmounts = can("orders.amounts", shop.merchantId);
  const isAddressVisible = canSeeAddress(shop, reader);
  const whole = wireMerchantOrder(shop, master, locale, clock);
  const amount = <Value>(value: Value): Value | null => (seesAmounts ? value : null);
  return {
    ...whole,
    ...staffFields({ shop, master, codes, noteCount: notes.length }, reader),
    userAddress: isAddressVisible ? whole.userAddress : null,
    proTotalPrice: amount(whole.proTotalPrice),
    totalPostage: amount(whole.totalPostage),
    totalPrice: amount(whole.totalPrice),
    couponPrice: amount(whole.couponPrice),
    integralPrice: amount(whole.integralPrice),
    tax: amount(whole.tax),
    taxList: seesAmounts
      ? master.taxes.map(({ name, rate, amount: value }) => ({
          name: textIn(name, locale),
          rate,
          amount: value,
        }))
      : [],
    addressLines: isAddressVisible ? linesOf(master, reader) : [],
    changeableAddress,
    parcels: parcels.map((row) => ({
      ...wireParcel(row, locale),
      createAt: iso(row.createdAt),
      deliveredAt: isoOrNull(row.deliveredAt),
      steps: row.track.map(({ at, text, place = null, isByHand = false }) => ({
        at,
        text: textIn(text, locale),
        place,
        isByHand,
      })),
    })),
    history: events.map(({ event, toState, who, note, createdAt }) => ({
      state: toState,
      title: eventTitle(event, locale),
      who,
      note,
      at: iso(createdAt),
    })),
    notes,
    feePrice: amount(due.fee),
    netPrice: amount(due.net),
    shopperOrderCount,
    expressInfo: null,
  };
};
