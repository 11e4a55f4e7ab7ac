import { LRUCache } from "lru-cache";

interface Entry {
  readonly value: Promise<unknown>;
  /** What `value` became; undefined until then. */
  answer: unknown;
  /** Those that depend on the answer come when it is there. */
  tags: readonly string[];
  /** Number of the last publication before the answer was computed. */
  readonly since: number;
}

/** What took longer is kept from the first time, ms. Under load everything waits for its turn: that is not meant. */
const longMs = 50;

/** Published tags that are remembered; with more of them everything is forgotten, so that they don't add up for ever. */
const maxPublished = 10_000;

/**
 * Answers cached until one of their page tags is published or they expire. One computation per key runs
 * at a time; a failed one isn't cached.
 */
export class TaggedCache {
  readonly #entries: LRUCache<string, Entry>;
  /** What was asked for once; null where everything is kept from the first time. */
  readonly #asked: LRUCache<string, true> | null;
  /** Number of the last publication of each tag: an answer compares them when it is asked for. */
  readonly #published = new Map<string, number>();
  #publications = 0;
  readonly #ttlMs: number;
  #purge: NodeJS.Timeout | undefined;
  /** Disabled until the cache is subscribed to page tags. */
  enabled = false;

  /**
   * @param options.max entries at most
   * @param options.ttlMs lifetime of an answer whose tags aren't published
   * @param options.keepsRepeated keeps an answer from the second time it is asked for, unless it took long. Most
   *   questions of a search come once: the garbage collector would carry their answers along only to collect them a
   *   moment later.
   */
  constructor({
    max,
    ttlMs,
    keepsRepeated = false,
  }: {
    max: number;
    ttlMs: number;
    keepsRepeated?: boolean;
  }) {
    // Looked up at each call, so that a test can set it.
    this.#entries = new LRUCache({ max, ttl: ttlMs, perf: { now: () => performance.now() } });
    this.#ttlMs = ttlMs;
    this.#asked = keepsRepeated ? new LRUCache({ max: 4 * max }) : null;
  }

  /**
   * The cached answer, or the result of `compute`.
   * @param tagsOf further tags that depend on the answer
   */
  get<Value>(
    key: string,
    tags: readonly string[],
    compute: () => Promise<Value>,
    tagsOf?: (value: Value) => readonly string[],
  ): Promise<Value> {
    if (!this.enabled) return compute();
    const kept = this.#entries.get(key);
    if (kept && this.#isCurrent(kept)) return kept.value as Promise<Value>;
    const isKept = this.#asked?.has(key) ?? true;
    this.#asked?.set(key, true);
    const since = this.#publications;
    const begin = performance.now();
    // A query of Drizzle is no promise: it would run anew for everybody who waits for it.
    const value = Promise.resolve(compute());
    const entry: Entry = { value, answer: undefined, tags, since };
    this.#entries.set(key, entry);
    this.#purgeLater();
    const forget = () => {
      if (this.#entries.peek(key) === entry) this.#entries.delete(key);
    };
    value
      .then((answer) => {
        if (!isKept && performance.now() - begin < longMs) return forget();
        entry.answer = answer;
        if (tagsOf) entry.tags = [...tags, ...tagsOf(answer)];
      })
      .catch(forget);
    return value;
  }

  /** The cached answer without waiting for it; undefined where it isn't there or not known to be current. */
  peek(key: string): unknown {
    const kept = this.enabled ? this.#entries.get(key) : undefined;
    return kept && this.#isCurrent(kept) ? kept.answer : undefined;
  }

  /** Otherwise an answer that is over holds its memory until as many others have come. */
  #purgeLater(): void {
    if (this.#purge !== undefined) return;
    this.#purge = setTimeout(() => {
      this.#purge = undefined;
      this.#entries.purgeStale();
      if (this.#entries.size > 0) this.#purgeLater();
    }, this.#ttlMs).unref();
  }

  #isCurrent({ tags, since }: Entry): boolean {
    return since === this.#publications || tags.every((tag) => (this.#published.get(tag) ?? 0) <= since);
  }

  /** Drops every answer that has one of the tags, also those that are still computed. */
  drop(tags: Iterable<string>): void {
    this.#publications += 1;
    for (const tag of tags) this.#published.set(tag, this.#publications);
    if (this.#published.size > maxPublished) this.clear();
  }

  /** Forgets one answer. */
  delete(key: string): void {
    this.#entries.delete(key);
  }

  clear(): void {
    this.#entries.clear();
    this.#published.clear();
  }
}
