import { and, eq, sql } from "drizzle-orm";
import type { Database, Queryable, Transaction } from "../../database/connection.ts";
import { product, sku } from "../../database/schema/catalogue.ts";
import { facetName, facetValue } from "../../database/schema/search.ts";
import { transaction } from "../../database/transaction.ts";
import { indexProduct, type ProductIndex } from "./index-product.ts";
import type { ProductDraft } from "./product-draft.ts";
import { publishTags } from "../../database/publish-tags.ts";
import { foldPlural } from "../search/query/tokens.ts";

/** Words and facets already written in a long run, to skip them for the next products. */
export interface Vocabulary {
  /** With their language. */
  words: Set<string>;
  facets: Set<string>;
}

export const newVocabulary = (): Vocabulary => ({ words: new Set(), facets: new Set() });

const termKey = (key: string, value: string): string => `${key}:${value}`;

/** Writes new words, in a fixed order so that two runs can't deadlock. */
export const registerWords = async (
  db: Queryable,
  words: ProductIndex["words"],
  vocabulary: Vocabulary,
): Promise<void> => {
  const newWords = [...words]
    .map(([word, locales]) => ({
      word,
      token: foldPlural(word),
      locales: locales.filter((locale) => !vocabulary.words.has(termKey(locale, word))),
    }))
    .filter(({ locales }) => locales.length > 0);
  // Known words of these languages are skipped, so that common ones aren't locked.
  if (newWords.length > 0)
    await db.execute(sql`
      insert into search_word as known (word, token, locales)
      select n.word, n.token, n.locales
      from jsonb_to_recordset(${JSON.stringify(newWords)}::jsonb) as n(word text, token text, locales text[])
      where not exists (select from search_word w where w.word = n.word and w.locales @> n.locales)
      order by n.word
      on conflict (word) do update
        set locales = array(select distinct unnest(known.locales || excluded.locales) order by 1)`);
  for (const { word, locales } of newWords)
    for (const locale of locales) vocabulary.words.add(termKey(locale, word));
};

/** Writes new words and facet names, in a fixed order so that two runs can't deadlock. */
const registerTerms = async (
  db: Queryable,
  { words, named }: ProductIndex,
  vocabulary: Vocabulary,
): Promise<void> => {
  await registerWords(db, words, vocabulary);
  const newFacets = named
    .filter(({ key, value }) => !vocabulary.facets.has(termKey(key, value)))
    .toSorted((a, b) => (termKey(a.key, a.value) < termKey(b.key, b.value) ? -1 : 1));
  if (newFacets.length > 0) {
    const names = [...new Map(newFacets.map(({ key, keyName }) => [key, { key, name: keyName }])).values()];
    await db.insert(facetName).values(names).onConflictDoNothing();
    await db
      .insert(facetValue)
      .values(newFacets.map(({ key, value, valueName }) => ({ key, value, name: valueName })))
      .onConflictDoNothing();
  }
  for (const { key, value } of newFacets) vocabulary.facets.add(termKey(key, value));
};

/** Card data of the cheapest sku: its price, list price and picture. */
const cardFields = (
  draft: ProductDraft,
): { price: string; listPrice: string | null; cardPicture: string | null } => {
  const cheapest = draft.skus.toSorted((a, b) => Number(a.price) - Number(b.price))[0];
  if (cheapest === undefined) {
    if (draft.isShown) throw new Error(`The product ${draft.handle} has no sku`);
    return { price: "0", listPrice: null, cardPicture: null };
  }
  return { price: cheapest.price, listPrice: cheapest.listPrice, cardPicture: cheapest.picture };
};

const writeProduct = async (tx: Transaction, draft: ProductDraft, index: ProductIndex) => {
  const { merchantId, handle, category, brand, skus: _skus, properties = [], ...plain } = draft;
  const fields = {
    ...plain,
    ...cardFields(draft),
    categoryId: category.id,
    // Operators move categories meanwhile; the lock makes them wait for this product, or this product for them.
    categoryPath: sql<number[]>`(select path from category where id = ${category.id}::int for share)`,
    brandId: brand?.id ?? null,
    specifications: draft.specifications.map(({ name, value }) => ({ name, value })),
    properties: Object.fromEntries(properties.map(({ key, value }) => [key, value])),
    tokens: index.tokens,
    facets: index.facets,
    updatedAt: sql`now()`,
  };
  const [row] = await tx
    .insert(product)
    .values({ merchantId, handle, ...fields })
    .onConflictDoUpdate({
      target: [product.merchantId, product.handle],
      set: { ...fields, isDeleted: false },
    })
    .returning({ id: product.id, created: sql<boolean>`xmax = 0` });
  if (row === undefined) throw new Error(`Inserting the product ${handle} returned no row`);
  return row;
};

