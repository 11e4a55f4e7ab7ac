import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../context.ts";
import { isBot } from "../is-bot.ts";
import { writeRegularly } from "../write-regularly.ts";

/** Maximum number of products counted between two writes; further ones are ignored. */
const maxProducts = 20_000;

export interface ViewCounter {
  /** Counts a view of a product. */
  count(id: number, agent: string): void;
  /** Adds the counts to the products in one statement. */
  write(): Promise<void>;
}

/**
 * Counts product views in memory between two writes. Counts of a killed process are lost, which is acceptable
 * (decision 0062).
 */
export const createViewCounter = ({ db }: Pick<AppContext, "db">): ViewCounter => {
  const counts = new Map<number, number>();
  const write = async (): Promise<void> => {
    if (counts.size === 0) return;
    // In id order, so that two processes can't deadlock.
    const rows = [...counts].toSorted(([a], [b]) => a - b);
    counts.clear();
    const [ids, views] = [0, 1].map((at) => `{${rows.map((row) => row[at]).join(",")}}`);
    await db.execute(sql`with seen as materialized (
        select p.id, s.views from unnest(${ids}::int[], ${views}::int[]) s(id, views) join product p on p.id = s.id
        order by p.id for no key update of p)
      update product p set browse = least(2147483647, p.browse::bigint + seen.views)::int from seen where p.id = seen.id`);
  };
  return {
    count: (id, agent) => {
      if (isBot(agent) || (counts.size >= maxProducts && !counts.has(id))) return;
      counts.set(id, (counts.get(id) ?? 0) + 1);
    },
    write,
  };
};

/** The counter of an app, which writes once a minute and on shutdown. */
export const viewCounter = (app: FastifyInstance, ctx: Pick<AppContext, "db" | "log">): ViewCounter => {
  const counter = createViewCounter(ctx);
  writeRegularly(app, ctx, "product views", counter.write);
  return counter;
};
