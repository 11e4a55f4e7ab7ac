import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createPageCache, type KeptPage } from "./page-cache.ts";

const page = (text: string, tags: string[] = [], status = 200): KeptPage => {
  const body = Buffer.from(text);
  return {
    status,
    body: { identity: body, as: () => body },
    policy: "",
    etag: "",
    tags: new Set(tags),
    renderedAt: Date.now(),
  };
};
const textOf = (kept: KeptPage): string => kept.body.identity.toString();

const cacheOf = (maxBytes = 1_000_000) => createPageCache({ freshMs: 1000, staleMs: 5000, maxBytes });

/** A render that ends when it is told to. */
const slow = () => {
  let finish: (kept: KeptPage) => void = () => undefined;
  const promise = new Promise<KeptPage>((resolve) => (finish = resolve));
  return { render: vi.fn<() => Promise<KeptPage>>(() => promise), finish };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("the page cache", () => {
  test("renders a page once for all who ask at the same time, and keeps it", async () => {
    const cache = cacheOf();
    const { render, finish } = slow();
    const asked = [1, 2, 3].map(() => cache.get("k", render));
    finish(page("a"));
    expect((await Promise.all(asked)).map(textOf)).toEqual(["a", "a", "a"]);
    expect(textOf(await cache.get("k", render))).toBe("a");
    expect(render).toHaveBeenCalledTimes(1);
  });

  test("sends the old page while a new one is rendered", async () => {
    const cache = cacheOf();
    await cache.get("k", async () => page("old"));
    vi.advanceTimersByTime(2000);
    expect(textOf(await cache.get("k", async () => page("new")))).toBe("old");
    await vi.advanceTimersByTimeAsync(0);
    expect(textOf(await cache.get("k", async () => page("never")))).toBe("new");
  });

  test("keeps the old page when rendering it anew fails", async () => {
    const cache = cacheOf();
    await cache.get("k", async () => page("old"));
    vi.advanceTimersByTime(2000);
    await cache.get("k", async () => Promise.reject(new Error("no database")));
    await vi.advanceTimersByTimeAsync(0);
    expect(textOf(await cache.get("k", async () => page("new")))).toBe("old");
  });

  test("forgets the pages of a tag and no others", async () => {
    const cache = cacheOf();
    await cache.get("a", async () => page("a1", ["product:1", "home"]));
    await cache.get("b", async () => page("b1", ["product:2", "home"]));
    cache.drop(["product:1"]);
    expect(textOf(await cache.get("a", async () => page("a2")))).toBe("a2");
    expect(textOf(await cache.get("b", async () => page("b2")))).toBe("b1");
  });

  test("sends an old page, however old, while the marketplace is away, and a new one after that", async () => {
    const cache = cacheOf();
    await cache.get("k", async () => page("old", ["product:1"]));
    cache.clear();
    vi.advanceTimersByTime(60_000);
    const away = async () => page("away", [], 503);
    expect(textOf(await cache.get("k", away))).toBe("old");
    cache.drop(["product:1"]);
    expect(textOf(await cache.get("k", away))).toBe("old");
    expect((await cache.get("never seen", away)).status).toBe(503);
    expect(textOf(await cache.get("k", async () => page("new")))).toBe("new");
  });

  test("does not send a page that is gone while the marketplace is away", async () => {
    const cache = cacheOf();
    await cache.get("k", async () => page("old", ["product:1"]));
    cache.drop(["product:1"]);
    await cache.get("k", async () => page("missing", [], 404));
    expect((await cache.get("k", async () => page("away", [], 503))).status).toBe(503);
  });

  test("does not keep a page whose data changed while it was rendered", async () => {
    const cache = cacheOf();
    const { render, finish } = slow();
    const first = cache.get("k", render);
    cache.drop(["product:1"]);
    finish(page("old price", ["product:1"]));
    expect(textOf(await first)).toBe("old price");
    expect(textOf(await cache.get("k", async () => page("new price")))).toBe("new price");
  });

  test("keeps neither errors nor redirects, and a failed render is tried again", async () => {
    const cache = cacheOf();
    await cache.get("k", async () => page("missing", [], 404));
    expect(cache.size).toBe(0);
    await expect(cache.get("k", async () => Promise.reject(new Error("x")))).rejects.toThrow("x");
    expect(textOf(await cache.get("k", async () => page("there")))).toBe("there");
  });

  test("stays within its bytes and forgets the tags of what it drops", async () => {
    const cache = cacheOf(700);
    for (let n = 0; n < 50; n++)
      await cache.get(`k${n}`, async () => page("x".repeat(100), [`product:${n}`]));
    expect(cache.size).toBeLessThan(5);
    expect(textOf(await cache.get("k49", async () => page("new")))).toBe("x".repeat(100));
    cache.clear();
    expect(textOf(await cache.get("k49", async () => page("new")))).toBe("new");
  });
});
