import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { TaggedCache, type TaggedCacheOptions } from "./tagged-cache.ts";

const make = (options: Partial<TaggedCacheOptions<unknown>> = {}) =>
  new TaggedCache<unknown>({ maxSize: 10, freshMs: 1000, ...options });

const value = (result: unknown) => vi.fn<() => Promise<unknown>>(async () => result);
const failure = async (): Promise<unknown> => Promise.reject(new Error("down"));
const tagged =
  (...tags: string[]) =>
  () =>
    tags;
const none = tagged();

/** A computation that the test finishes. */
const slow = () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  return { compute: vi.fn<() => Promise<unknown>>(() => promise), finish: resolve };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("TaggedCache", () => {
  it("computes a value once for concurrent callers and caches it", async () => {
    const cache = make();
    const compute = value(1);
    const get = () => cache.get("a", compute, none);
    expect(await Promise.all([get(), get()])).toEqual([1, 1]);
    expect(await get()).toBe(1);
    expect(compute).toHaveBeenCalledTimes(1);
  });

  it("runs a lazy thenable once, such as a query of a query builder", async () => {
    const cache = make();
    const run = value(1);
    const query = {
      // oxlint-disable-next-line unicorn/no-thenable -- A query of Drizzle is one: it runs each time it is awaited.
      then: (resolve: (result: unknown) => unknown) => run().then(resolve),
    } as PromiseLike<unknown>;
    const get = () => cache.get("a", () => query, none);
    expect(await Promise.all([get(), get()])).toEqual([1, 1]);
    expect(await get()).toBe(1);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it("computes a value again when it expires", async () => {
    const cache = make();
    await cache.get("a", value(1), none);
    vi.advanceTimersByTime(1001);
    expect(await cache.get("a", value(2), none)).toBe(2);
  });

  it("returns the stale value while a new one is computed, also when that fails", async () => {
    const cache = make({ staleMs: 5000 });
    await cache.get("a", value("old"), none);
    vi.advanceTimersByTime(2000);
    expect(await cache.get("a", failure, none)).toBe("old");
    await vi.advanceTimersByTimeAsync(0);
    expect(await cache.get("a", value("new"), none)).toBe("old");
    await vi.advanceTimersByTimeAsync(0);
    expect(await cache.get("a", value("newer"), none)).toBe("new");
    vi.advanceTimersByTime(6001);
    expect(await cache.get("a", value("newest"), none)).toBe("newest");
  });

  it("invalidates the values of a tag and no others", async () => {
    const cache = make();
    await cache.get("a", value("a1"), tagged("product:1", "home"));
    await cache.get("b", value("b1"), tagged("product:2", "home"));
    cache.invalidate(["product:1"]);
    expect(await cache.get("a", value("a2"), none)).toBe("a2");
    expect(await cache.get("b", value("b2"), none)).toBe("b1");
    cache.invalidateAll();
    expect(await cache.get("b", value("b3"), none)).toBe("b3");
  });

  it("takes the tags from the value", async () => {
    const cache = make();
    const get = (compute: () => Promise<unknown>) =>
      cache.get("list", compute, (id) => [`product:${Number(id)}`]);
    await get(value(7));
    cache.invalidate(["product:8"]);
    expect(await get(value(9))).toBe(7);
    cache.invalidate(["product:7"]);
    expect(await get(value(9))).toBe(9);
  });

  it("discards a value whose tag was invalidated during its computation", async () => {
    const cache = make();
    const { compute, finish } = slow();
    const first = cache.get("a", compute, tagged("home"));
    await vi.advanceTimersByTimeAsync(0);
    cache.invalidate(["home"]);
    finish("old");
    expect(await first).toBe("old");
    expect(await cache.get("a", value("new"), tagged("home"))).toBe("new");
  });

  it("starts a new computation after an invalidation instead of joining the running one", async () => {
    const cache = make();
    const { compute, finish } = slow();
    const first = cache.get("a", compute, tagged("home"));
    cache.invalidate(["home"]);
    expect(await cache.get("a", value("new"), tagged("home"))).toBe("new");
    finish("old");
    expect(await first).toBe("old");
    expect(await cache.get("a", value("newer"), tagged("home"))).toBe("new");
  });

  it("keeps the previous value when a computation fails", async () => {
    const cache = make();
    await cache.get("a", value("old"), tagged("home"));
    cache.invalidate(["home"]);
    await expect(cache.get("a", failure, none)).rejects.toThrow("down");
    expect(cache.last("a")).toBe("old");
    expect(await cache.get("a", value("new"), none)).toBe("new");
  });

  it("removes the cached value when the new one isn't cacheable", async () => {
    const cache = make({ isCacheable: (result) => result !== null });
    await cache.get("a", value("old"), tagged("home"));
    cache.invalidate(["home"]);
    expect(await cache.get("a", value(null), none)).toBeNull();
    expect(cache.last("a")).toBeUndefined();
  });

  it("computes every call while it is disabled", async () => {
    const cache = make();
    cache.enabled = false;
    expect(await Promise.all([1, 2].map((result) => cache.get("a", value(result), none)))).toEqual([1, 2]);
    cache.enabled = true;
    expect(await cache.get("a", value(3), none)).toBe(3);
  });

  it("evicts values beyond its maximum size", async () => {
    const cache = make({ maxSize: 100, sizeOf: (text) => String(text).length });
    await cache.get("a", value("x".repeat(60)), none);
    await cache.get("b", value("y".repeat(60)), none);
    expect(cache.last("a")).toBeUndefined();
    expect(cache.last("b")).toBeDefined();
  });

  it("outdates a value after thousands of other tags were invalidated", async () => {
    const cache = make();
    await cache.get("a", value(1), tagged("home"));
    cache.invalidate(["home"]);
    for (let id = 0; id < 20_000; id += 1) cache.invalidate([`product:${id}`]);
    expect(await cache.get("a", value(2), none)).toBe(2);
  });
});
