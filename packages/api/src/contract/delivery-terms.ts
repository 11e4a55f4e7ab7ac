import * as z from "zod/mini";
import { arrival, decimal, orNull } from "./values.ts";

/** When goods arrive and what sending them costs at least, in the shopper's country. */
export const deliveryTerms = {
  /** Null where the shop hasn't said how long it takes. */
  delivery: orNull(arrival),
  freightFrom: orNull(decimal),
  /** Goods of the shop from which sending is free; ours. */
  freeFrom: orNull(decimal),
  /** The country of the query, or the marketplace's own, in two letters and in the reader's language; ours. */
  deliveryCountry: orNull(z.string()),
  deliveryCountryName: orNull(z.string()),
};
export type DeliveryTerms = z.output<z.ZodMiniObject<typeof deliveryTerms>>;
