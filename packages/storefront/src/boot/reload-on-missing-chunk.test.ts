import { beforeEach, expect, test, vi } from "vitest";
import { reloadOnMissingChunk } from "./reload-on-missing-chunk.ts";

const reload = vi.fn<() => void>();
let page: EventTarget;
let answer: () => Promise<Response>;
const missFile = async (): Promise<void> => {
  page.dispatchEvent(new Event("vite:preloadError", { cancelable: true }));
  await new Promise((resolve) => setTimeout(resolve, 0));
};

beforeEach(() => {
  reload.mockReset();
  page = new EventTarget();
  answer = () => Promise.resolve(new Response());
  const kept = new Map<string, string>();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("location", { href: "https://shop.example/cart", reload });
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  vi.stubGlobal("fetch", () => answer());
  reloadOnMissingChunk();
});

test("reloads once per minute when a chunk is missing", async () => {
  await missFile();
  await missFile();
  expect(reload).toHaveBeenCalledOnce();
});

test("doesn't reload while the server is unreachable, and reloads for the next missing chunk", async () => {
  answer = () => Promise.reject(new TypeError("Failed to fetch"));
  await missFile();
  expect(reload).not.toHaveBeenCalled();
  answer = () => Promise.resolve(new Response());
  await missFile();
  expect(reload).toHaveBeenCalledOnce();
});
