import { sql } from "drizzle-orm";
import { indexTokens } from "../catalogue/search/query/tokens.ts";
import type { Transaction } from "../database/connection.ts";
import {
  merchant,
  merchantCategory,
  type MerchantService,
  merchantType,
  shopCategory,
} from "../database/schema/merchants.ts";
import { storePictures } from "./store-pictures.ts";
import { known, localizedText } from "./seed-text.ts";
import type { DemoMerchant, DemoShopCategory, DemoTables } from "./types.ts";

export interface SeededShop {
  id: number;
  /** Path of ids of each category of the shop's own tree, by its key. */
  categories: Map<string, number[]>;
}

const serviceOf = ({ link, phone, message, email }: DemoMerchant["service"]): MerchantService => ({
  type: link ? "H5" : phone ? "phone" : message ? "message" : "email",
  link,
  phone,
  message,
  email,
});

/** Opening date of a shop, some months after the previous shop's. */
const openedAt = (place: number): Date => new Date(Date.UTC(2019, place * 5, 3 + place));

const idOf = (rows: { id: number }[]): number => {
  const [row] = rows;
  if (row === undefined) throw new Error("Inserting a demo row returned no row.");
  return row.id;
};

/** Id of a shop type or trade by its name; a new database already contains some of the demo types. */
const numberOfKind = async (
  tx: Transaction,
  table: typeof merchantType | typeof merchantCategory,
  name: string,
): Promise<number | undefined> => {
  const [row] = await tx
    .select({ id: table.id })
    .from(table)
    .where(sql`${table.name} ->> 'en' = ${name}`);
  return row?.id;
};

const seedShopCategories = async (tx: Transaction, merchantId: number, tree: readonly DemoShopCategory[]) => {
  const paths = new Map<string, number[]>();
  const write = async (level: readonly DemoShopCategory[], parent: number[]): Promise<void> => {
    for (const [sort, { key, name, children = [] }] of level.entries()) {
      const id = idOf(
        await tx
          .insert(shopCategory)
          .values({ merchantId, pid: parent.at(-1) ?? 0, name, sort })
          .returning({ id: shopCategory.id }),
      );
      const path = [...parent, id];
      paths.set(key, path);
      await write(children, path);
    }
  };
  await write(tree, []);
  return paths;
};

/** Writes the shops with their types, trades and category trees. */
export const seedShops = async (tx: Transaction, tables: DemoTables): Promise<Map<string, SeededShop>> => {
  const types = new Map<string, number>();
  for (const [sort, { key, name, info, publicInfo }] of tables.merchantTypes.entries()) {
    const values = { id: await numberOfKind(tx, merchantType, name.en), name, info, publicInfo, sort };
    const written = tx
      .insert(merchantType)
      .values(values)
      .onConflictDoUpdate({ target: merchantType.id, set: values });
    types.set(key, idOf(await written.returning({ id: merchantType.id })));
  }
  const lines = new Map<string, number>();
  for (const [sort, { key, name, handlingFee }] of tables.merchantCategories.entries()) {
    const values = { id: await numberOfKind(tx, merchantCategory, name.en), name, handlingFee, sort };
    const written = tx
      .insert(merchantCategory)
      .values(values)
      .onConflictDoUpdate({ target: merchantCategory.id, set: values });
    lines.set(key, idOf(await written.returning({ id: merchantCategory.id })));
  }

  const shops = new Map<string, SeededShop>();
  for (const [place, shop] of tables.merchants.entries()) {
    const papers = await storePictures(tx, shop.papers);
    const [avatar, cover] = await storePictures(tx, [shop.avatar, shop.cover]);
    const id = idOf(
      await tx
        .insert(merchant)
        .values({
          name: shop.name,
          typeId: known(types, shop.type, "kind of shop"),
          categoryId: known(lines, shop.category, "line of business"),
          isSelf: shop.isSelf,
          isVerified: true,
          isRecommended: shop.isRecommended,
          sort: tables.merchants.length - place,
          createdAt: openedAt(place),
          avatar,
          cover,
          banners: await storePictures(tx, shop.banners),
          qualificationPictures: papers,
          // The first one is the business license.
          publicPapers: shop.type === "individual" ? [] : papers.slice(0, 1),
          intro: shop.intro,
          keywords: shop.keywords,
          followers: shop.followers,
          service: serviceOf(shop.service),
          openingTime: localizedText(shop.openingTime),
          openingHours: shop.openingHours,
          ...shop.contact,
          tokens: indexTokens([shop.name, ...shop.keywords]),
        })
        .returning({ id: merchant.id }),
    );
    shops.set(shop.key, { id, categories: await seedShopCategories(tx, id, shop.categories) });
  }
  return shops;
};
