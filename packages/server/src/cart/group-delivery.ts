import { type CartShop, countryOf } from "@carmine/api/contract";
import { freightOf, weightOf } from "../pricing/freight.ts";
import { fromMinor, toMinor } from "../shared/money.ts";
import { deliveryDates, type DeliveryTime } from "../shipping/delivery/delivery-dates.ts";
import { nearestEntry } from "../shipping/freight/places.ts";
import { type FreightRow, templateOf } from "../shipping/freight/template-of.ts";

/** A shop's delivery terms, and the shopper's location. */
export interface GroupTerms {
  /** Shipping costs by place (see `placesOf`); null if free. */
  readonly freights: Readonly<Record<string, FreightRow>> | null;
  /** Delivery times by place. */
  readonly times: Readonly<Record<string, DeliveryTime>> | null;
  /** English name, from the address preselected in a checkout. */
  readonly addressCountry: string | null;
  /** The marketplace's country, two letters. */
  readonly home: string;
}

interface GroupRow {
  readonly price: string;
  readonly weight: string;
  readonly quantity: number;
}

/** Arrival, combined shipping cost and free shipping threshold of a shop's rows. */
export const groupDelivery = (
  { freights, times, addressCountry, home }: GroupTerms,
  rows: readonly GroupRow[],
  today: string,
  digits: number,
): Pick<CartShop, "delivery" | "freightFrom" | "freeFrom"> => {
  const country = countryOf(addressCountry)?.code ?? home;
  const time = nearestEntry(times, country);
  const row = nearestEntry(freights, country);
  const template = row && templateOf(row, digits);
  const freight = freightOf(template, {
    amount: rows.reduce((sum, { price, quantity }) => sum + toMinor(price, digits) * BigInt(quantity), 0n),
    units: rows.reduce((sum, { quantity }) => sum + quantity, 0),
    weight: weightOf(rows),
  });
  const isFree = !template || (template.firstFee === 0n && template.nextFee === 0n);
  const freeFrom = isFree ? 0n : template.freeFrom;
  return {
    delivery: time ? deliveryDates(time, today) : null,
    freightFrom: fromMinor(freight, digits),
    freeFrom: freeFrom === null ? null : fromMinor(freeFrom, digits),
  };
};
