import { expect, test } from "vitest";
import { type CachedPage, createPageCache, pageFrom } from "./page-cache.ts";

const page = (text: string, tags: string[] = [], status = 200): CachedPage => {
  const body = Buffer.from(text);
  return { status, body: { identity: body, as: () => body }, policy: "", etag: "", tags: new Set(tags) };
};

/** A cache and a function that returns the cached text for a key. */
const cacheOf = (maxBytes = 1_000_000) => {
  const cache = createPageCache(maxBytes);
  const textOf = async (key: string, rendered: CachedPage): Promise<string> =>
    (await pageFrom(cache, key, async () => rendered)).body.identity.toString();
  return { cache, textOf };
};
const away = page("away", [], 503);

test("invalidates the pages of a tag", async () => {
  const { cache, textOf } = cacheOf();
  await textOf("a", page("a1", ["product:1"]));
  await textOf("b", page("b1", ["product:2"]));
  cache.invalidate(["product:1"]);
  expect(await textOf("a", page("a2"))).toBe("a2");
  expect(await textOf("b", page("b2"))).toBe("b1");
});

test("sends an outdated page while the marketplace is unavailable, then a new one", async () => {
  const { cache, textOf } = cacheOf();
  await textOf("k", page("old", ["product:1"]));
  cache.invalidateAll();
  expect(await textOf("k", away)).toBe("old");
  cache.invalidate(["product:1"]);
  expect(await textOf("k", away)).toBe("old");
  expect(await textOf("never seen", away)).toBe("away");
  expect(await textOf("k", page("new"))).toBe("new");
});

test("doesn't send a removed page while the marketplace is unavailable", async () => {
  const { cache, textOf } = cacheOf();
  await textOf("k", page("old", ["product:1"]));
  cache.invalidate(["product:1"]);
  await textOf("k", page("missing", [], 404));
  expect(await textOf("k", away)).toBe("away");
});

test("caches neither errors nor redirects, and renders again after a failure", async () => {
  const { cache, textOf } = cacheOf();
  await textOf("k", page("missing", [], 404));
  await expect(pageFrom(cache, "k", () => Promise.reject(new Error("x")))).rejects.toThrow("x");
  expect(await textOf("k", page("there"))).toBe("there");
});

test("stays within its size limit", async () => {
  const { cache, textOf } = cacheOf(700);
  for (let n = 0; n < 50; n += 1) await textOf(`k${n}`, page("x".repeat(100)));
  expect(cache.last("k40")).toBeUndefined();
  expect(await textOf("k49", page("new"))).toBe("x".repeat(100));
});
