import { LRUCache } from "lru-cache";

interface Entry<Value> {
  readonly value: Value;
  readonly tags: readonly string[];
  /** Number of invalidations before the value was computed. */
  readonly since: number;
  /** `performance.now()` when the computation began. */
  readonly startedAt: number;
}

interface Running<Value> {
  readonly promise: Promise<Value>;
  readonly since: number;
}

export interface TaggedCacheOptions<Value> {
  /** Maximum size of all entries together; each counts as 1 without `sizeOf`. */
  readonly maxSize: number;
  readonly sizeOf?: (value: Value) => number;
  readonly freshMs: number;
  /** Milliseconds after `freshMs` in which the old value is returned while a new one is computed. */
  readonly staleMs?: number;
  /** A value that isn't cacheable is returned to its callers only, and removes the cached one. */
  readonly isCacheable?: (value: Value) => boolean;
}

/** Beyond this number of invalidated tags the cache is cleared instead, so that they don't accumulate. */
const maxInvalidatedTags = 10_000;

/**
 * Caches values until one of their tags is invalidated or they expire. Concurrent callers share one computation. A value is
 * discarded after it was returned if one of its tags was invalidated during its computation, and callers that arrive after an
 * invalidation never join a computation that began before it. A failed computation leaves the previous value in place.
 *
 * In this package, because the server (answers) and the storefront (pages) both cache by the page tags of the contract, and
 * neither imports the other.
 */
export class TaggedCache<Value = unknown> {
  readonly #entries: LRUCache<string, Entry<Value>>;
  readonly #running = new Map<string, Running<Value>>();
  /** Number of the last invalidation of each tag. */
  readonly #invalidated = new Map<string, number>();
  #invalidations = 0;
  #clearedAt = 0;
  readonly #options: TaggedCacheOptions<Value>;
  /** Disable the cache while invalidations can't be received. */
  enabled = true;

  constructor(options: TaggedCacheOptions<Value>) {
    const { maxSize, sizeOf } = options;
    this.#options = options;
    this.#entries = new LRUCache(
      sizeOf ? { maxSize, sizeCalculation: ({ value }) => sizeOf(value) } : { max: maxSize },
    );
  }

  /** Returns the cached value of a key, or computes it. */
  get(
    key: string,
    compute: () => PromiseLike<Value>,
    tagsOf: (value: Value) => Iterable<string>,
  ): Promise<Value> {
    const entry = this.enabled ? this.#entries.get(key) : undefined;
    if (!entry || !this.#isCurrent(entry)) return this.#compute(key, compute, tagsOf);
    const { freshMs, staleMs = 0 } = this.#options;
    const age = performance.now() - entry.startedAt;
    if (age > freshMs + staleMs) return this.#compute(key, compute, tagsOf);
    // A failed refresh leaves the old value until it is too old.
    if (age > freshMs) this.#compute(key, compute, tagsOf).catch(() => undefined);
    return Promise.resolve(entry.value);
  }

  /** The last cached value, even if it is outdated. */
  last(key: string): Value | undefined {
    return this.#entries.peek(key)?.value;
  }

  #compute(
    key: string,
    compute: () => PromiseLike<Value>,
    tagsOf: (value: Value) => Iterable<string>,
  ): Promise<Value> {
    const known = this.#running.get(key);
    if (this.enabled && known?.since === this.#invalidations) return known.promise;
    const startedAt = performance.now();
    const since = this.#invalidations;
    const promise = Promise.resolve()
      .then(compute)
      .then((value) => {
        this.#store(key, { value, tags: [...tagsOf(value)], since, startedAt });
        return value;
      })
      .finally(() => {
        if (this.#running.get(key) === running) this.#running.delete(key);
      });
    const running = { promise, since };
    this.#running.set(key, running);
    return promise;
  }

  #store(key: string, entry: Entry<Value>): void {
    const { isCacheable } = this.#options;
    if (isCacheable && !isCacheable(entry.value)) this.#entries.delete(key);
    else if (this.enabled && this.#isCurrent(entry)) this.#entries.set(key, entry);
  }

  #isCurrent({ tags, since }: Entry<Value>): boolean {
    if (since === this.#invalidations) return true;
    return since >= this.#clearedAt && tags.every((tag) => (this.#invalidated.get(tag) ?? 0) <= since);
  }

  /** Outdates every value that has one of the tags, also those being computed. */
  invalidate(tags: Iterable<string>): void {
    this.#invalidations += 1;
    for (const tag of tags) this.#invalidated.set(tag, this.#invalidations);
    if (this.#invalidated.size > maxInvalidatedTags) this.invalidateAll();
  }

  /** Outdates every value, for example because invalidations were lost. */
  invalidateAll(): void {
    this.#invalidations += 1;
    this.#clearedAt = this.#invalidations;
    this.#invalidated.clear();
  }

  /** Removes one value. */
  delete(key: string): void {
    this.#entries.delete(key);
  }
}
