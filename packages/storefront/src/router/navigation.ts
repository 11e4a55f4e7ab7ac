import type { NavigateOptions } from "react-router-dom";
import type { App } from "../app/app.ts";
import type { LoadedPage } from "./page.ts";
import { loadPage } from "./load-page.ts";
import { loadOrLeave } from "./missing-file.ts";
import { currentLocation, type EntryState, type Shown } from "./shown.ts";

export interface NavigationView {
  /** A page is on its way: its address, or `undefined` when none is any more. */
  readonly onLoading: (url: URL | undefined) => void;
  readonly onShow: (shown: Shown) => void;
}

export interface Navigation {
  /** Goes to an address with locale prefix; done when its page is shown. */
  readonly visit: (
    to: string,
    options?: Pick<NavigateOptions, "preventScrollReset" | "replace">,
  ) => Promise<void>;
  /** After *Back* or *Forward*: shows what the entry of the history holds. */
  readonly pop: () => Promise<void>;
  /** Loads the page anew where it is. */
  readonly reload: () => Promise<void>;
}

const newEntry = (): EntryState => ({ key: crypto.randomUUID() });

const urlOf = (address: string): URL => new URL(address, location.href);

/** Where a redirect leads back to itself, or round in a circle. */
const mostRedirects = 5;

/**
 * Moves between the pages of one document: loads code and data first, then changes the address and what is shown.
 * The newest wish counts; one that is still loading is dropped.
 */
export const createNavigation = (
  app: App,
  first: Shown,
  { onLoading, onShow }: NavigationView,
): Navigation => {
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
    const leaveFor = (): void => {
      mine.abort();
      location[leave](url.href);
    };
    const loadThere = (): ReturnType<typeof loadPage> => loadPage(app, url, mine.signal);
    // Going to where one is would be no more than a scroll where the address ends in a fragment.
    const page = await (url.href === location.href ? loadThere() : loadOrLeave(loadThere, leaveFor));
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

  return {
    visit: async (to, { replace = false, preventScrollReset = false } = {}) => {
      const url = urlOf(to);
      const same = url.href === location.href;
      const enter = (target: URL): void => {
        // Like a browser: following a link to where one is makes no new entry.
        if (replace || same) history.replaceState(newEntry(), "", target);
        else history.pushState(newEntry(), "", target);
      };
      await load(url, preventScrollReset ? "stay" : "forward", enter, replace ? "replace" : "assign");
    },
    pop: async () => {
      const { pathname, search } = location;
      if (pathname === shown.location.pathname && search === shown.location.search) {
        // Another place on the same page: the browser scrolls.
        underWay?.abort();
        onLoading(undefined);
        show(shown.page, "stay");
      } else await load(urlOf(location.href), "history", () => undefined);
    },
    reload: () => load(urlOf(location.href), "stay", () => undefined),
  };
};
