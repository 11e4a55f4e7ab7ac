import {
  minMissedSearches,
  missedSearchDays,
  type MissedSearchRow,
  type WireLocale,
} from "@carmine/api/contract";
import { lt, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../context.ts";
import { likePattern } from "../../database/like-pattern.ts";
import type { Queryable } from "../../database/connection.ts";
import { rowOf, rowsOf } from "../../database/rows.ts";
import { missedSearch } from "../../database/schema/search.ts";
import { offsetOf, type PageInput } from "../../http/envelope/paging.ts";
import { dayMs } from "../../shared/durations.ts";
import { dayIn } from "../../shared/shop-time.ts";
import { isBot } from "../is-bot.ts";
import { writeRegularly } from "../write-regularly.ts";

/** Maximum number of searches remembered per day; further ones are ignored. */
const maxSearches = 20_000;

interface MissedSearch {
  readonly words: string;
  readonly locale: WireLocale;
  /** IP address and user agent of the caller. They aren't stored. */
  readonly origin: string;
  readonly agent: string;
}

export interface MissedSearchCounter {
  /** Counts a search without results, once per person and day. */
  count(search: MissedSearch): void;
  /** Adds the counts to the table. */
  write(): Promise<void>;
}

/** Counts searches without results in memory between two writes. Counts of a killed process are lost. */
export const createMissedSearchCounter = ({
  db,
  clock,
  config: { timeZone },
}: Pick<AppContext, "db" | "clock" | "config">): MissedSearchCounter => {
  let today = "";
  const seen = new Set<string>();
  const counts = new Map<string, { day: string; locale: WireLocale; words: string; count: number }>();
  return {
    count: ({ words: typed, locale, origin, agent }) => {
      const words = typed.trim().toLowerCase().replaceAll(/\s+/gu, " ");
      // An email address is never the name of a product.
      if (words === "" || words.includes("@") || isBot(agent)) return;
      const day = dayIn(timeZone, clock.now());
      if (day !== today) seen.clear();
      today = day;
      const person = `${origin} ${agent} ${locale} ${words}`;
      if (seen.has(person) || seen.size >= maxSearches) return;
      seen.add(person);
      const key = `${day} ${locale} ${words}`;
      counts.set(key, { day, locale, words, count: (counts.get(key)?.count ?? 0) + 1 });
    },
    write: async () => {
      if (counts.size === 0) return;
      // In the order of the keys, so that two processes can't deadlock.
      const rows = [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
      counts.clear();
      await db
        .insert(missedSearch)
        .values(rows)
        .onConflictDoUpdate({
          target: [missedSearch.day, missedSearch.locale, missedSearch.words],
          set: { count: sql`${missedSearch.count} + excluded.count` },
        });
    },
  };
};

/** Older counts are neither shown nor kept. */
const firstDay = ({ clock, config }: Pick<AppContext, "clock" | "config">): string =>
  dayIn(config.timeZone, new Date(clock.now().getTime() - missedSearchDays * dayMs));

/** The counter of an app, which writes once a minute and on shutdown. Old counts are deleted daily. */
export const missedSearchCounter = (app: FastifyInstance, ctx: AppContext): MissedSearchCounter => {
  const counter = createMissedSearchCounter(ctx);
  writeRegularly(app, ctx, "searches without results", counter.write);
  ctx.jobs.every("delete-old-missed-searches", dayMs, async () => {
    await ctx.db.delete(missedSearch).where(lt(missedSearch.day, firstDay(ctx)));
  });
  return counter;
};

/** A page of the frequent searches without results that have no synonyms yet. */
export const listMissedSearches = async (
  db: Queryable,
  ctx: Pick<AppContext, "clock" | "config">,
  { words, ...page }: PageInput & { words?: string | undefined },
): Promise<{ list: MissedSearchRow[]; total: number }> => {
  const pattern = likePattern((words ?? "").toLowerCase());
  // English synonyms apply to searches in every language.
  const grouped = sql`select m.words, m.locale, sum(m.count)::int as count, max(m.day)::text as "lastDay"
    from missed_search m
    where m.day >= ${firstDay(ctx)}::date and m.words like ${pattern}
      and not exists (select from search_synonym s where s.term = m.words and s.locale in (m.locale, 'en'))
    group by m.words, m.locale having sum(m.count) >= ${minMissedSearches}::int`;
  const [list, { total }] = await Promise.all([
    rowsOf<MissedSearchRow>(
      db,
      sql`${grouped} order by count desc, "lastDay" desc, m.words, m.locale
        limit ${page.limit}::int offset ${offsetOf(page)}::int`,
    ),
    rowOf<{ total: number }>(db, sql`select count(*)::int as total from (${grouped}) g`),
  ]);
  return { list, total };
};
