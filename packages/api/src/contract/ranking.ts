import * as z from "zod/mini";
import { productCard } from "./catalogue.ts";
import { orNull } from "./values.ts";

/** The last 7, 30 and 365 days. */
export const rankingPeriods = ["week", "month", "year"] as const;
export type RankingPeriod = (typeof rankingPeriods)[number];

/** A product of the ranking: the card's fields that are not named may be null. */
export const rankedProduct = z.extend(productCard, {
  categoryId: orNull(z.number()),
  /** The sku of a product without options, which can be put in the cart at once; ours. */
  skuId: orNull(z.number()),
  /** Of a period: pieces that were paid for in it, without what came back; ours, like all that follows. */
  periodSales: orNull(z.number()),
  /** Of a period: the place in the period before it; null where it wasn't sold then. */
  placeBefore: orNull(z.number()),
  /** Of a period: the size of a tire, "205/55 R16", of which none of the others in the list sells better. */
  topSize: orNull(z.string()),
});
export type RankedProduct = z.output<typeof rankedProduct>;
