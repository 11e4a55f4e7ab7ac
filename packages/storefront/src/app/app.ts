import type { ApiClient } from "@carmine/api/client";
import { createQueryClient } from "@carmine/api/hooks";
import type { Messages as Words } from "@carmine/design-system";
import { localizedPath, type Locale } from "@carmine/i18n";
import type { Messages } from "@carmine/i18n/react";
import type { QueryClient } from "@tanstack/react-query";
import type { PersonParts } from "./end-session.ts";
import type { Environment } from "./environment.ts";
import { createStores, type Stores } from "./stores.ts";

/** State of one request on the server, or of one browser tab. Nothing is shared between requests. */
export interface App {
  readonly locale: Locale;
  /** Path prefix of this language: `/` or `/fr`. */
  readonly basename: string;
  readonly messages: Messages;
  /** Texts of the design system's components: at first only the texts of this page. */
  readonly words: Partial<Words>;
  readonly environment: Environment;
  readonly queryClient: QueryClient;
  readonly api: ApiClient;
  readonly stores: Stores;
  /** The server rendered this page for the signed-in account, so hydration may show the account immediately. */
  readonly knowsPerson: boolean;
  readonly tags: ReadonlySet<string>;
  readonly tag: (...tags: string[]) => void;
}

export interface AppOptions {
  readonly locale: Locale;
  readonly messages: Messages;
  readonly words: Partial<Words>;
  readonly environment: Environment;
  /** Creates the client from the state that failed calls change and the path of the home page. */
  readonly api: (person: PersonParts, home: string) => ApiClient;
  /** Whether a token cookie exists. The marketplace hasn't validated it yet. */
  readonly signedIn: boolean;
  readonly knowsPerson?: boolean;
}

/**
 * The page's loader has just fetched the data, on the server or in the browser, so components don't refetch it on
 * mount.
 */
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
