import { PassThrough } from "node:stream";
import type { Locale } from "@carmine/i18n";
import type { ReactNode } from "react";
import { preinit, preloadModule } from "react-dom";
import { renderToPipeableStream, type PipeableStream } from "react-dom/server";
import {
  createStaticHandler,
  createStaticRouter,
  matchPath,
  StaticRouterProvider,
  type StaticHandlerContext,
} from "react-router-dom";
import { serverApi } from "./app/server-api.ts";
import { createApp } from "./app/app.ts";
import { createRoutes } from "./app/create-routes.tsx";
import type { Environment } from "./app/environment.ts";
import { catalogueModule, loadMessages } from "./app/messages.ts";
import type { PageEntry, PageHandle } from "./app/page.ts";
import { Root } from "./app/Root.tsx";
import { plainErrors, statusOf } from "./app/router-errors.ts";
import { collectQueries, serializeState } from "./app/state.ts";
import { pages } from "./routes.tsx";

/** Addresses of the files that a page needs, relative to the site. */
export interface PageAssets {
  readonly entry: string;
  readonly styles: readonly string[];
  readonly preloads: readonly string[];
}

export interface RenderRequest {
  /** Full address with the locale prefix, reduced to the query parameters that the page knows. */
  readonly url: string;
  readonly locale: Locale;
  readonly environment: Environment;
  /** Calls the marketplace for this visitor, or for nobody when the page is public. */
  readonly fetchApi: typeof fetch;
  readonly apiBase: string;
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
      /** Starts once everything is rendered (`whole`) or as soon as the frame stands. */
      readonly body: (whole: boolean) => Promise<PassThrough>;
    };

export type { PageEntry } from "./app/page.ts";

/** The line of the route table that a path (without locale prefix) falls under. */
export const pageOf = (path: string): PageEntry | undefined =>
  pages.find((entry) => matchPath({ path: entry.path, end: true }, path) !== null);

const handleModules = (context: StaticHandlerContext): string[] =>
  context.matches.flatMap(({ route }) => (route.handle as PageHandle | undefined)?.modules ?? []);

/** Above this many bytes React would send a boundary later, with a script that moves it into place. */
const neverSplit = Number.MAX_SAFE_INTEGER;

/** Loads what the matched page needs, then renders the whole document. */
export const render = async (input: RenderRequest): Promise<Rendered> => {
  const app = createApp({
    locale: input.locale,
    environment: input.environment,
    messages: await loadMessages(input.locale),
    api: () => serverApi(input.locale, input.fetchApi, input.apiBase),
    signedIn: input.signedIn,
  });
  const routes = createRoutes(app);
  const handler = createStaticHandler(routes, { basename: app.basename });
  const context = await handler.query(new Request(input.url, { signal: input.signal }));
  if (context instanceof Response) {
    return { kind: "redirect", status: context.status, location: context.headers.get("location") ?? "/" };
  }
  const errors = plainErrors(context.errors);
  for (const error of Object.values(context.errors ?? {})) if (statusOf(error) >= 500) input.onError(error);

  const assets = input.assetsFor([...handleModules(context), catalogueModule(input.locale)]);
  const state = serializeState({
    locale: input.locale,
    environment: input.environment,
    queries: collectQueries(app.queryClient),
    errors,
  });
  // Around the tree, not beside it: a sibling would change the ids of `useId` against those of the browser.
  const Preloads = ({ children }: { children: ReactNode }): ReactNode => {
    for (const href of assets.styles) preinit(href, { as: "style", precedence: "default" });
    for (const href of assets.preloads) preloadModule(href, { as: "script" });
    return children;
  };

  const body = (whole: boolean): Promise<PassThrough> =>
    new Promise((resolve, reject) => {
      const out = new PassThrough();
      let failed: unknown;
      const send = (stream: PipeableStream): void => {
        if (whole && failed !== undefined) reject(failed);
        else resolve(stream.pipe(out));
      };
      const stream = renderToPipeableStream(
        <Preloads>
          <Root app={app} nonce={input.nonce} state={state}>
            <StaticRouterProvider
              router={createStaticRouter(handler.dataRoutes, context)}
              context={context}
              hydrate={false}
            />
          </Root>
        </Preloads>,
        {
          nonce: input.nonce,
          bootstrapModules: [assets.entry],
          progressiveChunkSize: neverSplit,
          onShellReady: () => {
            if (!whole) send(stream);
          },
          onAllReady: () => {
            if (whole) send(stream);
          },
          onShellError: reject,
          onError: (error) => {
            failed ??= error;
            input.onError(error);
          },
        },
      );
      input.signal.addEventListener("abort", () => stream.abort(input.signal.reason), { once: true });
    });

  const [failed] = Object.values(errors ?? {});
  return { kind: "page", status: failed?.status ?? context.statusCode, tags: app.tags, body };
};
