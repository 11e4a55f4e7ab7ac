import { eq, sql } from "drizzle-orm";
import type { Transaction } from "../database/connection.ts";
import { category } from "../database/schema/catalogue.ts";
import { categoryProperty, property } from "../database/schema/properties.ts";
import { known } from "./seed-text.ts";
import { storePictures } from "./store-pictures.ts";
import type { DemoCategory, DemoTables } from "./types.ts";
import { rowOf } from "../database/rows.ts";
import { inEnglish, type LocalizedText } from "../shared/localized-text.ts";

export interface SeededCategory {
  id: number;
  path: number[];
  /** Names and keywords of the category and its ancestors, by which its products are found. */
  words: LocalizedText[];
}

export const seedCategories = async (
  tx: Transaction,
  { categories, properties }: Pick<DemoTables, "categories" | "properties">,
): Promise<Map<string, SeededCategory>> => {
  const seeded = new Map<string, SeededCategory>();
  if (properties.length > 0) await tx.insert(property).values(properties);
  const accessories: { id: number; keys: readonly string[] }[] = [];
  const writeLevel = async (level: readonly DemoCategory[], parent: SeededCategory | null): Promise<void> => {
    const icons = await storePictures(
      tx,
      level.map(({ icon }) => icon),
    );
    for (const [
      sort,
      { key, name, symbol = null, setSize, keywords = [], children = [], ...details },
    ] of level.entries()) {
      const id = await nextId(tx);
      const path = [...(parent?.path ?? []), id];
      await tx.insert(category).values({
        id,
        pid: parent?.id ?? null,
        path,
        level: path.length,
        name,
        keywords,
        icon: icons[sort] ?? null,
        symbol,
        setSize: setSize ?? null,
        guideSlugs: [...(details.guides ?? [])],
        sort,
      });
      const own = (details.properties ?? []).map((propertyKey, place) => ({
        categoryId: id,
        propertyKey,
        sort: place,
      }));
      if (own.length > 0) await tx.insert(categoryProperty).values(own);
      if (details.accessories) accessories.push({ id, keys: details.accessories });
      const words = [...(parent?.words ?? []), name, ...keywords.map(inEnglish)];
      const node = { id, path, words };
      seeded.set(key, node);
      await writeLevel(children, node);
    }
  };
  await writeLevel(categories, null);
  for (const { id, keys } of accessories) {
    const accessoryIds = keys.map((key) => known(seeded, key, "category").id);
    await tx.update(category).set({ accessoryIds }).where(eq(category.id, id));
  }
  return seeded;
};

/** A category's path contains its own id, so the id is reserved before the row is inserted. */
const nextId = async (tx: Transaction): Promise<number> => {
  const row = await rowOf<{ id: number }>(
    tx,
    sql`select nextval(pg_get_serial_sequence('category', 'id'))::int as id`,
  );
  return row.id;
};
