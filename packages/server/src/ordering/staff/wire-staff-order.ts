import {
  allowedOrderAction,
  orderStateOf,
  refundStatus,
  type Right,
  type StaffOrderItem,
  type StaffOrderRow,
  type WireLocale,
} from "@carmine/api/contract";
import { dayMs } from "../../shared/durations.ts";
import { regionOf } from "../../shared/regions.ts";
import { countryName } from "../../shipping/delivery/country-name.ts";
import { unsentUnits, type OrderClock } from "../orders/after-sale-fields.ts";
import { wireCard, wireItem } from "../orders/wire-orders.ts";
import type { LineRow, MasterRow, ShopOrder } from "../orders/order-rows.ts";
import { transitionStateOf } from "../transitions/lock-merchant-order.ts";
import type { StaffOrder } from "./list-staff-orders.ts";

/** Whether the caller has a right in the shop of an order; decides which fields are sent. */
export type Can = (right: Right, merchantId: number) => boolean;

export interface StaffReader {
  readonly can: Can;
  readonly locale: WireLocale;
  readonly clock: OrderClock;
}

/** Days after the receipt for which staff without `people.read` see the address. */
const addressDays = 30;

export const iso = (date: Date): string => date.toISOString();
export const isoOrNull = (date: Date | null): string | null => date?.toISOString() ?? null;

const paymentOf = (order: ShopOrder): StaffOrderRow["payment"] => {
  if (order.paidAt === null) return "unpaid";
  if (order.paymentHold === "disputed") return "disputed";
  if (order.refundStatus === refundStatus.refunded) return "refunded";
  return order.lines.some(({ refundedTotal }) => Number(refundedTotal) > 0) ? "partlyRefunded" : "paid";
};

const wireStaffItem = (
  line: LineRow,
  { shop, codes }: Pick<StaffOrder, "shop" | "codes">,
  { locale, isShippable, seesAmounts }: { locale: WireLocale; isShippable: boolean; seesAmounts: boolean },
): StaffOrderItem => {
  const item = wireItem(line, shop.orderNo, locale);
  return {
    ...item,
    price: seesAmounts ? item.price : null,
    code: codes.get(line.skuId) ?? "",
    toShipNum: isShippable ? unsentUnits(line) : 0,
  };
};

/** Whether the caller may see the name, phone and address of an order: without `people.read` until 30 days after it was received. */
export const canSeeAddress = (order: ShopOrder, { can, clock }: StaffReader): boolean =>
  can("people.read", order.merchantId) ||
  order.receivedAt === null ||
  clock.now.getTime() < order.receivedAt.getTime() + addressDays * dayMs;

const placeOf = ({ place }: MasterRow, locale: WireLocale): StaffOrderRow["place"] =>
  place && place.country !== ""
    ? {
        country: place.country,
        countryName: countryName(place.country, locale),
        region: regionOf(place.region)?.name ?? null,
        city: place.city,
      }
    : null;

/** Fields that rows and details share. */
export const staffFields = ({ shop, master, codes, noteCount }: StaffOrder, reader: StaffReader) => {
  const { can, locale, clock } = reader;
  const seesAmounts = can("orders.amounts", shop.merchantId);
  const isAddressVisible = canSeeAddress(shop, reader);
  const state = transitionStateOf(shop);
  const isShippable = allowedOrderAction("ship", state, "merchant") !== undefined;
  const { refundedPrice, ...card } = wireCard(shop, master.orderNo, locale, clock);
  return {
    ...card,
    refundedPrice: seesAmounts ? refundedPrice : null,
    payPrice: seesAmounts ? card.payPrice : null,
    payPostage: seesAmounts ? card.payPostage : null,
    uid: shop.accountId,
    payType: master.payType,
    state: orderStateOf(state),
    payment: paymentOf(shop),
    currency: master.currency,
    place: placeOf(master, locale),
    email: can("people.read", shop.merchantId) ? master.email : null,
    realName: isAddressVisible ? master.realName : null,
    userPhone: isAddressVisible ? master.phone : null,
    userRemark: shop.mark,
    isGift: shop.isGift,
    shipByAt: isoOrNull(shop.shipBy),
    isLate: isShippable && shop.shipBy !== null && shop.shipBy < clock.now,
    createAt: iso(shop.createdAt),
    payAt: isoOrNull(shop.paidAt),
    noteCount,
    heldAt: isoOrNull(shop.heldAt),
    heldReason: shop.heldReason,
    isShippable,
    orderInfoList: shop.lines.map((line) =>
      wireStaffItem(line, { shop, codes }, { locale, isShippable, seesAmounts }),
    ),
  };
};

/** A row of the order list for staff. */
export const wireStaffRow = (order: StaffOrder, reader: StaffReader): StaffOrderRow =>
  staffFields(order, reader);
