// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { reloadOnMissingChunk } from "../boot/reload-on-missing-chunk.ts";
import type { App } from "../app/app.ts";
import { createStores } from "../app/stores.ts";
import type { Loading } from "./loader.ts";
import type { LoadedPage, PageTable } from "./page-table.ts";
import type { PageRedirect } from "./load-page.ts";
import { createNavigation } from "./navigation.ts";
import { currentLocation, type ShownPage } from "./shown-page.ts";

const { loadPage } = vi.hoisted(() => ({
  loadPage:
    vi.fn<(app: App, pages: PageTable, url: URL, loading: Loading) => Promise<LoadedPage | PageRedirect>>(),
}));
vi.mock(import("./load-page.ts"), async (original) => ({ ...(await original()), loadPage }));

const stores = createStores(false);
const app = { stores } as App;
const pages = {} as PageTable;
const pageAt = (path: string): LoadedPage => ({
  entry: undefined,
  params: { path },
  status: 200,
  View: undefined,
});
const toSignIn: PageRedirect = { redirect: "/login", status: 302, document: false };

let shown: ShownPage[];
let loading: (string | undefined)[];

const start = () =>
  createNavigation(
    app,
    pages,
    { location: currentLocation(), page: pageAt(location.pathname), way: "first" },
    {
      onShow: (next) => shown.push(next),
      onLoading: (url) => loading.push(url?.pathname),
    },
  );
const ways = () =>
  shown.map(({ location: { pathname, search, hash }, way }) => `${way} ${pathname}${search}${hash}`);

beforeEach(() => {
  shown = [];
  loading = [];
  loadPage.mockReset();
  loadPage.mockImplementation((_app, _pages, url) => Promise.resolve(pageAt(url.pathname)));
  history.replaceState(null, "", "/");
});

test("changes address and page together when the page is loaded", async () => {
  const navigation = start();
  const { length } = history;
  let arrive = (_page: LoadedPage): void => undefined;
  loadPage.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
  const done = navigation.visit("/goods_detail/7?sku=2");
  expect(location.pathname).toBe("/");
  await vi.waitFor(() => expect(loading).toEqual(["/goods_detail/7"]));
  arrive(pageAt("/goods_detail/7"));
  await done;
  expect(location.pathname + location.search).toBe("/goods_detail/7?sku=2");
  expect(ways()).toEqual(["forward /goods_detail/7?sku=2"]);
  expect(shown[0]?.page.params).toEqual({ path: "/goods_detail/7" });
  expect(loading).toEqual(["/goods_detail/7", undefined]);
  expect(history).toHaveLength(length + 1);
});

test("doesn't announce a page that is already loaded", async () => {
  await start().visit("/goods_detail/7");
  expect(ways()).toEqual(["forward /goods_detail/7"]);
  expect(loading).toEqual([undefined]);
});

test("closes layers when navigating to another page, not to another state of the same page", async () => {
  const navigation = start();
  const isOpen = () => [stores.loginPanel.getState().open, stores.added.getState().items.length > 0];
  stores.loginPanel.getState().show();
  stores.added
    .getState()
    .show([{ productId: 7, name: "Tyre", picture: null, options: [], price: "9.00", quantity: 1 }]);
  await navigation.visit("/?page=2");
  expect(isOpen()).toEqual([true, true]);
  loadPage.mockImplementationOnce((_app, _pages, url) => {
    expect(isOpen()).toEqual([false, false]);
    // The page opens the login panel because its session has ended.
    stores.loginPanel.getState().show();
    return Promise.resolve(pageAt(url.pathname));
  });
  await navigation.visit("/goods_detail/7");
  expect(isOpen()).toEqual([true, false]);
  stores.loginPanel.getState().close();
});

test("adds no history entry when replacing or visiting the current address", async () => {
  const navigation = start();
  const { length } = history;
  await navigation.visit("/login", { replace: true });
  await navigation.visit("/login");
  expect(history).toHaveLength(length);
  expect(ways()).toEqual(["forward /login", "forward /login"]);
  expect(new Set(shown.map(({ location: { key } }) => key)).size).toBe(2);
});

test("keeps the scroll position when requested and on reload", async () => {
  const navigation = start();
  await navigation.visit("/?page=2", { replace: true, preventScrollReset: true });
  await navigation.reload();
  expect(ways()).toEqual(["stay /?page=2", "stay /?page=2"]);
});

