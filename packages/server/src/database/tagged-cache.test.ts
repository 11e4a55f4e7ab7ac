import { QueryPromise } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import { TaggedCache } from "./tagged-cache.ts";

const make = (max = 10) => {
  const cache = new TaggedCache({ max, ttlMs: 60_000 });
  cache.enabled = true;
  return cache;
};

describe("TaggedCache", () => {
  it("computes once for callers that come at the same time", async () => {
    const cache = make();
    const compute = vi.fn<() => Promise<number>>(() => Promise.resolve(1));
    expect(await Promise.all([cache.get("a", [], compute), cache.get("a", [], compute)])).toEqual([1, 1]);
    expect(compute).toHaveBeenCalledTimes(1);
  });

  it("runs a lazy query once, however many wait for it", async () => {
    const cache = make();
    const run = vi.fn<() => Promise<number>>(() => Promise.resolve(1));
    // Drizzle's queries run each time somebody waits for them.
    const query = new (class extends QueryPromise<number> {
      execute = run;
    })();
    const get = () => cache.get("a", [], () => query);
    expect(await Promise.all([get(), get()])).toEqual([1, 1]);
    expect(await get()).toBe(1);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it("answers at once what is there and current", async () => {
    const cache = make();
    const slow = cache.get("a", ["home"], () => Promise.resolve(1));
    expect(cache.peek("a")).toBeUndefined();
    await slow;
    expect(cache.peek("a")).toBe(1);
    cache.drop(["home"]);
    expect(cache.peek("a")).toBeUndefined();
  });

  it("lets go of answers that are over without being asked for them", async () => {
    vi.useFakeTimers();
    // The fake clock begins at 0, which the cache takes for no time at all.
    vi.advanceTimersByTime(1);
    const cache = make();
    await cache.get("a", [], () => Promise.resolve(1));
    vi.advanceTimersByTime(59_000);
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(62_000);
    // It looks for them as long as it holds any.
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });

  it("keeps what is asked for once more, or took long, where most is asked for once", async () => {
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

  it("computes once for all who come meanwhile, also where it keeps nothing", async () => {
    const cache = new TaggedCache({ max: 10, ttlMs: 60_000, keepsRepeated: true });
    cache.enabled = true;
    const compute = vi.fn<() => Promise<number>>(() => Promise.resolve(1));
    await Promise.all([cache.get("a", [], compute), cache.get("a", [], compute)]);
    expect(compute).toHaveBeenCalledTimes(1);
  });

  it("drops exactly what carries a tag", async () => {
    const cache = make();
    const compute = vi.fn<() => Promise<number>>(() => Promise.resolve(1));
    await cache.get("a", ["product:1", "search"], compute);
    await cache.get("b", ["product:2"], compute);
    cache.drop(["search"]);
    await cache.get("a", ["product:1"], compute);
    await cache.get("b", ["product:2"], compute);
    expect(compute).toHaveBeenCalledTimes(3);
  });

  it("keeps nothing while nobody tells it what changes", async () => {
    const cache = make();
    cache.enabled = false;
    expect(await cache.get("a", [], () => Promise.resolve(1))).toBe(1);
    expect(await cache.get("a", [], () => Promise.resolve(2))).toBe(2);
  });

  it("keeps no failure", async () => {
    const cache = make();
    await expect(cache.get("a", [], () => Promise.reject(new Error("down")))).rejects.toThrow("down");
    expect(await cache.get("a", [], () => Promise.resolve(2))).toBe(2);
  });

  it("does not bring back what was dropped while it was computed", async () => {
    const cache = make();
    let finish: (value: number) => void = () => {};
    const slow = cache.get("a", ["home"], () => new Promise<number>((resolve) => (finish = resolve)));
    cache.drop(["home"]);
    finish(1);
    await slow;
    expect(await cache.get("a", ["home"], () => Promise.resolve(2))).toBe(2);
  });

  it("drops by tags that only the answer told", async () => {
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

  it("keeps no answer that was outdated while it was computed", async () => {
    const cache = make();
    let finish: (value: number) => void = () => {};
    const get = (compute: () => Promise<number>) => cache.get("a", [], compute, (id) => [`product:${id}`]);
    const slow = get(() => new Promise<number>((resolve) => (finish = resolve)));
    cache.drop(["product:7"]);
    finish(7);
    expect(await slow).toBe(7);
    expect(await get(() => Promise.resolve(8))).toBe(8);
  });

  it("forgets the oldest beyond its size, with its tags", async () => {
    const cache = make(1);
    await cache.get("a", ["home"], () => Promise.resolve(1));
    await cache.get("b", ["home"], () => Promise.resolve(2));
    expect(await cache.get("a", ["home"], () => Promise.resolve(3))).toBe(3);
  });

  it("still drops what was cached before very many other tags were published", async () => {
    const cache = make();
    await cache.get("a", ["home"], () => Promise.resolve(1));
    cache.drop(["home"]);
    for (let id = 0; id < 20_000; id += 1) cache.drop([`product:${id}`]);
    expect(await cache.get("a", ["home"], () => Promise.resolve(2))).toBe(2);
  });
});
