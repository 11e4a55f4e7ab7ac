import { LRUCache } from "lru-cache";

interface Entry {
  value: Promise<unknown>;
  tags: readonly string[];
}

/**
 * Answers kept in memory until a page tag of theirs is published or their time is over. One computation per key runs
 * at a time; a failed one isn't kept.
 */
export class TaggedCache {
  readonly #entries: LRUCache<string, Entry>;
  readonly #keysOf = new Map<string, Set<string>>();
  /** Off until somebody tells it what changes. */
  enabled = false;

  /**
   * @param options.max entries at most
   * @param options.ttlMs how long an answer lives even if nobody says that it changed
   */
  constructor({ max, ttlMs }: { max: number; ttlMs: number }) {
    this.#entries = new LRUCache({
      max,
      ttl: ttlMs,
      dispose: ({ tags }, key) => {
        for (const tag of tags) {
          const keys = this.#keysOf.get(tag);
          keys?.delete(key);
          if (keys?.size === 0) this.#keysOf.delete(tag);
        }
      },
    });
  }

  /** The kept answer, or the one that `compute` gives. */
  get<Value>(key: string, tags: readonly string[], compute: () => Promise<Value>): Promise<Value> {
    if (!this.enabled) return compute();
    const kept = this.#entries.get(key);
    if (kept) return kept.value as Promise<Value>;
    const value = compute();
    const entry: Entry = { value, tags };
    this.#entries.set(key, entry);
    for (const tag of tags) this.#keysOf.set(tag, (this.#keysOf.get(tag) ?? new Set()).add(key));
    value.catch(() => {
      if (this.#entries.peek(key) === entry) this.#entries.delete(key);
    });
    return value;
  }

  /** Forgets every answer that carries one of the tags. */
  drop(tags: Iterable<string>): void {
    for (const tag of tags)
      for (const key of Array.from(this.#keysOf.get(tag) ?? [])) this.#entries.delete(key);
  }

  clear(): void {
    this.#entries.clear();
  }
}