test("writes the page's state to the URL without aborting a pending navigation", async () => {
  const navigation = start();
  navigation.note("/?page=2");
  await vi.waitFor(() => expect(ways()).toEqual(["stay /?page=2"]));
  let arrive = (_page: LoadedPage): void => undefined;
  loadPage.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
  const away = navigation.visit("/goods_detail/7");
  navigation.note("/?page=3");
  arrive(pageAt("/goods_detail/7"));
  await away;
  expect(ways()).toEqual(["stay /?page=2", "forward /goods_detail/7"]);
});

test("loads the page of the history entry on Back and Forward", async () => {
  const navigation = start();
  await navigation.visit("/login");
  history.replaceState({ key: "before" }, "", "/users/order_list");
  await navigation.pop();
  expect(ways()[1]).toBe("history /users/order_list");
  expect(shown[1]?.location.key).toBe("before");
});

test("loads nothing for another fragment of the same page", async () => {
  const navigation = start();
  history.replaceState({ key: "there" }, "", "/#floor");
  await navigation.pop();
  expect(loadPage).not.toHaveBeenCalled();
  expect(ways()).toEqual(["stay /#floor"]);
});

test("aborts a pending navigation when a newer one starts", async () => {
  const navigation = start();
  let arrive = (_page: LoadedPage): void => undefined;
  loadPage.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
  const slow = navigation.visit("/order/shopping_cart");
  await navigation.visit("/login");
  expect(loadPage.mock.calls[0]?.[3].signal.aborted).toBe(true);
  arrive(pageAt("/order/shopping_cart"));
  await slow;
  expect(ways()).toEqual(["forward /login"]);
  expect(location.pathname).toBe("/login");
});

test("follows a redirect of a guarded page with one history entry", async () => {
  const navigation = start();
  const { length } = history;
  loadPage.mockResolvedValueOnce(toSignIn);
  await navigation.visit("/users/order_list");
  expect(location.pathname).toBe("/login");
  expect(ways()).toEqual(["forward /login"]);
  expect(history).toHaveLength(length + 1);
});

test("replaces a history entry that redirects", async () => {
  const navigation = start();
  const { length } = history;
  loadPage.mockResolvedValueOnce(toSignIn);
  history.replaceState({ key: "before" }, "", "/users/order_list");
  await navigation.pop();
  expect(ways()).toEqual(["forward /login"]);
  expect(location.pathname).toBe("/login");
  expect(history).toHaveLength(length);
});

test.each([
  [
    "a page that must be a document of its own",
    { ...toSignIn, redirect: "/order/stripe_payment", document: true },
    1,
  ],
  ["what leads round in a circle", { ...toSignIn, redirect: "/login" }, 6],
])("leaves %s to the browser", async (_what, redirect, loads) => {
  const navigation = start();
  const assign = vi.spyOn(location, "assign").mockReturnValue();
  loadPage.mockResolvedValue(redirect);
  await navigation.visit("/order/order_confirm");
  expect(assign).toHaveBeenCalledExactlyOnceWith(redirect.redirect);
  expect(loadPage).toHaveBeenCalledTimes(loads);
  expect(shown).toEqual([]);
  assign.mockRestore();
});

test("loads the document when a file of the next page is missing, without showing anything in between", async () => {
  const assign = vi.spyOn(location, "assign").mockReturnValue();
  const reload = vi.spyOn(location, "reload").mockReturnValue();
  reloadOnMissingChunk();
  const missing = (): Event => {
    const event = new Event("vite:preloadError", { cancelable: true });
    dispatchEvent(event);
    return event;
  };
  const navigation = start();
  let first: Event | undefined;
  loadPage.mockImplementationOnce((_app, _pages, url) => {
    first = missing();
    // Its loader needs the file too.
    missing();
    return Promise.resolve({ ...pageAt(url.pathname), status: 500 });
  });
  await navigation.visit("/goods_detail/7?sku=2");
  // More missing files before the document unloads are ignored.
  missing();
  expect(assign.mock.calls.map(([to]) => new URL(to).pathname)).toEqual(["/goods_detail/7"]);
  expect(reload).not.toHaveBeenCalled();
  expect(first?.defaultPrevented).toBe(true);
  expect(shown).toEqual([]);
  await vi.waitFor(() => expect(loading).toContain("/goods_detail/7"));
});
