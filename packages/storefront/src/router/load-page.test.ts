// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import type { App } from "../app/app.ts";
import type { PageModule } from "./page.ts";
import { loadPage } from "./load-page.ts";
import { loadModule } from "./page-module.ts";

vi.mock(import("../shell/error-page/error-view.ts"), async (original) => ({
  ...(await original()),
  ErrorView: Object.assign(() => null, { preload: () => Promise.resolve(), isLoaded: () => true }),
}));
vi.mock(import("./page-module.ts"), () => ({ loadModule: vi.fn<typeof loadModule>() }));

const Header = (): null => null;
const checkout: PageModule = { default: () => null, Header };

/** Without a marketplace every loader throws. */
const app = { basename: "/", guard: () => undefined } as unknown as App;
const confirm = new URL("http://shop.example/order/order_confirm?preOrderNo=1");
const { signal } = new AbortController();

test("what fails in the checkout says so under the header of the checkout", async () => {
  vi.mocked(loadModule).mockResolvedValue(checkout);
  expect(await loadPage(app, confirm, signal)).toMatchObject({ status: 500, View: undefined, Header });
});

test("a page whose code can't be had fails under the shop's header", async () => {
  vi.mocked(loadModule).mockRejectedValue(new Error("Failed to fetch dynamically imported module"));
  const page = await loadPage(app, confirm, signal);
  expect(page).toMatchObject({ status: 500, View: undefined });
  expect(page).not.toHaveProperty("Header", Header);
});
