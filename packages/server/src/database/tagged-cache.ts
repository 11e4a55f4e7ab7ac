import { LRUCache } from "lru-cache";

interface Entry {
  readonly value: Promise<unknown>;
  /** Result of `value`; undefined until it resolves. */
  answer: unknown;
  /** Tags derived from the value are added when it resolves. */
  tags: readonly string[];
  /** Number of the last publication before the value was computed. */
  readonly since: number;
}

/**
 * Milliseconds; slower results are cached from the first request. Includes queueing time, so keep it well
 * above the typical query time.
 */
const longMs = 50;

/** Maximum number of remembered tags; beyond that the cache is cleared, so that memory stays bounded. */
const maxPublished = 10_000;

/**
 * Caches values until one of their page tags is published or they expire. One computation per key runs at a
 * time; a failed one isn't cached.
 */
export class TaggedCache {
  readonly #entries: LRUCache<string, Entry>;
  /** Keys requested once; null if values are cached from the first request. */
  readonly #asked: LRUCache<string, true> | null;
  /** Number of the last publication of each tag; entries compare it on access. */
  readonly #published = new Map<string, number>();
  #publications = 0;
  readonly #ttlMs: number;
  #purge: NodeJS.Timeout | undefined;
  /** Disabled until the cache is subscribed to page tags. */
  enabled = false;

  /**
   * @param options.max maximum number of entries
   * @param options.ttlMs lifetime of an entry
   * @param options.keepsRepeated caches a value from its second request on, unless it was slow. Most search
   * queries occur once, so caching them only adds work for the garbage collector.
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
    // // Looked up on each call, so that a test can set it.
    this.#entries = new LRUCache({ max, ttl: ttlMs, perf: { now: () => performance.now() } });
    this.#ttlMs = ttlMs;
    this.#asked = keepsRepeated ? new LRUCache({ max: 4 * max }) : null;
  }

  /**
   * The cached value, or the result of `compute`.
   * @param tagsOf further tags derived from the value
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
    // // A Drizzle query isn't a promise: it would run again each time it is awaited.
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

  /** The cached value without computing it; undefined if it is missing or may be outdated. */
  peek(key: string): unknown {
    const kept = this.enabled ? this.#entries.get(key) : undefined;
    return kept && this.#isCurrent(kept) ? kept.answer : undefined;
  }

  /** Without this, expired entries stay in memory until the cache is full. */
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

  /** Invalidates every entry with one of the tags, also those being computed. */
  drop(tags: Iterable<string>): void {
    this.#publications += 1;
    for (const tag of tags) this.#published.set(tag, this.#publications);
    if (this.#published.size > maxPublished) this.clear();
  }

  delete(key: string): void {
    this.#entries.delete(key);
  }

  clear(): void {
    this.#entries.clear();
    this.#published.clear();
  }
}
