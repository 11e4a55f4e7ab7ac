// @vitest-environment happy-dom
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";

const now = Date.parse("2026-11-28T09:00:00Z");
const minute = 60_000;
const answer = (headers: Record<string, string>) => new Response(null, { headers });
const load = () => import("./server-time.ts");

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ["Date"], now });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
afterAll(() => void vi.resetModules());

test("uses the server's clock, not the device's", async () => {
  const { recordServerTime, knownServerTime } = await load();
  expect(knownServerTime()).toBeUndefined();
  recordServerTime(new Headers({ date: "Sat, 28 Nov 2026 09:05:00 GMT" }));
  expect(knownServerTime()).toBe(now + 5 * minute + 500);
  vi.setSystemTime(now + minute);
  expect(knownServerTime()).toBe(now + 6 * minute + 500);
});

test("adds the age of a cached response", async () => {
  const { recordServerTime, knownServerTime } = await load();
  recordServerTime(new Headers({ date: "Sat, 28 Nov 2026 08:58:00 GMT", age: "120" }));
  expect(knownServerTime()).toBe(now + 500);
  recordServerTime(new Headers());
  expect(knownServerTime()).toBe(now + 500);
});

test("requests the time once, and falls back to the device's clock without a response", async () => {
  const fetch = vi.fn(async () => answer({ date: "Sat, 28 Nov 2026 10:00:00 GMT" }));
  vi.stubGlobal("fetch", fetch);
  const { serverTime } = await load();
  expect(await Promise.all([serverTime(), serverTime()])).toEqual(Array(2).fill(now + 60 * minute + 500));
  expect(fetch).toHaveBeenCalledOnce();
  vi.resetModules();
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
  expect(await (await load()).serverTime()).toBe(now);
});
