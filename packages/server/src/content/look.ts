import { eq } from "drizzle-orm";
import { type Actor, recordAudit } from "../audit/record-audit.ts";
import type { AppContext } from "../context.ts";
import type { Queryable } from "../database/connection.ts";
import { publishTags } from "../database/publish-tags.ts";
import { platform } from "../database/schema/content.ts";
import { merchant } from "../database/schema/merchants.ts";
import { transaction } from "../database/transaction.ts";
import { mediaAddress, mediaKeyIn } from "../shared/media-address.ts";
import { withPictures, type TakePicture } from "./editing/pictures.ts";
import { platformCurrencyOf } from "./platform-currency.ts";
import { emptyService } from "./queries.ts";

type Context = Pick<AppContext, "db" | "clock" | "config">;

/** Picture URLs of the marketplace's own pages; null for none. */
export interface PlatformLook {
  logo: string | null;
  /** The tall one next to the products of the home page. */
  recommendImage: string | null;
  shopStreetHeader: string | null;
  /** Next to the sign-in form. */
  loginPicture: string | null;
}

/** A shop's appearance and position. */
export interface ShopLook {
  avatar: string | null;
  /** Background of the header of its pages and of its cards. */
  cover: string | null;
  /** Replaces the cover in the list of shops and behind the header on desktop. */
  streetCover: string | null;
  pageCover: string | null;
  /** The carousel of its home page. */
  banners: string[];
  /** Run by the marketplace. */
  isSelf: boolean;
  /** First in the list of shops. */
  isRecommended: boolean;
  /** Largest first among equals. */
  sort: number;
}

const address = (key: string | null): string | null => (key === null ? null : mediaAddress(key));

const platformColumns = {
  logo: platform.logo,
  recommendImage: platform.recommendImage,
  shopStreetHeader: platform.shopStreetHeader,
  loginPicture: platform.loginPicture,
};

export const readPlatformLook = async (db: Queryable): Promise<PlatformLook> => {
  const [row] = await db.select(platformColumns).from(platform);
  return {
    logo: address(row?.logo ?? null),
    recommendImage: address(row?.recommendImage ?? null),
    shopStreetHeader: address(row?.shopStreetHeader ?? null),
    loginPicture: address(row?.loginPicture ?? null),
  };
};

/** @throws if there is no such shop */
export const readShopLook = async (db: Queryable, id: number): Promise<ShopLook> => {
  const { avatar, cover, streetCover, pageCover, banners, isSelf, isRecommended, sort } = merchant;
  const [row] = await db
    .select({ avatar, cover, streetCover, pageCover, banners, isSelf, isRecommended, sort })
    .from(merchant)
    .where(eq(merchant.id, id));
  if (!row) throw new Error(`Shop ${id} does not exist.`);
  return {
    ...row,
    avatar: address(row.avatar),
    cover: address(row.cover),
    streetCover: address(row.streetCover),
    pageCover: address(row.pageCover),
    banners: row.banners.map(mediaAddress),
  };
};

const shopPictures = ["avatar", "cover", "streetCover", "pageCover"] as const;

const keyOf = async (take: TakePicture, source: string): Promise<string> =>
  mediaKeyIn(await take(source)) ?? "";

const platformKeys = async (
  change: Partial<PlatformLook>,
  take: TakePicture,
): Promise<Partial<PlatformLook>> => {
  const keys: Partial<PlatformLook> = {};
  for (const name of Object.keys(change) as (keyof PlatformLook)[]) {
    const source = change[name] ?? null;
    keys[name] = source && (await keyOf(take, source));
  }
  return keys;
};

const shopKeys = async (change: Partial<ShopLook>, take: TakePicture): Promise<Partial<ShopLook>> => {
  const keys: Partial<ShopLook> = {};
  for (const name of shopPictures) {
    const source = change[name];
    if (source !== undefined) keys[name] = source && (await keyOf(take, source));
  }
  if (change.banners) {
    keys.banners = [];
    for (const source of change.banners) keys.banners.push(await keyOf(take, source));
  }
  return keys;
};

/**
 * Changes some of the marketplace's pictures.
 * @param change files or URLs of the shop's pictures, null for none; missing ones stay
 * @param folder base folder of relative paths; null allows only pictures of the shop
 * @throws Refused
 */
export const writePlatformLook = (
  { db, clock, config }: Context,
  actor: Actor,
  change: Partial<PlatformLook>,
  folder: string | null,
): Promise<void> =>
  withPictures(db, { media: config, folder, accountId: actor.accountId }, async ({ prepare, keepIn }) => {
    await platformKeys(change, prepare);
    await transaction(db, async (tx) => {
      const keys = await platformKeys(change, keepIn(tx));
      const before = await readPlatformLook(tx);
      await tx
        .insert(platform)
        .values({ currency: platformCurrencyOf(config.currency), service: emptyService, ...keys })
        .onConflictDoUpdate({ target: platform.id, set: keys });
      const after = await readPlatformLook(tx);
      const act = { merchantId: null, action: "look.write", subject: "look" };
      await recordAudit(tx, actor, { ...act, before: { ...before }, after: { ...after } }, clock.now());
      await publishTags(tx, ["home", "search"]);
    });
  });

/** Changes a shop's look and its position. @throws Refused */
export const writeShopLook = (
  { db, clock, config }: Context,
  actor: Actor,
  id: number,
  change: Partial<ShopLook>,
  folder: string | null,
): Promise<void> =>
  withPictures(db, { media: config, folder, accountId: actor.accountId }, async ({ prepare, keepIn }) => {
    await readShopLook(db, id);
    await shopKeys(change, prepare);
    await transaction(db, async (tx) => {
      const before = await readShopLook(tx, id);
      const keys = await shopKeys(change, keepIn(tx));
      await tx
        .update(merchant)
        .set({ ...change, ...keys, updatedAt: clock.now() })
        .where(eq(merchant.id, id));
      const after = await readShopLook(tx, id);
      const act = { merchantId: id, action: "look.write", subject: `look:${id}` };
      await recordAudit(tx, actor, { ...act, before: { ...before }, after: { ...after } }, clock.now());
      await publishTags(tx, [`shop:${id}`, "home", "search"]);
    });
  });
