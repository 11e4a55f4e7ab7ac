import type { App } from "../app/app.ts";
import { loadPage, type LoadedPage } from "./load-page.ts";
import type { Location, VisitOptions } from "./NavigationContext.tsx";

/** An entry of the history: its address as the bar shows it, with the locale prefix. */
export interface Place extends Location {
  /** Names the entry, also after coming back to it. */
  readonly key: string;
}

/** What the browser shows: an address and its page change together. */
export interface Shown {
  readonly place: Place;
  readonly page: LoadedPage;
  /** How one came here, which decides where the page is scrolled to. */
  readonly way: "first" | "forward" | "history" | "stay";
}

export interface NavigationView {
  /** A page is on its way: its address, or `undefined` when none is any more. */
  readonly onLoading: (url: URL | undefined) => void;
  readonly onShow: (shown: Shown) => void;
}

/** What the history keeps with an entry. */
interface EntryState {
  readonly key: string;
}

const newEntry = (): EntryState => ({ key: crypto.randomUUID() });

/** The entry of the history that the browser is at. */
export const currentPlace = (): Place => {
  const { key } = (history.state ?? { key: "first" }) as EntryState;
  const { pathname, search, hash } = location;
  return { pathname, search, hash, key };
};

const urlOf = (address: string): URL => new URL(address, location.href);

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
    shown = { place: currentPlace(), page, way };
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
      const replace = (to: URL): void => history.replaceState(newEntry(), "", to);
      await load(target, "forward", way === "history" ? replace : enter, leave, redirects + 1);
    }
  };

  const visit = async (
    to: string,
    { replace = false, keepScroll = false }: VisitOptions = {},
  ): Promise<void> => {
    const url = urlOf(to);
    const same = url.href === location.href;
    const enter = (target: URL): void => {
      // Like a browser: following a link to where one is makes no new entry.
      if (replace || same) history.replaceState(newEntry(), "", target);
      else history.pushState(newEntry(), "", target);
    };
    await load(url, keepScroll ? "stay" : "forward", enter, replace ? "replace" : "assign");
  };

  const onPop = (): void => {
    const { pathname, search } = location;
    if (pathname === shown.place.pathname && search === shown.place.search) {
      // Another place on the same page: the browser scrolls.
      underWay?.abort();
      onLoading(undefined);
      show(shown.page, "stay");
    } else void load(urlOf(location.href), "history", () => undefined);
  };

  return {
    /** Goes to an address with locale prefix; done when its page is shown. */
    visit,
    /** Loads the page anew where it is. */
    reload: (): Promise<void> => load(urlOf(location.href), "stay", () => undefined),
    /** Follows *Back* and *Forward*. @returns ends it */
    listen: (): (() => void) => {
      addEventListener("popstate", onPop);
      return () => removeEventListener("popstate", onPop);
    },
  };
};
