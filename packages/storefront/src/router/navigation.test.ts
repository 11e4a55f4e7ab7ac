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

test("address and page change together, once the page is there", async () => {
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

test("a page that is there already isn't announced", async () => {
  await start().visit("/goods_detail/7");
  expect(ways()).toEqual(["forward /goods_detail/7"]);
  expect(loading).toEqual([undefined]);
});

test("what lies over a page is closed on the way to another one, not on the way to another state of it", async () => {
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
    // A page that the session has ended for asks to sign in.
    stores.loginPanel.getState().show();
    return Promise.resolve(pageAt(url.pathname));
  });
  await navigation.visit("/goods_detail/7");
  expect(isOpen()).toEqual([true, false]);
  stores.loginPanel.getState().close();
});

test("replacing, and going to where one is, make no new entry", async () => {
  const navigation = start();
  const { length } = history;
  await navigation.visit("/login", { replace: true });
  await navigation.visit("/login");
  expect(history).toHaveLength(length);
  expect(ways()).toEqual(["forward /login", "forward /login"]);
  expect(new Set(shown.map(({ location: { key } }) => key)).size).toBe(2);
});

test("a visit may leave the scroll alone, and so does loading anew", async () => {
  const navigation = start();
  await navigation.visit("/?page=2", { replace: true, preventScrollReset: true });
  await navigation.reload();
  expect(ways()).toEqual(["stay /?page=2", "stay /?page=2"]);
});

test("what a page has come to goes into the address, but gives up no page that is on its way", async () => {
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

test("back and forward load the page of the entry that the browser went to", async () => {
  const navigation = start();
  await navigation.visit("/login");
  history.replaceState({ key: "before" }, "", "/users/order_list");
  await navigation.pop();
  expect(ways()[1]).toBe("history /users/order_list");
  expect(shown[1]?.location.key).toBe("before");
});

test("another place on the same page loads nothing", async () => {
  const navigation = start();
  history.replaceState({ key: "there" }, "", "/#floor");
  await navigation.pop();
  expect(loadPage).not.toHaveBeenCalled();
  expect(ways()).toEqual(["stay /#floor"]);
});

test("a newer wish drops the one that is under way", async () => {
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

test("whoever may not see a page is led on, in one entry of the history", async () => {
  const navigation = start();
  const { length } = history;
  loadPage.mockResolvedValueOnce(toSignIn);
  await navigation.visit("/users/order_list");
  expect(location.pathname).toBe("/login");
  expect(ways()).toEqual(["forward /login"]);
  expect(history).toHaveLength(length + 1);
});

test("an entry of the history that leads on is replaced", async () => {
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
])("%s is left to the browser", async (_what, redirect, loads) => {
  const navigation = start();
  const assign = vi.spyOn(location, "assign").mockReturnValue();
  loadPage.mockResolvedValue(redirect);
  await navigation.visit("/order/order_confirm");
  expect(assign).toHaveBeenCalledExactlyOnceWith(redirect.redirect);
  expect(loadPage).toHaveBeenCalledTimes(loads);
  expect(shown).toEqual([]);
  assign.mockRestore();
});

test("a file that is gone while a page loads sends the browser there, and nothing is shown in between", async () => {
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
    // Its loader needs the file as well.
    missing();
    return Promise.resolve({ ...pageAt(url.pathname), status: 500 });
  });
  await navigation.visit("/goods_detail/7?sku=2");
  // What else is found gone until the document is left changes nothing.
  missing();
  expect(assign.mock.calls.map(([to]) => new URL(to).pathname)).toEqual(["/goods_detail/7"]);
  expect(reload).not.toHaveBeenCalled();
  expect(first?.defaultPrevented).toBe(true);
  expect(shown).toEqual([]);
  await vi.waitFor(() => expect(loading).toContain("/goods_detail/7"));
});
