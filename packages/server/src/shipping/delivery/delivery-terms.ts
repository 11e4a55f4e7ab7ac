import type { DeliveryTerms, WireLocale } from "@carmine/api/contract";
import { Big } from "big.js";
import { type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../database/connection.ts";
import { statement, type ValueOf } from "../../database/statement.ts";
import { freightOf } from "../../pricing/freight.ts";
import { fromMinor, toMinor } from "../../shared/money.ts";
import { placesOf } from "../freight/places.ts";
import { type FreightRow, templateOf } from "../freight/template-of.ts";
import { countryName } from "./country-name.ts";
import { deliveryDates, type DeliveryTime } from "./delivery-dates.ts";
import { vacationDays } from "./vacation-days.ts";

/** A merchant's shipping terms for a country. */
export interface DeliveryRow {
  readonly time: DeliveryTime | null;
  readonly freight: FreightRow | null;
}

interface RowValues {
  readonly merchantId: number;
  /** The nearest first, separated by commas. */
  readonly places: string;
}

/** The row of the nearest place, of a table `t`. */
const nearest = (value: ValueOf<RowValues>): SQL => sql`t.merchant_id = ${value("merchantId")}::int
      and t.country = any(string_to_array(${value("places")}, ',')) order by array_position(string_to_array(${value("places")}, ','), t.country) limit 1`;

const rowOf = statement<RowValues, DeliveryRow>(
  (value) => sql`select
    (select json_build_object('handlingDays', t.handling_days + ${vacationDays(sql`t.merchant_id`)}, 'minDays', t.min_days, 'maxDays', t.max_days)
      from delivery_time t where ${nearest(value)}) as time,
    (select json_build_object('by', t.by, 'first', t.first::text, 'firstFee', t.first_fee::text,
        'next', t.next::text, 'nextFee', t.next_fee::text, 'freeFrom', t.free_from::text)
      from freight_template t where ${nearest(value)}) as freight`,
);

/** Reads a merchant's shipping terms for a country (two letters). */
export const readDelivery = async (
  db: Queryable,
  merchantId: number,
  country: string,
): Promise<DeliveryRow> => {
  const [row] = await rowOf(db, { merchantId, places: placesOf(country).join(",") });
  return row ?? { time: null, freight: null };
};

/** Destination, day, language and currency decimals of an estimate. */
export interface DeliveryPlace {
  readonly country: string;
  readonly locale: WireLocale;
  /** Day in the marketplace's time zone, `yyyy-MM-dd`. */
  readonly today: string;
  readonly digits: number;
}

/** Delivery dates and shipping cost of a single unit. */
export const deliveryTerms = (
  { time, freight }: DeliveryRow,
  piece: { readonly price: string; readonly weight: string },
  { country, locale, today, digits }: DeliveryPlace,
): DeliveryTerms => {
  const template = freight ? templateOf(freight, digits) : undefined;
  const fee = freightOf(template, {
    amount: toMinor(piece.price, digits),
    units: 1,
    weight: new Big(piece.weight),
  });
  return {
    deliveryCountry: country,
    deliveryCountryName: countryName(country, locale),
    delivery: time && deliveryDates(time, today),
    freightFrom: fromMinor(fee, digits),
    freeFrom: template?.freeFrom == null ? null : fromMinor(template.freeFrom, digits),
  };
};
