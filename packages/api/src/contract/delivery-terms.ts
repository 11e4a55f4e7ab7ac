import * as z from "zod/mini";
import { arrival, decimal, orNull } from "./values.ts";

/** Arrival and minimum shipping cost in the shopper's country. */
export const deliveryTerms = {
  /** Null if the shop doesn't state delivery times. */
  delivery: orNull(arrival),
  freightFrom: orNull(decimal),
  /** Free shipping threshold of the shop; an extension. */
  freeFrom: orNull(decimal),
  /** The country of the query or of the marketplace: two letters and translated name; an extension. */
  deliveryCountry: orNull(z.string()),
  deliveryCountryName: orNull(z.string()),
};
export type DeliveryTerms = z.output<z.ZodMiniObject<typeof deliveryTerms>>;
