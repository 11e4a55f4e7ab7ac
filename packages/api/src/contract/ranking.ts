import * as z from "zod/mini";
import { productCard } from "./catalogue.ts";
import { orNull } from "./values.ts";

/** The last 7, 30 and 365 days. */
export const rankingPeriods = ["week", "month", "year"] as const;
export type RankingPeriod = (typeof rankingPeriods)[number];

/** A product of the ranking; card fields not listed here may be null. */
export const rankedProduct = z.extend(productCard, {
  categoryId: orNull(z.number()),
  /** The sku of a product without options, which can be added to the cart directly; an extension. */
  skuId: orNull(z.number()),
  /** For a period: paid units without returns; an extension, like all following fields. */
  periodSales: orNull(z.number()),
  /** For a period: rank in the previous period; null if it wasn't sold then. */
  placeBefore: orNull(z.number()),
  /** For a period: the tire size, "205/55 R16", if it is the best seller of that size in the list. */
  topSize: orNull(z.string()),
});
export type RankedProduct = z.output<typeof rankedProduct>;
