import { settingNames } from "@carmine/api/contract";
import type { Transaction } from "../database/connection.ts";
import {
  activity,
  activityProduct,
  agreementVersion,
  banner,
  hotWord,
  menuEntry,
  newsItem,
  platform,
  setting,
} from "../database/schema/content.ts";
import { dayMs } from "../shared/durations.ts";
import { storePictures } from "./store-pictures.ts";
import type { SeededCategory } from "./seed-categories.ts";
import type { SeededProduct } from "./seed-products.ts";
import { known } from "./seed-text.ts";
import type { DemoTables } from "./types.ts";

const hourMs = 3_600_000;

interface Places {
  categories: ReadonlyMap<string, SeededCategory>;
  products: ReadonlyMap<string, SeededProduct>;
  now: Date;
}

/** Replaces `category:<key>` and `product:<key>` by their URLs; returns other URLs unchanged. */
const addressOf = (url: string, { categories, products }: Places): string => {
  const [kind, key = ""] = url.split(":");
  if (kind === "category") return `/goods/goods_search?cid=${known(categories, key, "category").id}`;
  if (kind === "product") return `/goods_detail/${known(products, key, "product").id}`;
  return url;
};

const seedBanners = async (tx: Transaction, tables: DemoTables, places: Places) => {
  for (const [sort, { key: _key, picture, url, ...texts }] of tables.banners.entries()) {
    const [drawn] = await storePictures(tx, [picture]);
    if (drawn)
      await tx.insert(banner).values({ ...texts, picture: drawn, url: addressOf(url, places), sort });
  }
};

/** A full hour so many days from now; null without days. */
const hourIn = (now: Date, days: number | undefined): Date | null =>
  days === undefined ? null : new Date(Math.floor(now.getTime() / hourMs) * hourMs + days * dayMs);

const seedActivities = async (tx: Transaction, tables: DemoTables, { products, now }: Places) => {
  for (const [sort, row] of tables.activities.entries()) {
    const { name, type, instruction, endsInHours } = row;
    const banners = await storePictures(tx, row.banners);
    const [written] = await tx
      .insert(activity)
      .values({
        name,
        type,
        banners,
        instruction,
        roundHours: endsInHours,
        beginsAt: hourIn(now, row.beginsInDays),
        endsAt: hourIn(now, row.endsInDays),
        sort,
      })
      .returning({ id: activity.id });
    if (written && row.products.length > 0)
      await tx.insert(activityProduct).values(
        row.products.map((key, place) => {
          const round = row.rounds?.[key];
          return {
            activityId: written.id,
            productId: known(products, key, "product").id,
            sort: place,
            ...(round && { quota: round.quota, virtualSold: round.sold }),
          };
        }),
      );
  }
};

/** Writes the platform's texts and the content of the home page; texts of an operator stay unchanged. */
export const seedContent = async (tx: Transaction, tables: DemoTables, places: Places): Promise<void> => {
  const { settings, currency, service, hotWords, agreements, menu, ...pictures } = tables.platform;
  const [recommendImage, shopStreetHeader, loginPicture] = await storePictures(tx, [
    pictures.recommendImage,
    pictures.shopStreetHeader,
    pictures.loginPicture,
  ]);
  const own = { currency, recommendImage, shopStreetHeader, loginPicture };
  await tx
    .insert(platform)
    .values({ ...own, service })
    .onConflictDoUpdate({ target: platform.id, set: own });
  await tx
    .insert(setting)
    .values(settingNames.flatMap((name) => (settings[name] ? [{ name, value: settings[name] }] : [])))
    .onConflictDoNothing();
  await tx.insert(hotWord).values(hotWords.map((title, sort) => ({ title, sort })));
  await tx.insert(menuEntry).values(menu.map((entry, sort) => ({ ...entry, sort })));
  await tx
    .insert(agreementVersion)
    .values([
      { key: "merchant", html: agreements.merchant, validFrom: "2026-01-01", createdAt: places.now },
      { key: "about", html: agreements.about, createdAt: places.now },
    ])
    .onConflictDoNothing();
  if (tables.news.length > 0)
    await tx
      .insert(newsItem)
      .values(tables.news.map(({ title, url }, sort) => ({ title, url: addressOf(url, places), sort })));
  await seedBanners(tx, tables, places);
  await seedActivities(tx, tables, places);
};
