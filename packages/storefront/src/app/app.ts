import type { ApiClient } from "@carmine/api/client";
import { createQueryClient } from "@carmine/api/hooks";
import type { Messages as Words } from "@carmine/design-system";
import { localizedPath, type Locale } from "@carmine/i18n";
import type { Messages } from "@carmine/i18n/react";
import type { QueryClient } from "@tanstack/react-query";
import type { PersonParts } from "./end-session.ts";
import type { Environment } from "./environment.ts";
import { createStores, type Stores } from "./stores.ts";

/** Everything one request, or one browser tab, works with. Nothing of it is shared between requests. */
export interface App {
  readonly locale: Locale;
  /** Prefix of every path in this language: `/` or `/fr`. */
  readonly basename: string;
  readonly messages: Messages;
  /** Words of the design system's components: those of the page at first, later all. */
  readonly words: Partial<Words>;
  readonly environment: Environment;
  readonly queryClient: QueryClient;
  readonly api: ApiClient;
  readonly stores: Stores;
  /** The server renders, or rendered, this page for the signed-in account, so that hydration may show it at once. */
  readonly knowsPerson: boolean;
  readonly tags: ReadonlySet<string>;
  readonly tag: (...tags: string[]) => void;
}

export interface AppOptions {
  readonly locale: Locale;
  readonly messages: Messages;
  readonly words: Partial<Words>;
  readonly environment: Environment;
  /** The client, given what its failures change and the path of the home page. */
  readonly api: (person: PersonParts, home: string) => ApiClient;
  /** A token cookie came with the request, or the browser was told so. Not yet checked by the marketplace. */
  readonly signedIn: boolean;
  readonly knowsPerson?: boolean;
}

/** A page's loader has just fetched what the page reads, on the server or here: mounting it fetches nothing again. */
const createAppQueryClient = (): QueryClient => {
  const queryClient = createQueryClient();
  const { queries } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ queries: { ...queries, refetchOnMount: false } });
  return queryClient;
};

export const createApp = (options: AppOptions): App => {
  const tags = new Set<string>();
  const stores = createStores(options.signedIn);
  const basename = localizedPath(options.locale, "/");
  const queryClient = createAppQueryClient();
  const tag = (...names: string[]): void => {
    for (const name of names) tags.add(name);
  };

  return {
    locale: options.locale,
    basename,
    messages: options.messages,
    words: options.words,
    environment: options.environment,
    queryClient,
    api: options.api({ queryClient, stores }, basename),
    stores,
    knowsPerson: options.knowsPerson ?? false,
    tags,
    tag,
  };
};
