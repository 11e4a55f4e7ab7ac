import { isDeepStrictEqual } from "node:util";
import {
  Code,
  countries,
  type DataOf,
  type merchantShippingList,
  type merchantShippingTry,
  shippingZones,
  type ShippingDays,
  type ShippingRate,
  type ShippingTerms,
} from "@carmine/api/contract";
import { Big } from "big.js";
import { and, asc, eq } from "drizzle-orm";
import { type Actor, recordAudit } from "../../audit/record-audit.ts";
import type { AppContext } from "../../context.ts";
import type { Queryable } from "../../database/connection.ts";
import { publishTags } from "../../database/publish-tags.ts";
import { product, sku } from "../../database/schema/catalogue.ts";
import { merchant } from "../../database/schema/merchants.ts";
import { transaction } from "../../database/transaction.ts";
import { Failure, notFound } from "../../http/envelope/failure.ts";
import { freightOf } from "../../pricing/freight.ts";
import { fromMinor, minorDigits, toMinor } from "../../shared/money.ts";
import { dayIn } from "../../shared/shop-time.ts";
import { deliveryDates } from "../delivery/delivery-dates.ts";
import { readDelivery } from "../delivery/delivery-terms.ts";
import { listDeliveryTimes, writeDeliveryOf } from "../delivery/delivery-times.ts";
import { listFreight, writeFreightOf } from "../freight/freight-terms.ts";
import { nearestEntry, otherCountries } from "../freight/places.ts";
import { type FreightRow, templateOf } from "../freight/template-of.ts";
import { requireDecimals } from "../../http/envelope/require-decimals.ts";

type PlacedTerms = DataOf<typeof merchantShippingList>[number];

const plain = (number: string): string => String(Number(number));

const rateOf = (row: FreightRow): ShippingRate => ({
  by: row.by,
  first: plain(row.first),
  firstFee: row.firstFee,
  next: plain(row.next),
  nextFee: row.nextFee,
  freeFrom: row.freeFrom,
});

const noTerms: ShippingTerms = { rate: null, days: null };

/** Rates and delivery days of a shop by place. */
export const listShippingTerms = async (db: Queryable, merchantId: number): Promise<PlacedTerms[]> => {
  const rates = await listFreight(db, merchantId);
  const times = await listDeliveryTimes(db, merchantId);
  const byPlace = new Map<string, ShippingTerms>();
  const termsOf = (place: string) => byPlace.get(place) ?? noTerms;
  for (const { country, ...row } of rates) byPlace.set(country, { ...termsOf(country), rate: rateOf(row) });
  for (const { country, ...days } of times) byPlace.set(country, { ...termsOf(country), days });
  return [...byPlace].map(([place, terms]) => ({ place, ...terms }));
};

const isPlace = (place: string): boolean =>
  place === otherCountries ||
  shippingZones.some((zone) => zone === place) ||
  countries.some(({ code }) => code === place);

/** A rate with its amounts as numbers, because "5" is "5.00". */
const comparedRate = (rate: ShippingRate | null) =>
  rate && {
    ...rate,
    first: Number(rate.first),
    firstFee: Number(rate.firstFee),
    next: Number(rate.next),
    nextFee: Number(rate.nextFee),
    freeFrom: rate.freeFrom === null ? null : Number(rate.freeFrom),
  };

const isSameRate = (a: ShippingRate | null, b: ShippingRate | null): boolean =>
  isDeepStrictEqual(comparedRate(a), comparedRate(b));
const isSameDays = (a: ShippingDays | null, b: ShippingDays | null): boolean => isDeepStrictEqual(a, b);

interface SavedTerms {
  readonly merId: number;
  readonly place: string;
  readonly from: ShippingTerms;
  readonly to: ShippingTerms;
}

/**
 * Writes the rate and the delivery days of a place as far as they change. Placed orders keep theirs.
 * @throws Failure 400 for an unknown place; 409 with the stored terms if a changed part isn't `from` any more
 */
export const saveShippingTerms = (
  { db, clock, config }: Pick<AppContext, "db" | "clock" | "config">,
  actor: Actor,
  { merId, place, from, to }: SavedTerms,
): Promise<void> => {
  if (!isPlace(place)) throw new Failure(Code.badRequest, "wrongParameter");
  if (to.rate) requireDecimals([to.rate.firstFee, to.rate.nextFee, to.rate.freeFrom], config.currency);
  return transaction(db, async (tx) => {
    const now = clock.now();
    await tx.select({ id: merchant.id }).from(merchant).where(eq(merchant.id, merId)).for("no key update");
    const stored = (await listShippingTerms(tx, merId)).find((one) => one.place === place) ?? noTerms;
    const isRateChanged = !isSameRate(from.rate, to.rate) && !isSameRate(stored.rate, to.rate);
    const areDaysChanged = !isSameDays(from.days, to.days) && !isSameDays(stored.days, to.days);
    const changed = [
      ...(isRateChanged && !isSameRate(stored.rate, from.rate) ? [["rate", stored.rate] as const] : []),
      ...(areDaysChanged && !isSameDays(stored.days, from.days) ? [["days", stored.days] as const] : []),
    ].map(([field, current]) => ({ id: merId, field, current: JSON.stringify(current) }));
    if (changed.length > 0) throw new Failure(Code.conflict, "valueChanged", {}, { changed });
    if (isRateChanged) {
      const act = await writeFreightOf(tx, merId, { country: place, terms: to.rate });
      const subject = `freight:${merId}:${place}`;
      await recordAudit(tx, actor, { merchantId: merId, action: "freight.write", subject, ...act }, now);
    }
    if (areDaysChanged) await writeDeliveryOf(tx, actor, merId, place, to.days, now);
    await publishTags(tx, [`shop:${merId}`]);
  });
};

interface TriedShipping {
  readonly merId: number;
  readonly country: string;
  readonly productId: number;
  readonly quantity: number;
}

/**
 * Price of shipping units of a product to a country, by the function that prices orders.
 * @throws Failure 404 for a product of another shop, or one without a variant
 */
export const tryShipping = async (
  { db, clock, config }: Pick<AppContext, "db" | "clock" | "config">,
  { merId, country, productId, quantity }: TriedShipping,
): Promise<DataOf<typeof merchantShippingTry>> => {
  const [piece] = await db
    .select({ price: sku.price, weight: sku.weight })
    .from(sku)
    .innerJoin(product, eq(product.id, sku.productId))
    .where(and(eq(product.id, productId), eq(product.merchantId, merId), eq(sku.isOnSale, true)))
    .orderBy(asc(sku.price), asc(sku.id))
    .limit(1);
  if (!piece) throw notFound();
  const digits = minorDigits(config.currency);
  const { time, freight } = await readDelivery(db, merId, country);
  const template = freight ? templateOf(freight, digits) : undefined;
  const amount = toMinor(piece.price, digits) * BigInt(quantity);
  const weight = new Big(piece.weight).times(quantity);
  const places = Object.fromEntries((await listFreight(db, merId)).map((row) => [row.country, row.country]));
  return {
    total: fromMinor(amount, digits),
    weight: weight.toString(),
    fee: fromMinor(freightOf(template, { amount, units: quantity, weight }), digits),
    place: nearestEntry(places, country) ?? null,
    freeFrom: template?.freeFrom == null ? null : fromMinor(template.freeFrom, digits),
    delivery: time && deliveryDates(time, dayIn(config.timeZone, clock.now())),
  };
};