/** Units that can be sold now, for skus whose stock a draft keeps. Locks them against concurrent orders. */
const readKeptStock = async (tx: Transaction, productId: number, { skus }: ProductDraft) => {
  if (skus.every(({ onHand }) => onHand !== null)) return new Map<string, number>();
  const rows = await tx
    .select({ values: sku.values, onHand: sku.onHand, reserved: sku.reserved })
    .from(sku)
    .where(eq(sku.productId, productId))
    .orderBy(sku.id)
    .for("update");
  return new Map(rows.map(({ values, onHand, reserved }) => [values.join("\n"), onHand - reserved]));
};

/** Because a statement has at most 65,535 values and a sku has 15. */
const skusPerStatement = 2000;

/**
 * Skus keep their id as long as their values are the same; missing ones are removed from sale, never deleted.
 */
const writeSkus = async (tx: Transaction, productId: number, draft: ProductDraft, index: ProductIndex) => {
  const excluded = (column: string) => sql.raw(`excluded.${column}`);
  const retainedStock = await readKeptStock(tx, productId, draft);
  const rows = draft.skus.map((one, position) => ({
    ...one,
    onHand: one.onHand ?? retainedStock.get(one.values.join("\n")) ?? 0,
    productId,
    position,
    facets: index.skuFacets[position] ?? [],
    isOnSale: true,
  }));
  const written: number[] = [];
  for (let at = 0; at < rows.length; at += skusPerStatement) {
    const saved = await tx
      .insert(sku)
      .values(rows.slice(at, at + skusPerStatement))
      .onConflictDoUpdate({
        target: [sku.productId, sku.values],
        set: {
          code: excluded("code"),
          price: excluded("price"),
          listPrice: excluded("list_price"),
          // Units of unpaid orders are reserved but still in stock.
          onHand: sql`excluded.on_hand + ${sku.reserved}`,
          importedStock: excluded("imported_stock"),
          isAlwaysSellable: excluded("is_always_sellable"),
          picture: excluded("picture"),
          barCode: excluded("bar_code"),
          weight: excluded("weight"),
          volume: excluded("volume"),
          position: excluded("position"),
          facets: excluded("facets"),
          isOnSale: sql`true`,
        },
      })
      .returning({ id: sku.id });
    written.push(...saved.map(({ id }) => id));
  }
  await tx
    .update(sku)
    .set({ isOnSale: false })
    .where(
      and(
        eq(sku.productId, productId),
        eq(sku.isOnSale, true),
        sql`${sku.id} <> all(${sql.param(written)}::int[])`,
      ),
    );
};

/** Page tags of all pages that show a product. */
export const productTags = (id: number, categoryPath: number[], merchantId: number): string[] => [
  `product:${id}`,
  ...categoryPath.map((category) => `category:${category}`),
  `shop:${merchantId}`,
  "search",
  "home",
];

/** Writes a product in a larger transaction; see `saveProduct`. */
export const writeDraft = async (
  tx: Transaction,
  draft: ProductDraft,
  vocabulary: Vocabulary = newVocabulary(),
): Promise<{ id: number; created: boolean }> => {
  const index = indexProduct(draft);
  await registerTerms(tx, index, vocabulary);
  return writeIndexed(tx, draft, index);
};

const writeIndexed = async (tx: Transaction, draft: ProductDraft, index: ProductIndex) => {
  const row = await writeProduct(tx, draft, index);
  // For the stock history, which a trigger writes.
  await tx.execute(sql`select set_config('carmine.stock_cause', 'import', true)`);
  await writeSkus(tx, row.id, draft, index);
  await publishTags(tx, productTags(row.id, draft.category.path, draft.merchantId));
  return row;
};

/**
 * Writes a product with its skus and search data in one transaction. The same merchant and handle is the same
 * product. `onHand` of the draft means units that can be sold.
 * @throws WrongTireLabel before anything is written
 */
export const saveProduct = async (
  db: Database,
  draft: ProductDraft,
  vocabulary: Vocabulary = newVocabulary(),
): Promise<{ id: number; created: boolean }> => {
  const index = indexProduct(draft);
  // Outside of the transaction, so that the words aren't locked; an unused word is harmless.
  await registerTerms(db, index, vocabulary);
  return transaction(db, (tx) => writeIndexed(tx, draft, index));
};

/** Recounts the products of each word, after many products were written. */
export const recountTerms = (db: Queryable): Promise<void> =>
  db.transaction(async (tx) => {
    // A million products take longer than the default statement timeout.
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`
    update search_word w set weight = counted.weight
    from (select word as token, ndoc as weight from ts_stat('select terms from product_listing')) counted
    where counted.token = w.token and counted.weight <> w.weight`);
  });
