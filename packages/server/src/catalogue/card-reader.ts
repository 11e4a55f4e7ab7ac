import { productTag, type ProductCard, type WireLocale } from "@carmine/api/contract";
import DataLoader from "dataloader";
import { sql } from "drizzle-orm";
import type { AppContext } from "../context.ts";
import { arrayText, intList, statement, statementFor } from "../database/statement.ts";
import { cardsOf } from "./fragments.ts";
import { cachedRead } from "../http/answer-cache.ts";

const cardsIn = statementFor((locale: WireLocale) =>
  statement<{ ids: string }, { list: ProductCard[] }>(
    (value) =>
      sql`select ${cardsOf(
        locale,
        sql`select product_id, place from unnest(${intList(value("ids"))}) with ordinality wanted(product_id, place)`,
      )} as list`,
  ),
);

/** The cards of these products in order, without missing ones. */
export type ReadCards = (ids: readonly number[], locale: WireLocale) => Promise<ProductCard[]>;

/** Maximum number of products per statement: a page of a list. */
const maxTogether = 100;

/**
 * Reads cards by product id. A card is cached until its product changes; the others are read in one
 * statement.
 */
export const cardReader = (ctx: AppContext): ReadCards => {
  const loaderOf = statementFor(
    (locale: WireLocale) =>
      new DataLoader<number, ProductCard | null>(
        async (ids) => {
          const [row] = await cardsIn(locale)(ctx.db, { ids: arrayText(ids) });
          const byId = new Map(row?.list.map((card) => [card.id, card]));
          return ids.map((id) => byId.get(id) ?? null);
        },
        { cache: false, maxBatchSize: maxTogether },
      ),
  );
  const readCard = cachedRead(
    ctx,
    "card",
    (id: number, locale: WireLocale) => loaderOf(locale).load(id),
    (_, id) => ["search", productTag(id)],
  );
  return async (ids, locale) => {
    const cards = await Promise.all(ids.map((id) => readCard(id, locale)));
    return cards.filter((card) => card !== null);
  };
};
