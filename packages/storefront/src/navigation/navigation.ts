import { createPath, parsePath, type Location, type NavigateOptions, type To } from "react-router-dom";
import type { App } from "../app/app.ts";
import { loadPage, type LoadedPage } from "./load-page.ts";

/** What the browser shows: an address and its page change together. */
export interface Shown {
  readonly location: Location;
  readonly page: LoadedPage;
  /** How one came here, which decides where the page is scrolled to. */
  readonly way: "first" | "forward" | "history" | "stay";
}

export interface NavigationView {
  /** A page is on its way: its address, or `undefined` when none is any more. */
  readonly onLoading: (url: URL | undefined) => void;
  readonly onShow: (shown: Shown) => void;
}

interface EntryState {
  readonly key?: string;
  readonly user?: unknown;
}

/** The address bar as a location of the router. */
export const currentLocation = (): Location => {
  const { key = "first", user = null } = (history.state ?? {}) as EntryState;
  const { pathname, search, hash } = location;
  return { pathname, search, hash, key, state: user } as Location;
};

const urlOf = (to: To): URL => new URL(typeof to === "string" ? to : createPath(to), location.href);

/** Where a redirect leads back to itself, or round in a circle. */
const mostRedirects = 5;

/**
 * Moves between the pages of one document: loads code and data first, then changes the address and what is shown.
 * The newest wish counts; one that is still loading is dropped.
 */
export const createNavigation = (app: App, first: Shown, { onLoading, onShow }: NavigationView) => {
  let shown = first;
  let underWay: AbortController | undefined;

  const show = (page: LoadedPage, way: Shown["way"]): void => {
    shown = { location: currentLocation(), page, way };
    onShow(shown);
  };

  /** `enter` changes the address once the page is there; a page out of the history has its address already. */
  const load = async (
    url: URL,
    way: Shown["way"],
    enter: (url: URL) => void,
    leave: "assign" | "replace" = "replace",
    redirects = 0,
  ): Promise<void> => {
    underWay?.abort();
    const mine = (underWay = new AbortController());
    onLoading(url);
    const page = await loadPage(app, url, mine.signal);
    if (mine.signal.aborted) return;
    if (!("redirect" in page)) {
      enter(url);
      show(page, way);
      onLoading(undefined);
    } else if (page.document || redirects === mostRedirects) location[leave](page.redirect);
    else {
      const target = urlOf(page.redirect);
      const replace = (to: URL): void => history.replaceState({ key: crypto.randomUUID() }, "", to);
      await load(target, "forward", way === "history" ? replace : enter, leave, redirects + 1);
    }
  };

  const go = async (to: To, replace: boolean, state: unknown, stay = false): Promise<void> => {
    const url = urlOf(to);
    const same = url.href === location.href;
    const entry: EntryState = { key: crypto.randomUUID(), user: state };
    const enter = (target: URL): void => {
      // Like a browser: following a link to where one is makes no new entry.
      if (replace || same) history.replaceState(entry, "", target);
      else history.pushState(entry, "", target);
    };
    await load(url, stay ? "stay" : "forward", enter, replace ? "replace" : "assign");
  };

  const onPop = (): void => {
    const { pathname, search } = location;
    if (pathname === shown.location.pathname && search === shown.location.search) {
      // Another place on the same page: the browser scrolls.
      underWay?.abort();
      onLoading(undefined);
      show(shown.page, "stay");
    } else void load(urlOf(location.href), "history", () => undefined);
  };

  return {
    /** What the router's hooks call. */
    navigator: {
      createHref: (to: To): string => (typeof to === "string" ? to : createPath(to)),
      go: (delta: number): void => history.go(delta),
      push: (to: To, state: unknown, options?: NavigateOptions): void =>
        void go(to, false, state, options?.preventScrollReset),
      replace: (to: To, state: unknown, options?: NavigateOptions): void =>
        void go(to, true, state, options?.preventScrollReset),
    },
    /** Goes to an address with locale prefix; done when its page is shown. */
    visit: (to: string, { replace = false } = {}): Promise<void> => go(parsePath(to), replace, null),
    /** Loads the page anew where it is. */
    reload: (): Promise<void> => load(urlOf(location.href), "stay", () => undefined),
    /** Follows *Back* and *Forward*. @returns ends it */
    listen: (): (() => void) => {
      addEventListener("popstate", onPop);
      return () => removeEventListener("popstate", onPop);
    },
  };
};
