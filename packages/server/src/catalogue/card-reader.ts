import type { ProductCard, WireLocale } from "@carmine/api/contract";
import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../context.ts";
import { arrayText, statement, statementFor } from "../database/statement.ts";
import { cardsOf } from "./fragments.ts";
import { cardCache, cardTags } from "./public-cache.ts";

const cardsIn = statementFor((locale: WireLocale) =>
  statement<{ ids: string }, { list: ProductCard[] }>(
    (value) =>
      sql`select ${cardsOf(
        locale,
        sql`select product_id, place from unnest(${value("ids")}::int[]) with ordinality wanted(product_id, place)`,
      )} as list`,
  ),
);

/** The cards of these products, in this order; without those that exist no more. */
export type ReadCards = (ids: readonly number[], locale: WireLocale) => Promise<ProductCard[]>;

/**
 * Reads cards for the lists that only know which products stand on them. A product is on many lists, and most filters and
 * words find the same ones first: a card is read once until its product changes, those that aren't known in one statement.
 */
export const cardReader = (app: FastifyInstance, ctx: AppContext): ReadCards => {
  const cache = cardCache(app, ctx);
  return async (ids, locale) => {
    const known = ids.map((id) => cache.peek(`${locale} ${id}`) as ProductCard | undefined);
    if (known.every((card) => card !== undefined)) return known;
    const unknown: number[] = [];
    let read: Promise<Map<number, ProductCard>> | undefined;
    const readUnknown = async () => {
      // All of them are asked for before any is read.
      await Promise.resolve();
      const [row] = await cardsIn(locale)(ctx.db, { ids: arrayText(unknown) });
      return new Map(row?.list.map((card) => [card.id, card]));
    };
    const cards = await Promise.all(
      ids.map((id) =>
        cache.get(`${locale} ${id}`, ["search", ...cardTags({ list: [{ id }] })], async () => {
          unknown.push(id);
          read ??= readUnknown();
          return (await read).get(id);
        }),
      ),
    );
    return cards.filter((card) => card !== undefined);
  };
};
