import { mediaAddress, mediaAddressOrNullSql } from "../../shared/media-address.ts";
import { isProductForSale } from "../../shared/for-sale.ts";
import type { Reply, WireLocale } from "@carmine/api/contract";
import { sql } from "drizzle-orm";
import type { Queryable } from "../../database/connection.ts";
import { rowsOf } from "../../database/rows.ts";
import { statement } from "../../database/statement.ts";
import { textInSql } from "../../shared/localized-text.ts";

/** Review filter of the wire contract: all, good = 5 stars, medium = 2–4, bad = 1. */
const starsOf: Record<number, readonly number[]> = { 0: [1, 2, 3, 4, 5], 1: [5], 2: [2, 3, 4], 3: [1] };

/** First character, two stars, last character: never the whole name of a shopper. */
const maskNickname = (nickname: string): string => {
  const letters = Array.from(new Intl.Segmenter("en").segment(nickname.trim()), ({ segment }) => segment);
  return `${letters[0] ?? ""}**${letters.length > 1 ? letters.at(-1) : ""}`;
};

export interface ReviewSummary {
  sumCount: number;
  goodCount: number;
  inCount: number;
  poorCount: number;
  replyChance: string;
  replyStar: number;
  starCounts: number[];
  star: number;
}

/** Summary of the counts of reviews with 1, 2, 3, 4 and 5 stars. */
const summarise = (counts: readonly number[]): ReviewSummary => {
  const [one = 0, two = 0, three = 0, four = 0, five = 0] = counts;
  const sumCount = one + two + three + four + five;
  const stars = one + 2 * two + 3 * three + 4 * four + 5 * five;
  return {
    sumCount,
    goodCount: five,
    inCount: two + three + four,
    poorCount: one,
    replyChance: (sumCount === 0 ? 0 : five / sumCount).toFixed(2),
    replyStar: sumCount === 0 ? 0 : Math.floor(stars / sumCount),
    starCounts: [one, two, three, four, five],
    star: sumCount === 0 ? 0 : Math.round((stars * 100) / sumCount) / 100,
  };
};

const readCounts = statement<{ id: number }, { counts: number[] }>(
  (value) =>
    sql`select star_counts as counts from product p where p.id = ${value("id")}::int and ${isProductForSale}`,
);

/** Null when there is no such product on sale. */
export const readReviewSummary = async (db: Queryable, productId: number): Promise<ReviewSummary | null> => {
  const [row] = await readCounts(db, { id: productId });
  return row ? summarise(row.counts) : null;
};

interface ReviewRow extends Omit<Reply, "pics"> {
  pictures: string[];
  nickname: string;
}

/** One page of a product's reviews, newest first. The total comes from the counts kept at the product. */
export const readReviews = async (
  db: Queryable,
  productId: number,
  type: number,
  { page, limit }: { page: number; limit: number },
  locale: WireLocale,
): Promise<{ list: Reply[]; total: number }> => {
  const stars = starsOf[type] ?? [];
  const [counts, rows] = await Promise.all([
    readCounts(db, { id: productId }),
    rowsOf<ReviewRow>(
      db,
      sql`select r.id, r.account_id as uid, r.star, r.text as comment, r.pictures, r.reply as "merchantReplyContent", r.nickname,
        ${mediaAddressOrNullSql("r.avatar")} as avatar,
        to_char(r.created_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI:SS') as "createTime",
        ${textInSql("r.sku_text", locale)} as sku
      from review r join product p on p.id = r.product_id
      where r.product_id = ${productId}::int and ${isProductForSale} and r.star = any(${sql.param([...stars])}::int[])
      order by r.created_at desc, r.id desc
      limit ${limit}::int offset ${(page - 1) * limit}::int`,
    ),
  ]);
  return {
    list: rows.map(({ pictures, nickname, ...row }) => ({
      ...row,
      nickname: maskNickname(nickname),
      pics: pictures.map(mediaAddress),
    })),
    total: stars.reduce((sum, star) => sum + (counts[0]?.counts[star - 1] ?? 0), 0),
  };
};
