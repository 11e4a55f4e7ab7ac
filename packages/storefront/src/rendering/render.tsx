import type { PassThrough } from "node:stream";
import type { HomeData } from "@carmine/api/contract";
import { queries } from "@carmine/api/hooks";
import type { Locale } from "@carmine/i18n";
import { createApp, type App } from "../app/app.ts";
import { loadTexts } from "../app/messages.ts";
import { failedPage, loadPage } from "../router/load-page.ts";
import type { PageEntry, PageTable } from "../router/page-table.ts";
import { isPersonLoaded, loadShell } from "../shell/layout/load-shell.ts";
import { pageDocument, type PageDocument } from "./page-document.tsx";
import type { RenderRequest } from "./render-request.ts";
import { serverApi } from "./server-api.ts";
import { unavailableStatus, hadOutage as isMarketplaceAway } from "./watch-outage.ts";

export type Rendered =
  | { readonly kind: "redirect"; readonly status: number; readonly location: string }
  | {
      readonly kind: "page";
      readonly status: number;
      readonly tags: ReadonlySet<string>;
      /** The whole document, or the error page with its status if a part of the page fails. */
      readonly whole: () => Promise<{ readonly status: number; readonly html: Buffer }>;
      /** Starts as soon as the layout is rendered, or with the error page if the layout fails. */
      readonly stream: () => Promise<{ readonly status: number; readonly body: PassThrough }>;
    };

/** Exports of the server bundle. */
export interface PageRenderer {
  /** Loads the code and data of the matched page, then renders the whole document. */
  readonly render: (request: RenderRequest) => Promise<Rendered>;
  /** Returns the page table entry for a path without locale prefix. */
  readonly pageOf: (path: string) => PageEntry | undefined;
}

/** The last home data by language: pages show the shop's name, logo and contact from it during an outage. */
type LastHomes = Map<Locale, HomeData>;

const keepHome = ({ api, locale, queryClient }: App, lastHomes: LastHomes): void => {
  const { queryKey } = queries.homeIndex(api);
  const home = queryClient.getQueryData(queryKey);
  if (home) lastHomes.set(locale, home);
  else queryClient.setQueryData(queryKey, lastHomes.get(locale));
};

const renderPage = async (
  pages: PageTable,
  lastHomes: LastHomes,
  input: RenderRequest,
): Promise<Rendered> => {
  const texts = await loadTexts(input.locale);
  const loading = createApp({
    locale: input.locale,
    environment: input.environment,
    ...texts,
    api: () => serverApi(input.locale, input.marketplace),
    signedIn: input.signedIn,
  });
  const url = new URL(input.url);
  const [loaded] = await Promise.all([loadPage(loading, pages, url, input), loadShell(loading)]);
  if ("redirect" in loaded) return { kind: "redirect", status: loaded.status, location: loaded.redirect };
  const hadOutage = isMarketplaceAway(loading.queryClient);
  keepHome(loading, lastHomes);
  const app: App = { ...loading, knowsPerson: isPersonLoaded(loading) };
  const page = hadOutage ? await failedPage(pages, unavailableStatus, loaded) : loaded;
  // The marketplace logs its own outages.
  if (page.status >= 500 && !hadOutage) input.onError(page.error);

  const orErrorPage = async <Result,>(
    render: (document: PageDocument) => Promise<Result>,
  ): Promise<{ status: number; result: Result }> => {
    try {
      return { status: page.status, result: await render(pageDocument(app, pages, input, texts, page)) };
    } catch {
      // The render has already passed the error to `onError`.
      const failed = await failedPage(pages, 500, loaded);
      return { status: 500, result: await render(pageDocument(app, pages, input, texts, failed)) };
    }
  };

  return {
    kind: "page",
    status: page.status,
    tags: app.tags,
    whole: async () => {
      const { status, result } = await orErrorPage(({ html }) => html());
      return { status, html: result };
    },
    stream: async () => {
      const { status, result } = await orErrorPage(({ stream }) => stream());
      return { status, body: result };
    },
  };
};

export const createPageRenderer = (pages: PageTable): PageRenderer => {
  const lastHomes: LastHomes = new Map();
  return {
    render: (request) => renderPage(pages, lastHomes, request),
    pageOf: (path) => pages.match(path)?.entry,
  };
};
