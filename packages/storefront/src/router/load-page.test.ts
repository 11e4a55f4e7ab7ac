// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import type { App } from "../app/app.ts";
import { createStores } from "../app/stores.ts";
import { loadPage } from "./load-page.ts";
import type { PageLoader } from "./loader.ts";
import { createPageTable, page, type PageModule } from "./page-table.ts";

const Header = (): null => null;
const loadModule = vi.fn<() => Promise<PageModule>>();
const noMarketplace: PageLoader = () => Promise.reject(new Error("no marketplace"));
const loadLoader = vi.fn<() => Promise<{ loader: PageLoader }>>(() =>
  Promise.resolve({ loader: noMarketplace }),
);
const pages = createPageTable([page("/order/order_confirm", "shopper", { query: ["preOrderNo"] })], {
  modules: { "./pages/order/order_confirm/page.tsx": loadModule },
  loaders: {
    "./pages/order/order_confirm/loader.ts": loadLoader,
  },
  loadErrorPage: () => Promise.resolve(),
  loadErrorData: () => Promise.resolve(),
});

const appOf = (signedIn: boolean) =>
  ({ basename: "/fr", locale: "fr", stores: createStores(signedIn) }) as unknown as App;
const confirm = new URL("http://shop.example/fr/order/order_confirm?preOrderNo=1");
const loading = { signal: new AbortController().signal };

test("shows a checkout failure below the checkout header", async () => {
  loadModule.mockResolvedValue({ default: () => null, Header });
  expect(await loadPage(appOf(true), pages, confirm, loading)).toMatchObject({
    status: 500,
    View: undefined,
    Header,
  });
});

test("shows the shop header when the page's code can't be loaded", async () => {
  loadModule.mockRejectedValue(new Error("Failed to fetch dynamically imported module"));
  const failed = await loadPage(appOf(true), pages, confirm, loading);
  expect(failed).toMatchObject({ status: 500, View: undefined });
  expect(failed).not.toHaveProperty("Header", Header);
});

test("settles only when all files of a failed page have settled", async () => {
  loadModule.mockRejectedValue(new Error("Failed to fetch dynamically imported module"));
  const { promise, reject } = Promise.withResolvers<{ loader: PageLoader }>();
  loadLoader.mockReturnValueOnce(promise);
  const done = vi.fn<() => void>();
  const failed = loadPage(appOf(true), pages, confirm, loading).then(done);
  await new Promise((resolve) => setTimeout(resolve));
  expect(done).not.toHaveBeenCalled();
  reject(new Error("Failed to fetch dynamically imported module"));
  await failed;
});

test("redirects a visitor from an account page to the sign-in page in their language", async () => {
  expect(await loadPage(appOf(false), pages, confirm, loading)).toEqual({
    redirect: "/fr/login",
    status: 302,
    document: false,
  });
});

test("returns 404 for an unknown path", async () => {
  const nowhere = new URL("http://shop.example/fr/nowhere");
  expect(await loadPage(appOf(true), pages, nowhere, loading)).toMatchObject({
    status: 404,
    entry: undefined,
  });
});
