// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { createEntries } from "./entries.ts";
import type { EntryState } from "./shown-page.ts";

const at = (path: string): URL => new URL(path, location.href);

let states: { state: unknown; url: string }[];
let index: number;
let go: ReturnType<typeof vi.fn<(steps: number) => void>>;

/** A fake history, because happy-dom doesn't implement `back`. */
beforeEach(() => {
  states = [{ state: null, url: "/" }];
  index = 0;
  go = vi.fn<(steps: number) => void>();
  const put = (state: unknown, to: string | URL | null | undefined): void => {
    const { url = "/" } = states[index] ?? {};
    states[index] = { state, url: to ? new URL(to, location.href).pathname : url };
  };
  vi.spyOn(history, "state", "get").mockImplementation(() => states[index]?.state);
  vi.spyOn(history, "replaceState").mockImplementation((state, _title, to) => put(state, to));
  vi.spyOn(history, "pushState").mockImplementation((state, _title, to) => {
    const { url = "/" } = states[index] ?? {};
    states.length = ++index;
    states[index] = { state, url };
    put(state, to);
  });
  vi.spyOn(history, "go").mockImplementation((steps = 0) => go(steps));
});

const urls = (): string[] => states.map(({ url }) => url);
const keyAt = (place: number): string => (states[place]?.state as EntryState | null)?.key ?? "";

test("closes the topmost layer on Back and pushes one entry for each layer", () => {
  const entries = createEntries();
  entries.enter(at("/list"), false);
  const [menu, panel] = [vi.fn<() => void>(), vi.fn<() => void>()];
  entries.cover(menu);
  entries.cover(panel);
  expect(urls()).toEqual(["/", "/list", "/list", "/list"]);
  expect(keyAt(3)).toBe(keyAt(1));
  index = 2;
  expect(entries.popped()).toBe(true);
  expect(panel).toHaveBeenCalledOnce();
  expect(menu).not.toHaveBeenCalled();
  index = 1;
  expect(entries.popped()).toBe(true);
  expect(menu).toHaveBeenCalledOnce();
  index = 0;
  expect(entries.popped()).toBe(false);
  expect(go).not.toHaveBeenCalled();
});

test("reuses the entry of a layer that was closed by its own button", () => {
  const entries = createEntries();
  entries.enter(at("/list"), false);
  entries.cover(() => undefined)();
  const again = vi.fn<() => void>();
  const closed = entries.cover(again);
  expect(urls()).toEqual(["/", "/list", "/list"]);
  closed();
  index = 1;
  expect(entries.popped()).toBe(false);
  expect(again).not.toHaveBeenCalled();
  expect(go.mock.calls).toEqual([[-1]]);
});

test("replaces a layer's entry with the next page, and keeps the page's entry when it is replaced itself", () => {
  const entries = createEntries();
  entries.enter(at("/list"), false);
  entries.cover(() => undefined);
  entries.enter(at("/goods"), false);
  expect(urls()).toEqual(["/", "/list", "/goods"]);
  entries.cover(() => undefined)();
  entries.enter(at("/goods/red"), true);
  expect(urls()).toEqual(["/", "/list", "/goods", "/goods/red"]);
  const panel = vi.fn<() => void>();
  entries.cover(panel);
  expect(urls()).toEqual(["/", "/list", "/goods", "/goods/red", "/goods/red"]);
  index = 3;
  expect(entries.popped()).toBe(true);
  expect(panel).toHaveBeenCalledOnce();
  index = 2;
  expect(entries.popped()).toBe(false);
  expect(go.mock.calls).toEqual([[-1]]);
  index = 1;
  expect(entries.popped()).toBe(false);
  expect(go).toHaveBeenCalledOnce();
});

test("closes nothing on Forward", () => {
  const entries = createEntries();
  const panel = vi.fn<() => void>();
  entries.cover(panel);
  index = 0;
  expect(entries.popped()).toBe(true);
  index = 1;
  expect(entries.popped()).toBe(false);
  expect(panel).toHaveBeenCalledOnce();
  expect(go).not.toHaveBeenCalled();
});
