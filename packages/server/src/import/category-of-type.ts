import { and, eq, sql } from "drizzle-orm";
import { readCategories } from "../catalogue/category-tree.ts";
import { type FoundCategory, withSearchWords } from "../catalogue/category-words.ts";
import { queryTokens } from "../catalogue/search/query/tokens.ts";
import type { Database } from "../database/connection.ts";
import { categoryMapping } from "../database/schema/catalogue.ts";
import type { Places } from "./places.ts";

/**
 * Category paths of a product in the file: names from the department down; undefined if the file has no such
 * column.
 */
export interface FileCategories {
  /** The merchant's type, such as "Office > Desks". */
  type: readonly string[] | undefined;
  /** A category of Shopify's taxonomy. */
  standard: readonly string[] | undefined;
}

/** The text to be mapped to a category: the type, or the taxonomy's category for a product without a type. */
export const typeText = ({ type = [], standard = [] }: FileCategories): string =>
  (type.length > 0 ? type : standard).join(" > ");

/** Normalizes case and plural of a name. */
const formOf = (name: string): string => queryTokens(name).toSorted().join(" ");

interface NamedCategory extends FoundCategory {
  /** In English. */
  name: string;
  /** Normalized names and keywords of the category itself. */
  forms: ReadonlySet<string>;
  formsAbove: ReadonlySet<string>;
}

/** The operator's categories with normalized names. */
const readNamed = async (db: Database): Promise<NamedCategory[]> => {
  const rows = await readCategories(db);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return withSearchWords(rows).map(({ id, path, name, keywords, words }) => {
    const above = path.flatMap((one) => (one === id ? [] : (byId.get(one) ?? [])));
    const namesAbove = above.flatMap((row) => Object.values(row.name));
    const names = Object.values(name);
    return {
      id,
      path,
      name: name.en,
      words,
      forms: new Set([...names, ...keywords].map(formOf)),
      formsAbove: new Set(namesAbove.map(formOf)),
    };
  });
};

/** How ancestors' names count in a search by category name. */
type Agreement = "needed" | "preferred";

/**
 * Finds the category with the deepest matching name of a path; of several, the one below another name of the
 * file, else the nearest to the top. A name alone is ambiguous: "Chain" is a necklace or a bicycle part. If
 * agreement is needed, a category below a department must have an ancestor with another name in the file.
 * @param others names of the product's other path
 */
const byName = (
  categories: readonly NamedCategory[],
  path: readonly string[] = [],
  others: readonly string[] = [],
  agreement: Agreement = "needed",
): NamedCategory | undefined => {
  for (const [at, name] of [...path.entries()].toReversed()) {
    const form = formOf(name);
    const around = [...path.slice(0, at), ...others].map(formOf);
    const shared = ({ formsAbove }: NamedCategory) => around.filter((one) => formsAbove.has(one)).length;
    const [best] = categories
      .filter(({ forms }) => form !== "" && forms.has(form))
      .filter((one) => agreement === "preferred" || one.path.length === 1 || shared(one) > 0)
      .toSorted((a, b) => shared(b) - shared(a) || a.path.length - b.path.length);
    if (best) return best;
  }
  return undefined;
};

const byNames = (
  categories: readonly NamedCategory[],
  { type, standard }: FileCategories,
  agreement: Agreement,
): NamedCategory | undefined =>
  byName(categories, type, standard, agreement) ?? byName(categories, standard, type, agreement);

export interface CategoryFinder {
  /** Finds the operator's category for a product; `isKnown` is false if only "Other" matches. */
  find(categories: FileCategories): Promise<{ category: FoundCategory; isKnown: boolean }>;
  /**
   * Whether the file names exactly this category with its ancestors, and no other category is chosen for its type, so that
   * an exported product stays where it is.
   */
  isNamed(category: Pick<FoundCategory, "path">, categories: FileCategories): Promise<boolean>;
  /** A product's current category with its search words. */
  current(category: Pick<FoundCategory, "id" | "path">): Promise<FoundCategory>;
}

/**
 * Finds the operator's category for a product of the file: by the operator's mapping of the type, by the
 * type's name, by the name of Shopify's taxonomy, else "Other". An import never creates categories.
 */
export const createCategoryFinder = (
  db: Database,
  places: Places,
  chosen: ReadonlyMap<string, number> = new Map(),
): CategoryFinder => {
  const known = new Map<string, Promise<FoundCategory | null>>();
  const named = readNamed(db);
  // The first lookup reports a failure.
  named.catch(() => {});

  const mapped = async (type: string): Promise<FoundCategory | null> => {
    const choice = chosen.get(type);
    if (choice !== undefined) return (await named).find(({ id }) => id === choice) ?? null;
    const { id: merchantId } = await places.merchant();
    const [row] = await db
      .select({ id: categoryMapping.categoryId })
      .from(categoryMapping)
      .where(and(eq(categoryMapping.merchantId, merchantId), eq(categoryMapping.type, type)))
      .limit(1);
    return (row && (await named).find(({ id }) => id === row.id)) ?? null;
  };
  const look = async (categories: FileCategories): Promise<FoundCategory | null> =>
    (await mapped(typeText(categories).toLowerCase())) ?? byNames(await named, categories, "needed") ?? null;

  return {
    find: async (categories) => {
      const key = JSON.stringify([categories.type, categories.standard]);
      const before = known.get(key) ?? look(categories);
      known.set(key, before);
      const found = await before;
      return found
        ? { category: found, isKnown: true }
        : { category: await places.other(), isKnown: typeText(categories) === "" };
    },
    isNamed: async ({ path }, categories) => {
      const { standard = [] } = categories;
      if (standard.length !== path.length || chosen.has(typeText(categories).toLowerCase())) return false;
      const all = await named;
      return path.every((id, at) => all.find((one) => one.id === id)?.name === standard[at]);
    },
    current: async (category) =>
      (await named).find(({ id }) => id === category.id) ?? { ...category, words: [] },
  };
};

/** Proposes the operator's category by the name of a type; an empty path without a match. */
export const proposeCategory = async (db: Database) => {
  const categories = await readNamed(db);
  const names = new Map(categories.map(({ id, name }) => [id, name]));
  return (fileCategories: FileCategories): { id: number | null; path: string } => {
    const found =
      byNames(categories, fileCategories, "needed") ?? byNames(categories, fileCategories, "preferred");
    return {
      id: found?.id ?? null,
      path: (found?.path ?? []).map((id) => names.get(id) ?? "").join(" > "),
    };
  };
};

/** Stores which category the operator assigns to a merchant's type. */
export const saveMapping = async (
  db: Database,
  merchantId: number,
  type: string,
  categoryId: number,
): Promise<void> => {
  await db
    .insert(categoryMapping)
    .values({ merchantId, type: type.toLowerCase(), categoryId })
    .onConflictDoUpdate({
      target: [categoryMapping.merchantId, categoryMapping.type],
      set: { categoryId: sql`excluded.category_id` },
    });
};
