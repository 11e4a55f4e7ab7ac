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
  /** React passes it on, but its types don't include it yet. */
  interface PreloadModuleOptions {
    fetchPriority?: "high" | "low" | "auto" | undefined;
  }
}

export interface PageDocument {
  /** Rejects if any part of the document throws. */
  readonly html: () => Promise<Buffer>;
  /** Rejects if the layout throws. */
  readonly stream: () => Promise<PassThrough>;
}

/** The document of a loaded page, or of the error page for its status. */
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
  // A wrapper, not a sibling: a sibling would change the ids that `useId` returns on the server.
  const Preloads = ({ children }: { children: ReactNode }): ReactNode => {
    for (const href of assets.styles) preinit(href, { as: "style", precedence: "default" });
    // Low priority, because styles and pictures of the first view matter more.
    for (const href of assets.preloads) preloadModule(href, { as: "script", fetchPriority: "low" });
    return children;
  };

  const tree = (
    <Preloads>
      <Root
        app={app}
        nonce={input.nonce}
        state={state}
        firstPaintScripts={firstPaintScripts(input.environment.locales)}
      >
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
