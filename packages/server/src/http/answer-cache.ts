import { channel } from "node:diagnostics_channel";
import type { AppContext } from "../context.ts";
import { processCache } from "../database/tagged-cache.ts";

/** An order publishes the tags of its products, not "search"; this limits how long the counts of a search may lag behind. */
const freshMs = 5000;

/**
 * The only cache between the API and SQL: public responses, and the fragments that they share (cards, products,
 * shops). An
 * entry takes up to 20 kB.
 */
export const answerCache = processCache<unknown>({ maxSize: 5000, freshMs });

/** Publishes each read of a cache, and each miss; subscribed to by the metrics. */
const cacheChannel = channel("carmine:cache");

/**
 * Wraps a read so that its results are cached by its name and arguments. All data that it returns is shared by its callers and
 * must not be changed.
 * @param read its arguments must be JSON
 * @param tagsOf page tags of a result
 */
export const cachedRead = <Args extends readonly unknown[], Value>(
  ctx: Pick<AppContext, "pageTags">,
  name: string,
  read: (...args: Args) => PromiseLike<Value>,
  tagsOf: (value: Value, ...args: Args) => readonly string[],
): ((...args: Args) => Promise<Value>) => {
  const cache = answerCache(ctx);
  return (...args) => {
    cacheChannel.publish({ cache: "answers", event: "read" });
    // The name and arguments determine the type.
    return cache.get(
      `${name} ${JSON.stringify(args)}`,
      () => {
        cacheChannel.publish({ cache: "answers", event: "miss" });
        return read(...args);
      },
      (value) => tagsOf(value as Value, ...args),
    ) as Promise<Value>;
  };
};
