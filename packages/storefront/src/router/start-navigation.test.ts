// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { App } from "../app/app.ts";
import { currentLocation } from "./shown.ts";
import { startNavigation } from "./start-navigation.ts";

const { createNavigation } = vi.hoisted(() => ({ createNavigation: vi.fn<() => unknown>() }));
vi.mock(import("./pages.ts"), () => ({ createNavigation }) as never);

const made = {
  visit: vi.fn<() => Promise<void>>(),
  pop: vi.fn<() => Promise<void>>(),
  reload: vi.fn<() => Promise<void>>(),
};
const onLoading = vi.fn<(url: URL | undefined) => void>();

const start = () =>
  startNavigation(
    {} as App,
    {
      location: currentLocation(),
      page: { entry: undefined, params: {}, status: 200, View: undefined },
      way: "first",
    },
    { onLoading, onShow: () => undefined },
  );

beforeEach(() => {
  vi.clearAllMocks();
  createNavigation.mockReturnValue(made);
});
afterEach(() => vi.restoreAllMocks());

test("nothing is loaded before one goes somewhere, and then it is said at once", async () => {
  const navigator = start();
  expect(createNavigation).not.toHaveBeenCalled();
  navigator.push({ pathname: "/goods_detail/7", search: "?sku=2", hash: "" }, null, {
    preventScrollReset: true,
  });
  expect(onLoading.mock.lastCall?.[0]?.pathname).toBe("/goods_detail/7");
  await expect
    .poll(() => made.visit.mock.calls)
    .toEqual([["/goods_detail/7?sku=2", { preventScrollReset: true, replace: false }]]);
  navigator.replace("/login");
  await expect.poll(() => made.visit.mock.lastCall).toEqual(["/login", { replace: true }]);
  expect(createNavigation).toHaveBeenCalledOnce();
});

test("Back and Forward are followed while it listens", async () => {
  const stop = start().listen();
  dispatchEvent(new PopStateEvent("popstate"));
  await expect.poll(() => made.pop.mock.calls).toHaveLength(1);
  stop();
  dispatchEvent(new PopStateEvent("popstate"));
  await new Promise((done) => setTimeout(done, 20));
  expect(made.pop).toHaveBeenCalledOnce();
});

test("where it can't be had, the browser goes there by itself", async () => {
  createNavigation.mockImplementation(() => {
    throw new TypeError("Failed to fetch dynamically imported module");
  });
  const assign = vi.spyOn(location, "assign").mockReturnValue();
  start().push("/login");
  await expect.poll(() => assign.mock.calls).toEqual([["/login"]]);
});
