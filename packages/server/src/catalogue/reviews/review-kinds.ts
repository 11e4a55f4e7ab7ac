import { sql, type SQL } from "drizzle-orm";
import { review } from "../../database/schema/reviews.ts";

/**
 * Conditions of the contract's filters: all, good = 5 stars, medium = 2–4, bad = 1; an extension: with
 * pictures.
 */
export const reviewKinds: Readonly<Record<number, SQL | undefined>> = {
  1: sql`${review.star} = 5`,
  2: sql`${review.star} between 2 and 4`,
  3: sql`${review.star} = 1`,
  4: sql`cardinality(${review.pictures}) + cardinality(${review.additionPictures}) > 0`,
};
