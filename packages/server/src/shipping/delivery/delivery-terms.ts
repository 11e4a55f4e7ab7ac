import type { DeliveryTerms, WireLocale } from "@carmine/api/contract";
import { Big } from "big.js";
import { sql } from "drizzle-orm";
import type { Queryable } from "../../database/connection.ts";
import { statement } from "../../database/statement.ts";
import { freightOf } from "../../pricing/freight.ts";
import { fromMinor, toMinor } from "../../shared/money.ts";
import { type FreightRow, templateOf } from "../freight/template-of.ts";
import { countryName } from "./country-name.ts";
import { deliveryDates, type DeliveryTime } from "./delivery-dates.ts";

/** What a merchant says about sending to a country. */
export interface DeliveryRow {
  readonly time: DeliveryTime | null;
  readonly freight: FreightRow | null;
}

const rowOf = statement<{ merchantId: number; country: string }, DeliveryRow>(
  (value) => sql`select
    (select json_build_object('handlingDays', d.handling_days, 'minDays', d.min_days, 'maxDays', d.max_days)
      from delivery_time d where d.merchant_id = ${value("merchantId")}::int and d.country in (${value("country")}::text, '*')
      order by d.country = '*' limit 1) as time,
    (select json_build_object('by', f.by, 'first', f.first::text, 'firstFee', f.first_fee::text,
        'next', f.next::text, 'nextFee', f.next_fee::text, 'freeFrom', f.free_from::text)
      from freight_template f where f.merchant_id = ${value("merchantId")}::int) as freight`,
);

/** What a merchant says about sending to a country (two letters). */
export const readDelivery = async (
  db: Queryable,
  merchantId: number,
  country: string,
): Promise<DeliveryRow> => {
  const [row] = await rowOf(db, { merchantId, country });
  return row ?? { time: null, freight: null };
};

/** Where something is sent, when, in whose words, and in how many minor digits money is written. */
export interface DeliveryPlace {
  readonly country: string;
  readonly locale: WireLocale;
  readonly now: Date;
  readonly digits: number;
}

/** When one piece arrives and what sending it alone costs. */
export const deliveryTerms = (
  { time, freight }: DeliveryRow,
  piece: { readonly price: string; readonly weight: string },
  { country, locale, now, digits }: DeliveryPlace,
): DeliveryTerms => {
  const template = freight ? templateOf(freight, digits) : undefined;
  const fee = freightOf(template, {
    goods: toMinor(piece.price, digits),
    pieces: 1,
    weight: new Big(piece.weight),
  });
  return {
    country,
    countryName: countryName(country, locale),
    delivery: time && deliveryDates(time, now),
    freightFrom: fromMinor(fee, digits),
    freeFrom: template?.freeFrom == null ? null : fromMinor(template.freeFrom, digits),
  };
};
