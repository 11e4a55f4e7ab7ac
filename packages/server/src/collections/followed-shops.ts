import { Code, limits, type FollowedShop, type WireLocale } from "@carmine/api/contract";
import { and, eq, sql } from "drizzle-orm";
import type { Database, Queryable } from "../database/connection.ts";
import { publishTags } from "../database/publish-tags.ts";
import { rowOf } from "../database/rows.ts";
import { followedShop } from "../database/schema/collections.ts";
import { merchant } from "../database/schema/merchants.ts";
import { transaction } from "../database/transaction.ts";
import { Failure } from "../http/envelope/failure.ts";
import { offsetOf, type PageInput } from "../http/envelope/paging.ts";
import { shopCardJson } from "../merchants/find-shops.ts";
import { pictureOrDefaultSql } from "../shared/media-address.ts";
import { wireTimeSql } from "../shared/wire-time.ts";
import { lockAccount } from "./lock-account.ts";

/**
 * Follows a shop and counts the follower once.
 * @returns false if there is no such shop or it is closed
 * @throws Failure if the account has reached its limit
 */
export const followShop = (db: Database, accountId: number, merchantId: number): Promise<boolean> =>
  transaction(db, async (tx) => {
    await lockAccount(tx, accountId);
    const [shop] = await tx
      .select({ id: merchant.id })
      .from(merchant)
      .where(and(eq(merchant.id, merchantId), eq(merchant.isOpen, true)));
    if (!shop) return false;
    const followed = await tx
      .select({ merchantId: followedShop.merchantId })
      .from(followedShop)
      .where(eq(followedShop.accountId, accountId));
    if (followed.some((row) => row.merchantId === merchantId)) return true;
    if (followed.length >= limits.followedShops)
      throw new Failure(Code.failure, "followedFull", { count: limits.followedShops });
    await tx.insert(followedShop).values({ accountId, merchantId });
    await countFollowers(tx, merchantId, 1);
    return true;
  });

/** Unfollows a shop; does nothing if it isn't followed. */
export const unfollowShop = (db: Database, accountId: number, merchantId: number): Promise<void> =>
  transaction(db, async (tx) => {
    const { rowCount } = await tx
      .delete(followedShop)
      .where(and(eq(followedShop.accountId, accountId), eq(followedShop.merchantId, merchantId)));
    if (rowCount) await countFollowers(tx, merchantId, -1);
  });

const countFollowers = async (tx: Queryable, merchantId: number, change: 1 | -1): Promise<void> => {
  await tx
    .update(merchant)
    .set({ followers: sql`greatest(0, ${merchant.followers} + ${change}::int)` })
    .where(eq(merchant.id, merchantId));
  await publishTags(tx, [`shop:${merchantId}`]);
};

/** One page of the followed open shops, last followed first. */
export const listFollowed = (db: Queryable, accountId: number, page: PageInput, locale: WireLocale) =>
  rowOf<{ list: FollowedShop[]; total: number }>(
    db,
    sql`with mine as (
      select f.id, f.created_at, f.merchant_id from followed_shop f
      join merchant m on m.id = f.merchant_id and m.is_open where f.account_id = ${accountId}::int
    )
    select (select count(*)::int from mine) as total,
      coalesce((select json_agg(json_build_object(
          'uid', ${accountId}::int, 'merId', m.id, 'merName', m.name,
          'merAvatar', ${pictureOrDefaultSql("m.avatar", "logo")}, 'createTime', ${wireTimeSql("f.created_at")},
          'merchant', ${shopCardJson(locale)}) order by f.id desc)
        from (select * from mine order by id desc limit ${page.limit}::int offset ${offsetOf(page)}::int) f
        join merchant m on m.id = f.merchant_id), '[]') as list`,
  );
