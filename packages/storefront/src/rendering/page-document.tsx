import { PassThrough } from "node:stream";
import type { ReactNode } from "react";
import { preinit, preloadModule } from "react-dom";
import type { App } from "../app/app.ts";
import { pickTexts, type Texts } from "../app/messages.ts";
import { NavigationProvider } from "../router/NavigationContext.tsx";
import { pageModule, type LoadedPage, type PageTable } from "../router/page-table.ts";
import { Root } from "../shell/document/Root.tsx";
import { errorModule } from "../shell/error-page/error-view.ts";
import { Shop } from "../shell/Shop.tsx";
import { firstPaintScripts } from "./first-paint-scripts.ts";
import { collectQueries, stateText } from "./page-state.ts";
import type { RenderRequest } from "./render-request.ts";
import { beginStream, renderWhole } from "./render-whole.ts";

declare module "react-dom" {
  /** React passes it on; its types don't name it yet. */
  interface PreloadModuleOptions {
    fetchPriority?: "high" | "low" | "auto" | undefined;
  }
}

export interface PageDocument {
  /** Fails where a part of the document does. */
  readonly html: () => Promise<string>;
  /** Fails where the layout does. */
  readonly stream: () => Promise<PassThrough>;
}

/** The document of a page that is loaded, or of the error page by its status. */
export const pageDocument = (
  app: App,
  pages: PageTable,
  input: RenderRequest,
  texts: Texts,
  page: LoadedPage,
): PageDocument => {
  const { entry, status } = page;
  const found = status < 400 ? entry : undefined;
  const assets = input.assetsFor([found ? pageModule(found) : errorModule]);
  const state = stateText({
    locale: input.locale,
    environment: input.environment,
    texts: assets.texts && pickTexts(texts, assets.texts),
    queries: collectQueries(app.queryClient),
    status,
    knowsPerson: app.knowsPerson,
  });
  // Around the tree, not beside it: a sibling would change the ids of `useId` against those of the browser.
  const Preloads = ({ children }: { children: ReactNode }): ReactNode => {
    for (const href of assets.styles) preinit(href, { as: "style", precedence: "default" });
    // The page is there without them: styles and pictures of the first view come first.
    for (const href of assets.preloads) preloadModule(href, { as: "script", fetchPriority: "low" });
    return children;
  };

  const tree = (
    <Preloads>
      <Root app={app} nonce={input.nonce} state={state} firstPaintScripts={firstPaintScripts}>
        <NavigationProvider pages={pages} page={page} location={new URL(input.url)}>
          <Shop />
        </NavigationProvider>
      </Root>
    </Preloads>
  );
  const { nonce, signal, onError } = input;
  const options = { nonce, signal, onError, entry: assets.entry };

  return {
    html: () => renderWhole(tree, options),
    stream: () =>
      new Promise((resolve, reject) => {
        const pipe = beginStream(tree, options, {
          onShellError: reject,
          onShellReady: () => resolve(pipe(new PassThrough())),
        });
      }),
  };
};
