import { PassThrough } from "node:stream";
import { readPayCurrency } from "@carmine/api/contract";
import { queries } from "@carmine/api/hooks";
import type { Locale } from "@carmine/i18n";
import type { ReactElement, ReactNode } from "react";
import { preinit, preloadModule } from "react-dom";
import { StaticRouter } from "react-router-dom";
import { serverApi } from "./rendering/server-api.ts";
import { createApp } from "./app/app.ts";
import type { Environment } from "./app/environment.ts";
import { WeaverContext } from "./app/CachedFragment.tsx";
import { loadMessages, pickMessages } from "./app/messages.ts";
import { pageModule, type PageEntry } from "./router/page.ts";
import { beginStream, renderWhole } from "./rendering/render-whole.ts";
import { Root } from "./shell/document/Root.tsx";
import { collectQueries } from "./shell/document/page-state.ts";
import { statePieces } from "./rendering/state-pieces.ts";
import { awayStatus, watchOutage } from "./rendering/watch-outage.ts";
import { createWeaver, type Piece, type Weaver } from "./rendering/fragment-cache.ts";
import { errorModule } from "./shell/error-page/error-view.ts";
import { failedPage, loadPage } from "./router/load-page.ts";
import { matchPage } from "./router/match-page.ts";
import { NavigationProvider } from "./router/NavigationContext.tsx";
import type { Reach } from "./server/reach.ts";
import type { SharedAnswers } from "./server/shared-answers.ts";
import { loadShell } from "./shell/layout/load-shell.ts";
import { Shop } from "./shell/Shop.tsx";

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
  readonly marketplace: Reach;
  /** Keeps what is the same on every page. */
  readonly shared: SharedAnswers;
  readonly signedIn: boolean;
  readonly nonce: string;
  readonly signal: AbortSignal;
  /** Files for source modules, from Vite's manifest. */
  readonly assetsFor: (modules: readonly string[]) => PageAssets;
  /** Told about failures that the visitor only sees as an error page. */
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
      /** Starts as soon as the frame stands. */
      readonly stream: () => Promise<PassThrough>;
    };

export type { PageEntry } from "./router/page.ts";

/** The line of the route table that a path (without locale prefix) falls under. */
export const pageOf = (path: string): PageEntry | undefined => matchPage(path)?.entry;

/** Loads what the matched page needs, then renders the whole document. */
export const render = async (input: RenderRequest): Promise<Rendered> => {
  const outage = watchOutage(input.shared.get);
  const app = createApp({
    locale: input.locale,
    environment: input.environment,
    messages: await loadMessages(input.locale),
    api: () => serverApi(input.locale, input.marketplace),
    signedIn: input.signedIn,
    share: outage.share,
  });
  const url = new URL(input.url);
  const [loaded] = await Promise.all([loadPage(app, url, input.signal), loadShell(app)]);
  if ("redirect" in loaded) return { kind: "redirect", status: loaded.status, location: loaded.redirect };
  const away = outage.isAway(app.queryClient);
  const page = away ? await failedPage(awayStatus, loaded) : loaded;
  const { entry, status, error } = page;
  // The marketplace has said so already.
  if (status >= 500 && !away) input.onError(error);

  const found = status < 400 ? entry : undefined;
  const assets = input.assetsFor([found ? pageModule(found) : errorModule]);
  const state = statePieces({
    locale: input.locale,
    environment: input.environment,
    texts: assets.texts && pickMessages(app.messages, assets.texts),
    queries: collectQueries(app.queryClient),
    ...(found && { page: { entry: found, params: page.params } }),
    status,
  });
  // Around the tree, not beside it: a sibling would change the ids of `useId` against those of the browser.
  const Preloads = ({ children }: { children: ReactNode }): ReactNode => {
    for (const href of assets.styles) preinit(href, { as: "style", precedence: "default" });
    for (const href of assets.preloads) preloadModule(href, { as: "script" });
    return children;
  };

  const treeWith = (stateText: string, weaver?: Weaver): ReactElement => (
    <WeaverContext value={weaver}>
      <Preloads>
        <Root app={app} nonce={input.nonce} state={stateText}>
          <StaticRouter basename={app.basename} location={url}>
            <NavigationProvider page={page}>
              <Shop />
            </NavigationProvider>
          </StaticRouter>
        </Root>
      </Preloads>
    </WeaverContext>
  );
  const { nonce, signal, onError } = input;
  const options = { nonce, signal, onError, entry: assets.entry };

  const pieces = async (): Promise<readonly Piece[]> => {
    const home = app.queryClient.getQueryData(queries.homeIndex(app.api).queryKey);
    const { symbol, currency } = readPayCurrency(home?.shopPayCurrency);
    const weaver = createWeaver(`${input.locale} ${symbol} ${currency}`);
    return weaver.weave(await renderWhole(treeWith(weaver.insert(state), weaver), options));
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
