import { LRUCache } from "lru-cache";

interface Entry {
  value: Promise<unknown>;
  tags: readonly string[];
  /** Tags that were published while the answer was computed; nothing more is collected once it is there. */
  missed: Set<string> | null;
}

/**
 * Answers cached until one of their page tags is published or they expire. One computation per key runs
 * at a time; a failed one isn't cached.
 */
export class TaggedCache {
  readonly #entries: LRUCache<string, Entry>;
  readonly #keysOf = new Map<string, Set<string>>();
  readonly #computing = new Set<Entry>();
  /** Disabled until the cache is subscribed to page tags. */
  enabled = false;

  /**
   * @param options.max entries at most
   * @param options.ttlMs lifetime of an answer whose tags aren't published
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

  /**
   * The cached answer, or the result of `compute`.
   * @param tagsOf further tags that depend on the answer
   */
  get<Value>(
    key: string,
    tags: readonly string[],
    compute: () => Promise<Value>,
    tagsOf: (value: Value) => readonly string[] = () => [],
  ): Promise<Value> {
    if (!this.enabled) return compute();
    const kept = this.#entries.get(key);
    if (kept) return kept.value as Promise<Value>;
    // A query of Drizzle is no promise: it would run anew for everybody who waits for it.
    const value = Promise.resolve(compute());
    const entry: Entry = { value, tags, missed: new Set() };
    this.#entries.set(key, entry);
    this.#register(key, tags);
    this.#computing.add(entry);
    const isCurrent = () => this.#entries.peek(key) === entry;
    value
      .then((answer) => {
        const own = tagsOf(answer);
        if (!isCurrent()) return;
        if (own.some((tag) => entry.missed?.has(tag))) this.#entries.delete(key);
        else {
          entry.tags = [...tags, ...own];
          this.#register(key, own);
        }
      })
      .catch(() => {
        if (isCurrent()) this.#entries.delete(key);
      })
      .finally(() => {
        entry.missed = null;
        this.#computing.delete(entry);
      });
    return value;
  }

  #register(key: string, tags: readonly string[]): void {
    for (const tag of tags) this.#keysOf.set(tag, (this.#keysOf.get(tag) ?? new Set()).add(key));
  }

  /** Drops every answer that has one of the tags. */
  drop(tags: Iterable<string>): void {
    for (const tag of tags) {
      for (const entry of this.#computing) entry.missed?.add(tag);
      for (const key of Array.from(this.#keysOf.get(tag) ?? [])) this.#entries.delete(key);
    }
  }

  clear(): void {
    this.#entries.clear();
  }
}
