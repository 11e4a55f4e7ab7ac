import type { ApiClient } from "@carmine/api/client";
import { queries } from "@carmine/api/hooks";
import { DesignSystemProvider } from "@carmine/design-system";
import { en } from "@carmine/design-system/locales/en";
import { IntlRoot } from "@carmine/i18n/react";
import { QueryClientProvider } from "@tanstack/react-query";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { createApp } from "../app/app.ts";
import { AppProvider } from "../app/AppContext.tsx";
import { FragmentContext } from "../app/CachedFragment.tsx";
import { ShopUtilityBar } from "../shell/header/ShopUtilityBar.tsx";
import { TestRouter } from "../testing/TestRouter.tsx";
import { createPageFragments } from "./fragment-cache.ts";

/** The same object for each page, as those of a language are. */
const messages = {};

/** Markup of the line over the header as a server sends it. */
const barOf = (shop: string): string => {
  const app = createApp({
    locale: "en",
    messages,
    words: {},
    environment: { publicUrl: "http://shop.example", locales: ["en"], demo: true },
    api: (): ApiClient => ({ locale: "en", call: vi.fn(), callAny: vi.fn() }),
    signedIn: false,
  });
  const queryKey: readonly unknown[] = queries.homeIndex(app.api).queryKey;
  app.queryClient.setQueryData(queryKey, { settings: { name: shop } });
  const fragments = createPageFragments("en");
  const markup = renderToString(
    <FragmentContext value={fragments}>
      <AppProvider app={app}>
        <QueryClientProvider client={app.queryClient}>
          <TestRouter path="/">
            <IntlRoot locale="en" messages={{}}>
              <DesignSystemProvider locale="en" messages={en}>
                <ShopUtilityBar />
              </DesignSystemProvider>
            </IntlRoot>
          </TestRouter>
        </QueryClientProvider>
      </AppProvider>
    </FragmentContext>,
  );
  return fragments.assemble([markup]).join("");
};

test("once the operator has renamed the shop, the line over the header says the new name", () => {
  vi.stubEnv("SSR", true);
  expect(barOf("Carmine")).toContain("Sell on Carmine");
  expect(barOf("Vermilion")).toContain("Sell on Vermilion");
});
