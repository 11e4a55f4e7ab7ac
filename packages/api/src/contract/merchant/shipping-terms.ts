import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { amountField } from "../entries/entry-fields.ts";
import { idField, textField } from "../fields.ts";
import { messageKeys } from "../message-keys.ts";
import { arrival, countryInput, decimal, idInput, orNull } from "../values.ts";

const wrong = messageKeys.wrongParameter;

/** Zones that a shop can name instead of each of their countries. */
export const shippingZones = [
  "north-america",
  "latin-america",
  "europe",
  "asia",
  "africa",
  "oceania",
] as const;
export type ShippingZone = (typeof shippingZones)[number];

/** Every country without a nearer place. */
export const everyPlace = "*";

/** Charged once, per item, or by weight in kilograms. */
export const rateKinds = ["flat", "piece", "weight"] as const;
export type RateKind = (typeof rateKinds)[number];

const aboveZero = z.refine((text) => Number(text) > 0, wrong);

/** Shipping cost to a place; amounts are in the marketplace's currency. */
export const shippingRate = z.object({
  by: z.enum(rateKinds, wrong),
  /** Units or kilograms that `firstFee` covers; "1" for `flat`. */
  first: amountField(3).check(aboveZero),
  firstFee: amountField(2),
  /** Each further step of this size costs `nextFee`. */
  next: amountField(3).check(aboveZero),
  nextFee: amountField(2),
  /** Minimum total for free shipping. */
  freeFrom: orNull(amountField(2).check(aboveZero)),
});
export type ShippingRate = z.output<typeof shippingRate>;

/** Most working days of a delivery. */
export const maxShippingDays = 120;
const days = z.int(wrong).check(z.minimum(0, wrong), z.maximum(maxShippingDays, wrong));

/** Working days until a parcel is handed to the carrier, and then until it arrives. */
export const shippingDays = z
  .object({ handlingDays: days, minDays: days, maxDays: days })
  .check(z.refine(({ minDays, maxDays }) => minDays <= maxDays, wrong));
export type ShippingDays = z.output<typeof shippingDays>;

/** Null parts are those of a wider place: the zone, or every country. Shipping is free without any rate. */
export const shippingTerms = z.object({ rate: orNull(shippingRate), days: orNull(shippingDays) });
export type ShippingTerms = z.output<typeof shippingTerms>;

/** ISO 3166 code of a country (two letters), a zone, or `everyPlace`. */
const place = textField("reference", wrong, z.maxLength(20, wrong));

export const merchantShippingList = endpoint({
  method: "GET",
  path: "/api/merchant/shipping/list",
  policy: "merchant",
  needs: "shop.write",
  summary: "Shipping rates and delivery days of a shop by place.",
  query: z.object({ merId: idInput }),
  data: z.array(z.object({ place: z.string(), ...shippingTerms.shape })),
});

export const merchantShippingSave = endpoint({
  method: "POST",
  path: "/api/merchant/shipping/save",
  policy: "merchant",
  needs: "shop.write",
  summary:
    "Writes the rate and the delivery days of a place; null parts are removed. Placed orders keep their shipping cost. Code 409 and `changedData` if a changed part isn’t `from` any more.",
  body: z.object({ merId: idField, place, from: shippingTerms, to: shippingTerms }),
  data: z.null(),
});

export const merchantShippingTry = endpoint({
  method: "GET",
  path: "/api/merchant/shipping/try",
  policy: "merchant",
  needs: "shop.write",
  summary: "What a shopper in a country pays for the shipping of a product of the shop, and when it arrives.",
  query: z.object({
    merId: idInput,
    country: countryInput,
    productId: idInput,
    quantity: z.coerce
      .number<string | number>(wrong)
      .check(z.int(wrong), z.minimum(1, wrong), z.maximum(999, wrong)),
  }),
  data: z.object({
    /** Price of the items: of the cheapest variant. */
    total: decimal,
    /** Kilograms. */
    weight: decimal,
    fee: decimal,
    /** Place whose rate applies; null if none does and shipping is free. */
    place: orNull(z.string()),
    /** Minimum total for free shipping. */
    freeFrom: orNull(decimal),
    delivery: orNull(arrival),
  }),
});
