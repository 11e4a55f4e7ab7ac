import { mediaAddress, pictureOrDefaultSql } from "../../shared/media-address.ts";
import { isProductForSale } from "../../shared/for-sale.ts";
import type { Reply, WireLocale } from "@carmine/api/contract";
import { type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../database/connection.ts";
import { rowOf, rowsOf } from "../../database/rows.ts";
import { wireTimeSql } from "../../shared/wire-time.ts";
import { maskNickname } from "../mask-nickname.ts";
import { statement } from "../../database/statement.ts";
import { textInSql } from "../../shared/localized-text.ts";

/** Name of an anonymous author, because clients expect a text. */
const unnamed = "***";

/** Review filter of the wire contract: all, good = 5 stars, medium = 2–4, bad = 1. */
const starsOf: Record<number, readonly number[]> = { 0: [1, 2, 3, 4, 5], 1: [5], 2: [2, 3, 4], 3: [1] };

export interface ReviewSummary {
  sumCount: number;
  goodCount: number;
  inCount: number;
  poorCount: number;
  replyChance: string;
  replyStar: number;
  starCounts: number[];
  star: number;
  pictureCount: number;
}

/** Summary of the counts of reviews with 1, 2, 3, 4 and 5 stars. */
const summarize = (counts: readonly number[], pictureCount: number): ReviewSummary => {
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
    pictureCount,
  };
};

const readCounts = statement<{ id: number }, { counts: number[]; pictures: number }>(
  (value) =>
    sql`select star_counts as counts,
      (select count(*)::int from review r where r.product_id = p.id and r.hidden_at is null and cardinality(r.pictures) > 0) as pictures
      from product p where p.id = ${value("id")}::int and ${isProductForSale}`,
);

/** Null when there is no such product on sale. */
export const readReviewSummary = async (db: Queryable, productId: number): Promise<ReviewSummary | null> => {
  const [row] = await readCounts(db, { id: productId });
  return row ? summarize(row.counts, row.pictures) : null;
};

interface ReviewRow extends Omit<Reply, "pics" | "addition"> {
  pictures: string[];
  nickname: string | null;
  addition: string | null;
  additionPictures: string[];
  addTime: string | null;
}

export interface ReviewQuery {
  readonly type: number;
  readonly withPictures?: boolean | undefined;
  readonly sort?: "new" | "helpful" | undefined;
  readonly page: number;
  readonly limit: number;
}

const newest = sql.raw("r.created_at desc, r.id desc");

const orderOf = (sort: ReviewQuery["sort"], locale: WireLocale): SQL => {
  if (sort === "new") return newest;
  if (sort === "helpful") return sql`r.helpful desc, ${newest}`;
  return sql`r.locale = ${locale} desc, ${newest}`;
};

/**
 * One page of a product's reviews, by default the reader's language first. The total is read from the
 * product's counts.
 */
export const readReviews = async (
  db: Queryable,
  productId: number,
  { type, withPictures = false, sort, page, limit }: ReviewQuery,
  locale: WireLocale,
): Promise<{ list: Reply[]; total: number }> => {
  const stars = starsOf[type] ?? [];
  const starList = sql.param([...stars]);
  const pictured = withPictures ? sql`and cardinality(r.pictures) > 0` : sql``;
  const where = sql`r.product_id = ${productId}::int and r.hidden_at is null and r.star = any(${starList}::int[]) ${pictured}`;
  const [counts, counted, rows] = await Promise.all([
    readCounts(db, { id: productId }),
    withPictures
      ? rowOf<{ total: number }>(db, sql`select count(*)::int as total from review r where ${where}`)
      : null,
    rowsOf<ReviewRow>(
      db,
      sql`select r.id, case when r.is_anonymous then null else r.account_id end as uid, r.star, r.text as comment, r.pictures, r.reply as "merchantReplyContent",
        case when r.is_anonymous then null else r.nickname end as nickname, r.is_anonymous as "isAnonymous",
        ${pictureOrDefaultSql("case when r.is_anonymous then null else r.avatar end", "avatar")} as avatar,
        r.addition, r.addition_pictures as "additionPictures", ${wireTimeSql("r.added_at")} as "addTime", ${wireTimeSql("r.created_at")} as "createTime",
        ${textInSql("r.sku_text", locale)} as sku, r.helpful, r.locale, m.name as "merName"
      from review r join product p on p.id = r.product_id join merchant m on m.id = p.merchant_id
      where ${where} and ${isProductForSale}
      order by ${orderOf(sort, locale)}
      limit ${limit}::int offset ${(page - 1) * limit}::int`,
    ),
  ]);
  const matchingCount = stars.reduce((sum, star) => sum + (counts[0]?.counts[star - 1] ?? 0), 0);
  return {
    list: rows.map(({ pictures, nickname, addition, additionPictures, addTime, ...row }) => ({
      ...row,
      nickname: nickname === null ? unnamed : maskNickname(nickname),
      pics: pictures.map(mediaAddress),
      addition:
        addition === null || addTime === null
          ? null
          : { comment: addition, pics: additionPictures.map(mediaAddress), createTime: addTime },
    })),
    total: counted?.total ?? matchingCount,
  };
};

/** The contract's short form: count, share of good ones, latest; null if there is no such product on sale. */
export const readLatestReview = async (
  db: Queryable,
  productId: number,
  locale: WireLocale,
): Promise<{ sumCount: number; replyChance: string; productReply: Reply | null } | null> => {
  const summary = await readReviewSummary(db, productId);
  if (summary === null) return null;
  const { list } = await readReviews(db, productId, { type: 0, sort: "new", page: 1, limit: 1 }, locale);
  const { sumCount, replyChance } = summary;
  return { sumCount, replyChance, productReply: list[0] ?? null };
};
