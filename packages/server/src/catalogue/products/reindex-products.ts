import { sql, type SQL } from "drizzle-orm";
import type { Transaction } from "../../database/connection.ts";
import { publishTags } from "../../database/publish-tags.ts";
import { rowsOf } from "../../database/rows.ts";
import type { LocalizedText } from "../../shared/localized-text.ts";
import type { ProductOption } from "../../shared/product-option.ts";
import { readCategories } from "../category-tree.ts";
import { withSearchWords } from "../category-words.ts";
import { searchWordsOf, spelledWords } from "./index-product.ts";
import { newVocabulary, productTags, registerWords } from "./save-product.ts";

interface Row {
  readonly id: number;
  readonly merchantId: number;
  readonly categoryId: number;
  readonly categoryPath: number[];
  readonly name: LocalizedText;
  readonly brand: string | null;
  readonly shopCategories: readonly LocalizedText[];
  readonly options: readonly ProductOption[];
  readonly keywords: readonly string[];
  readonly codes: readonly string[];
}

/** Products per statement. */
const batchSize = 500;

const readRows = (tx: Transaction, which: SQL, after: number): Promise<Row[]> =>
  rowsOf<Row>(
    tx,
    sql`select p.id, p.merchant_id as "merchantId", p.category_id as "categoryId", c.path as "categoryPath", p.name,
      b.name as brand, p.options, p.keywords,
      coalesce((select jsonb_agg(s.name) from shop_category s where s.id = any(p.shop_category_path)), '[]') as "shopCategories",
      coalesce((select jsonb_agg(article) from sku s, unnest(array[s.code, s.bar_code]) article
        where s.product_id = p.id and s.is_on_sale), '[]') as codes
    from product p join category c on c.id = p.category_id left join brand b on b.id = p.brand_id
    where ${which} and p.id > ${after}::int order by p.id limit ${batchSize}`,
  );

/**
 * Updates category path and search words of products after their category or brand changed, and invalidates their
 * pages. The trigger of the listing informs the search engines.
 * @param which condition on `product p`
 * @param names new names of their category or brand
 * @returns the number of products
 */
export const reindexProducts = async (
  tx: Transaction,
  which: SQL,
  names: readonly LocalizedText[],
): Promise<number> => {
  // A department of a large marketplace takes longer than the default statement timeout.
  await tx.execute(sql`set local statement_timeout = 0`);
  const categories = new Map(withSearchWords(await readCategories(tx)).map((one) => [one.id, one.words]));
  await registerWords(tx, spelledWords(names), newVocabulary());
  let count = 0;
  for (let last = 0; ;) {
    const rows = await readRows(tx, which, last);
    const written = rows.map(({ id, categoryId, categoryPath, shopCategories, ...texts }) => {
      const categoryWords = [...(categories.get(categoryId) ?? []), ...shopCategories];
      return { id, path: categoryPath, tokens: searchWordsOf({ ...texts, categoryWords }).tokens };
    });
    await tx.execute(sql`update product p set category_path = n.path, tokens = n.tokens
      from jsonb_to_recordset(${JSON.stringify(written)}::jsonb) as n(id int, path int[], tokens text[]) where p.id = n.id`);
    await publishTags(
      tx,
      rows.flatMap(({ id, categoryPath, merchantId }) => productTags(id, categoryPath, merchantId)),
    );
    count += rows.length;
    const end = rows.at(-1);
    if (end === undefined || rows.length < batchSize) return count;
    last = end.id;
  }
};
