import { QueryPromise } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import { TaggedCache } from "./tagged-cache.ts";

const make = (max = 10) => {
  const cache = new TaggedCache({ max, ttlMs: 60_000 });
  cache.enabled = true;
  return cache;
};

describe("TaggedCache", () => {
  it("computes once for concurrent callers", async () => {
    const cache = make();
    const compute = vi.fn<() => Promise<number>>(() => Promise.resolve(1));
    expect(await Promise.all([cache.get("a", [], compute), cache.get("a", [], compute)])).toEqual([1, 1]);
    expect(compute).toHaveBeenCalledTimes(1);
  });

  it("runs a lazy query once for all waiting callers", async () => {
    const cache = make();
    const run = vi.fn<() => Promise<number>>(() => Promise.resolve(1));
    // // Drizzle's queries run each time they are awaited.
    const query = new (class extends QueryPromise<number> {
      execute = run;
    })();
    const get = () => cache.get("a", [], () => query);
    expect(await Promise.all([get(), get()])).toEqual([1, 1]);
    expect(await get()).toBe(1);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it("returns a current entry without computing", async () => {
    const cache = make();
    const slow = cache.get("a", ["home"], () => Promise.resolve(1));
    expect(cache.peek("a")).toBeUndefined();
    await slow;
    expect(cache.peek("a")).toBe(1);
    cache.drop(["home"]);
    expect(cache.peek("a")).toBeUndefined();
  });

  it("removes expired entries without a request for them", async () => {
    vi.useFakeTimers();
    // // The fake clock starts at 0, which the cache treats as no time.
    vi.advanceTimersByTime(1);
    const cache = make();
    await cache.get("a", [], () => Promise.resolve(1));
    vi.advanceTimersByTime(59_000);
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(62_000);
    // // The timer runs only while there are entries.
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });

  it("caches repeated or slow requests in a cache of mostly single requests", async () => {
    vi.useFakeTimers();
    const cache = new TaggedCache({ max: 10, ttlMs: 60_000, keepsRepeated: true });
    cache.enabled = true;
    const quick = vi.fn<() => Promise<number>>(() => Promise.resolve(1));
    for (let time = 0; time < 3; time += 1) await cache.get("quick", [], quick);
    expect(quick).toHaveBeenCalledTimes(2);
    const slow = vi.fn<() => Promise<number>>(async () => {
      await vi.advanceTimersByTimeAsync(200);
      return 1;
    });
    await cache.get("slow", [], slow);
    await cache.get("slow", [], slow);
    expect(slow).toHaveBeenCalledTimes(1);
    vi.useRealTimers();
  });

  it("computes once for concurrent callers, even if the result isn't cached", async () => {
    const cache = new TaggedCache({ max: 10, ttlMs: 60_000, keepsRepeated: true });
    cache.enabled = true;
    const compute = vi.fn<() => Promise<number>>(() => Promise.resolve(1));
    await Promise.all([cache.get("a", [], compute), cache.get("a", [], compute)]);
    expect(compute).toHaveBeenCalledTimes(1);
  });

  it("invalidates exactly the entries with a tag", async () => {
    const cache = make();
    const compute = vi.fn<() => Promise<number>>(() => Promise.resolve(1));
    await cache.get("a", ["product:1", "search"], compute);
    await cache.get("b", ["product:2"], compute);
    cache.drop(["search"]);
    await cache.get("a", ["product:1"], compute);
    await cache.get("b", ["product:2"], compute);
    expect(compute).toHaveBeenCalledTimes(3);
  });

  it("caches nothing without a subscription to changes", async () => {
    const cache = make();
    cache.enabled = false;
    expect(await cache.get("a", [], () => Promise.resolve(1))).toBe(1);
    expect(await cache.get("a", [], () => Promise.resolve(2))).toBe(2);
  });

  it("caches no failure", async () => {
    const cache = make();
    await expect(cache.get("a", [], () => Promise.reject(new Error("down")))).rejects.toThrow("down");
    expect(await cache.get("a", [], () => Promise.resolve(2))).toBe(2);
  });

  it("doesn't cache an entry that was invalidated while it was computed", async () => {
    const cache = make();
    let finish: (value: number) => void = () => {};
    const slow = cache.get("a", ["home"], () => new Promise<number>((resolve) => (finish = resolve)));
    cache.drop(["home"]);
    finish(1);
    await slow;
    expect(await cache.get("a", ["home"], () => Promise.resolve(2))).toBe(2);
  });

  it("invalidates by tags derived from the value", async () => {
    const cache = make();
    const compute = vi.fn<() => Promise<number[]>>(() => Promise.resolve([7]));
    const list = () => cache.get("list", ["search"], compute, (ids) => ids.map((id) => `product:${id}`));
    await list();
    cache.drop(["product:8"]);
    await list();
    cache.drop(["product:7"]);
    await list();
    expect(compute).toHaveBeenCalledTimes(2);
  });

  it("doesn't cache a value that was outdated while it was computed", async () => {
    const cache = make();
    let finish: (value: number) => void = () => {};
    const get = (compute: () => Promise<number>) => cache.get("a", [], compute, (id) => [`product:${id}`]);
    const slow = get(() => new Promise<number>((resolve) => (finish = resolve)));
    cache.drop(["product:7"]);
    finish(7);
    expect(await slow).toBe(7);
    expect(await get(() => Promise.resolve(8))).toBe(8);
  });

  it("evicts the oldest entries beyond its size, with their tags", async () => {
    const cache = make(1);
    await cache.get("a", ["home"], () => Promise.resolve(1));
    await cache.get("b", ["home"], () => Promise.resolve(2));
    expect(await cache.get("a", ["home"], () => Promise.resolve(3))).toBe(3);
  });

  it("still invalidates old entries after very many other tags were published", async () => {
    const cache = make();
    await cache.get("a", ["home"], () => Promise.resolve(1));
    cache.drop(["home"]);
    for (let id = 0; id < 20_000; id += 1) cache.drop([`product:${id}`]);
    expect(await cache.get("a", ["home"], () => Promise.resolve(2))).toBe(2);
  });
});
