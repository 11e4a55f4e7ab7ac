import { PassThrough } from "node:stream";
import { readPayCurrency } from "@carmine/api/contract";
import { queries } from "@carmine/api/hooks";
import type { Locale } from "@carmine/i18n";
import type { ReactElement, ReactNode } from "react";
import { preinit, preloadModule } from "react-dom";
import { StaticRouter } from "react-router-dom";
import { createApp } from "../app/app.ts";
import { FragmentContext } from "../app/CachedFragment.tsx";
import type { Environment } from "../app/environment.ts";
import { loadTexts, pickTexts } from "../app/messages.ts";
import type { CacheAnswer } from "../app/prefetch-cached.ts";
import { failedPage, loadPage } from "../router/load-page.ts";
import { NavigationProvider } from "../router/NavigationContext.tsx";
import { pageModule, type PageEntry, type PageTable } from "../router/page-table.ts";
import { Root } from "../shell/document/Root.tsx";
import { errorModule } from "../shell/error-page/error-view.ts";
import { loadShell } from "../shell/layout/load-shell.ts";
import { Shop } from "../shell/Shop.tsx";
import { firstPaintScripts } from "./first-paint-scripts.ts";
import { createPageFragments, type PageFragments, type Piece } from "./fragment-cache.ts";
import { collectQueries, statePieces } from "./page-state.ts";
import { beginStream, renderWhole } from "./render-whole.ts";
import { serverApi, type MarketplaceTransport } from "./server-api.ts";
import { awayStatus, watchOutage } from "./watch-outage.ts";

declare module "react-dom" {
  /** React passes it on; its types don't name it yet. */
  interface PreloadModuleOptions {
    fetchPriority?: "high" | "low" | "auto" | undefined;
  }
}

/** Addresses of the files that a page needs, relative to the site. */
export interface PageAssets {
  readonly entry: string;
  readonly styles: readonly string[];
  readonly preloads: readonly string[];
  /** Ids of the texts that the page shows; unknown in development. */
  readonly texts?: readonly string[];
}

export interface RenderRequest {
  /** Full address with the locale prefix, reduced to the query parameters that the page knows. */
  readonly url: string;
  readonly locale: Locale;
  readonly environment: Environment;
  /** The marketplace as this visitor, or as nobody when the page is public. */
  readonly marketplace: MarketplaceTransport;
  /** Caches answers that many pages show. */
  readonly cacheAnswer: CacheAnswer;
  readonly signedIn: boolean;
  readonly nonce: string;
  readonly signal: AbortSignal;
  /** Files for source modules, from Vite's manifest. */
  readonly assetsFor: (modules: readonly string[]) => PageAssets;
  /** Called for failures that the visitor only sees as an error page. */
  readonly onError: (error: unknown) => void;
}

export type Rendered =
  | { readonly kind: "redirect"; readonly status: number; readonly location: string }
  | {
      readonly kind: "page";
      readonly status: number;
      readonly tags: ReadonlySet<string>;
      /** The whole document; fails where a part of it does. */
      readonly pieces: () => Promise<readonly Piece[]>;
      /** Starts as soon as the layout is rendered. */
      readonly stream: () => Promise<PassThrough>;
    };

/** What the server bundle exports. */
export interface PageRenderer {
  /** Loads what the matched page needs, then renders the whole document. */
  readonly render: (request: RenderRequest) => Promise<Rendered>;
  /** The entry of the page table that a path (without locale prefix) matches. */
  readonly pageOf: (path: string) => PageEntry | undefined;
}

const renderPage = async (pages: PageTable, input: RenderRequest): Promise<Rendered> => {
  const outage = watchOutage(input.cacheAnswer);
  const texts = await loadTexts(input.locale);
  const app = createApp({
    locale: input.locale,
    environment: input.environment,
    ...texts,
    api: () => serverApi(input.locale, input.marketplace),
    signedIn: input.signedIn,
    cacheAnswer: outage.cacheAnswer,
  });
  const url = new URL(input.url);
  const [loaded] = await Promise.all([loadPage(app, pages, url, input), loadShell(app)]);
  if ("redirect" in loaded) return { kind: "redirect", status: loaded.status, location: loaded.redirect };
  const isAway = outage.isAway(app.queryClient);
  const page = isAway ? await failedPage(pages, awayStatus, loaded) : loaded;
  const { entry, status, error } = page;
  // The marketplace logs its own outage.
  if (status >= 500 && !isAway) input.onError(error);

  const found = status < 400 ? entry : undefined;
  const assets = input.assetsFor([found ? pageModule(found) : errorModule]);
  const state = statePieces({
    locale: input.locale,
    environment: input.environment,
    texts: assets.texts && pickTexts(texts, assets.texts),
    queries: collectQueries(app.queryClient),
    status,
  });
  // Around the tree, not beside it: a sibling would change the ids of `useId` against those of the browser.
  const Preloads = ({ children }: { children: ReactNode }): ReactNode => {
    for (const href of assets.styles) preinit(href, { as: "style", precedence: "default" });
    // The page is there without them: styles and pictures of the first view come first.
    for (const href of assets.preloads) preloadModule(href, { as: "script", fetchPriority: "low" });
    return children;
  };

  const treeWith = (stateText: string, fragments?: PageFragments): ReactElement => (
    <FragmentContext value={fragments}>
      <Preloads>
        <Root app={app} nonce={input.nonce} state={stateText} firstPaintScripts={firstPaintScripts}>
          <StaticRouter basename={app.basename} location={url}>
            <NavigationProvider pages={pages} page={page}>
              <Shop />
            </NavigationProvider>
          </StaticRouter>
        </Root>
      </Preloads>
    </FragmentContext>
  );
  const { nonce, signal, onError } = input;
  const options = { nonce, signal, onError, entry: assets.entry };

  const pieces = async (): Promise<readonly Piece[]> => {
    const home = app.queryClient.getQueryData(queries.homeIndex(app.api).queryKey);
    const { symbol, currency } = readPayCurrency(home?.shopPayCurrency);
    const fragments = createPageFragments(`${input.locale} ${symbol} ${currency}`);
    return fragments.assemble(await renderWhole(treeWith(fragments.insert(state), fragments), options));
  };

  const stream = (): Promise<PassThrough> =>
    new Promise((resolve, reject) => {
      const pipe = beginStream(treeWith(state.join("")), options, {
        onShellError: reject,
        onShellReady: () => resolve(pipe(new PassThrough())),
      });
    });

  return { kind: "page", status, tags: app.tags, pieces, stream };
};

export const createPageRenderer = (pages: PageTable): PageRenderer => ({
  render: (request) => renderPage(pages, request),
  pageOf: (path) => pages.match(path)?.entry,
});
