import { sql } from "drizzle-orm";
import { addAccount } from "../accounts/queries.ts";
import type { Transaction } from "../database/connection.ts";
import { review } from "../database/schema/reviews.ts";
import { dayMs } from "../shared/durations.ts";
import { storePictures } from "./store-pictures.ts";
import type { SeededProduct } from "./seed-products.ts";
import { known } from "./seed-text.ts";
import type { DemoReview } from "./types.ts";
import { skuText } from "../shared/sku-text.ts";

/** Rows per statement. */
const slice = 500;

/** Identifies the author of a review; the same name in two languages is two people. */
const personOf = ({ locale, nickname }: DemoReview): string => `${locale} ${nickname}`;

/** Creates an account without sign-in for each reviewer. @returns their ids by `personOf` */
const addReviewers = async (
  tx: Transaction,
  reviews: readonly DemoReview[],
): Promise<ReadonlyMap<string, number>> => {
  const people = new Map(reviews.map((row) => [personOf(row), row]));
  const ids = new Map<string, number>();
  for (const [person, { locale, nickname }] of people) {
    const email = `reviewer-${ids.size + 1}@shoppers.example`;
    const added = await addAccount(tx, { type: "visitor", email, nickname, locale });
    if (added) ids.set(person, added.id);
  }
  return ids;
};

/** Writes the reviews and updates the products' review counts. */
export const seedReviews = async (
  tx: Transaction,
  reviews: readonly DemoReview[],
  products: ReadonlyMap<string, SeededProduct>,
  now: Date,
): Promise<void> => {
  const reviewers = await addReviewers(tx, reviews);
  for (let at = 0; at < reviews.length; at += slice) {
    const rows = [];
    for (const [place, row] of reviews.slice(at, at + slice).entries()) {
      const { id, options, skus } = known(products, row.product, "product");
      rows.push({
        productId: id,
        accountId: known(reviewers, personOf(row), "reviewer"),
        nickname: row.nickname,
        locale: row.locale,
        star: row.star,
        serviceStar: row.serviceStar,
        text: row.text,
        pictures: row.pictures ? await storePictures(tx, row.pictures) : [],
        skuText: skuText(options, skus[row.sku]?.values ?? []),
        reply: row.reply ?? null,
        helpful: row.helpful,
        addition: row.addition?.text ?? null,
        addedAt: row.addition ? new Date(now.getTime() - row.addition.ageDays * dayMs) : null,
        // Spread over the day, so that reviews of one day have a stable order.
        createdAt: new Date(now.getTime() - row.ageDays * dayMs - ((at + place) % 1440) * 60_000),
      });
    }
    await tx.insert(review).values(rows);
  }
  await tx.execute(sql`
    update product p set star_counts = counted.counts
    from (
      select product_id, array[
        count(*) filter (where star = 1), count(*) filter (where star = 2), count(*) filter (where star = 3),
        count(*) filter (where star = 4), count(*) filter (where star = 5)]::int[] as counts
      from review group by product_id
    ) counted
    where counted.product_id = p.id`);
};
