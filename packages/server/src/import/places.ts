import { and, eq, sql } from "drizzle-orm";
import { recordAudit } from "../audit/record-audit.ts";
import type { FoundCategory } from "../catalogue/category-words.ts";
import { findBrand, findOrCreateBrand } from "../catalogue/products/find-or-create-brand.ts";
import { indexTokens } from "../catalogue/search/query/tokens.ts";
import type { Database } from "../database/connection.ts";
import { category } from "../database/schema/catalogue.ts";
import { merchant } from "../database/schema/merchants.ts";
import { transaction } from "../database/transaction.ts";
import { inEnglish, type LocalizedText } from "../shared/localized-text.ts";
import { atCommandLine, type Importer } from "./record-import.ts";
import { findOrCreateShopPath, findShopPath } from "./shop-tree.ts";
import { publishTags } from "../database/publish-tags.ts";

/** Finds the shop with that name, or creates it. */
export const findOrCreateMerchant = async (
  db: Database,
  name: string,
  { actor, now }: Importer = atCommandLine,
): Promise<{ id: number; created: boolean }> => {
  const find = () =>
    db
      .select({ id: merchant.id })
      .from(merchant)
      .where(eq(sql`lower(${merchant.name})`, name.toLowerCase()))
      .limit(1);
  const [known] = await find();
  if (known) return { ...known, created: false };
  const made = await transaction(db, async (tx) => {
    const [row] = await tx
      .insert(merchant)
      .values({ name, tokens: indexTokens([name]) })
      .onConflictDoNothing()
      .returning({ id: merchant.id });
    if (!row) return undefined;
    const act = { action: "merchant.create", subject: `merchant:${row.id}`, after: { name } };
    await recordAudit(tx, actor, { merchantId: row.id, ...act }, now());
    await publishTags(tx, ["home", "search"]);
    return row;
  });
  if (made) return { ...made, created: true };
  const [other] = await find();
  if (!other) throw new Error(`Inserting the shop "${name}" returned no row.`);
  return { ...other, created: false };
};

/** Memoizes lookups, including pending ones. */
const remembered = <Value>(find: (key: string) => Promise<Value>) => {
  const known = new Map<string, Promise<Value>>();
  return (key: string): Promise<Value> => {
    const before = known.get(key);
    if (before) return before;
    const now = find(key);
    known.set(key, now);
    now.catch(() => known.delete(key));
    return now;
  };
};

/** The department of products without a category; sorted last. */
const otherName: LocalizedText = {
  en: "Other",
  "zh-CN": "其他",
  es: "Otros",
  fr: "Autres",
  th: "อื่น ๆ",
  lao: "ອື່ນໆ",
};
const lastSort = 10_000;

const findCategory = async (db: Database, name: string, parent: FoundCategory | null) => {
  const [row] = await db
    .select({ id: category.id, path: category.path, name: category.name, keywords: category.keywords })
    .from(category)
    .where(
      and(
        sql`coalesce(${category.pid}, 0) = ${parent?.id ?? 0}`,
        eq(sql`lower(${category.name} ->> 'en')`, name.toLowerCase()),
      ),
    )
    .limit(1);
  return row;
};

const findOrCreateCategory = async (
  db: Database,
  name: string,
  parent: FoundCategory | null,
  { text = { en: name }, sort = 1000 }: { text?: LocalizedText; sort?: number } = {},
): Promise<FoundCategory> => {
  const known = await findCategory(db, name, parent);
  if (!known) {
    const parentPath = sql.param(parent?.path ?? []);
    // The path contains the row's own id, so it is reserved first, in the same statement.
    await db.execute(sql`
      insert into category (id, pid, path, level, name, sort)
      select id, ${parent?.id ?? null}::int, ${parentPath}::int[] || id, ${(parent?.path.length ?? 0) + 1}::int,
        ${JSON.stringify(text)}::jsonb, ${sort}::int
      from (select nextval(pg_get_serial_sequence('category', 'id'))::int as id) drawn
      on conflict do nothing`);
    await publishTags(db, ["home", "search"]);
  }
  const row = known ?? (await findCategory(db, name, parent));
  if (!row) throw new Error(`Inserting the category "${name}" returned no row.`);
  return {
    id: row.id,
    path: row.path,
    words: [...(parent?.words ?? []), row.name, ...row.keywords.map(inEnglish)],
  };
};

export interface Places {
  /** The shop of the products, created with the first product. */
  merchant(): Promise<{ id: number; created: boolean }>;
  brand(name: string): Promise<{ id: number; name: string }>;
  /** The category with this path of names, created if missing. */
  category(names: readonly string[]): Promise<FoundCategory>;
  /** A product's path in the shop's tree, by its type in the file. */
  shopPath(type: readonly string[]): Promise<number[]>;
  /** The department of products that match no other. */
  other(): Promise<FoundCategory>;
}

const separator = "\n";

/**
 * @param onShop runs before anything is written for the shop
 * @param shopId the shop, if it is known
 */
export const createPlaces = (
  db: Database,
  merchantName: string,
  importer: Importer = atCommandLine,
  onShop: (id: number) => Promise<void> = async () => {},
  shopId?: number,
): Places => {
  const merchantOf = remembered(async (name) => {
    const found =
      shopId === undefined ? await findOrCreateMerchant(db, name, importer) : { id: shopId, created: false };
    await onShop(found.id);
    return found;
  });
  const brandOf = remembered((name) => findOrCreateBrand(db, name));
  const categoryOf = remembered(async (path): Promise<FoundCategory> => {
    const names = path.split(separator);
    const parent = names.length > 1 ? await categoryOf(names.slice(0, -1).join(separator)) : null;
    return findOrCreateCategory(db, names.at(-1) ?? "", parent);
  });
  const shopPathOf = remembered(async (path) => {
    const { id } = await merchantOf(merchantName);
    return findOrCreateShopPath(db, id, path === "" ? [] : path.split(separator));
  });
  const otherOf = remembered((name) =>
    findOrCreateCategory(db, name, null, { text: otherName, sort: lastSort }),
  );
  return {
    merchant: () => merchantOf(merchantName),
    brand: brandOf,
    shopPath: (type) => shopPathOf(type.join(separator)),
    other: () => otherOf(otherName.en),
    category: (names) => categoryOf(names.join(separator)),
  };
};

/** Looks up merchants, brands and categories without creating any, for a preview; missing ones have the id 0. */
export const createReadOnlyPlaces = (db: Database, shopId: number): Places => {
  const brandOf = remembered((name) => findBrand(db, name));
  const categoryOf = remembered(async (path): Promise<FoundCategory> => {
    const names = path.split(separator);
    const parent = names.length > 1 ? await categoryOf(names.slice(0, -1).join(separator)) : null;
    const row = await findCategory(db, names.at(-1) ?? "", parent);
    return row ? { id: row.id, path: row.path, words: [] } : { id: 0, path: [0], words: [] };
  });
  const shopPathOf = remembered((path) => findShopPath(db, shopId, path === "" ? [] : path.split(separator)));
  return {
    merchant: async () => ({ id: shopId, created: false }),
    brand: async (name) => (await brandOf(name)) ?? { id: 0, name },
    shopPath: (type) => shopPathOf(type.join(separator)),
    other: () => categoryOf(otherName.en),
    category: (names) => categoryOf(names.join(separator)),
  };
};
