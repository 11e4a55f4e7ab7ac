import type { App } from "../app/app.ts";
import { enter } from "../app/entering.ts";
import type { NavigateOptions } from "../app/location.ts";
import type { LoadedPage, PageTable } from "./page-table.ts";
import { loadPage } from "./load-page.ts";
import { loadOrLeave } from "./missing-file.ts";
import { createEntries, type Entries } from "./entries.ts";
import { currentLocation, type ShownPage } from "./shown-page.ts";
import { keepWayBack } from "./way-back.ts";

export interface NavigationView {
  /** The address of the page that is being loaded, if that takes a moment; `undefined` when none is. */
  readonly onLoading: (url: URL | undefined) => void;
  readonly onShow: (shown: ShownPage) => void;
}

export interface Navigation {
  /** Goes to an address with locale prefix; done when its page is shown. */
  readonly visit: (to: string, options?: NavigateOptions) => Promise<void>;
  /**
   * Puts into the address what the shown page has come to, such as how much of a list was loaded, unless another page
   * is on its way: this would give it up.
   */
  readonly note: (address: string) => void;
  /** After *Back* or *Forward*: shows what the entry of the history holds. */
  readonly pop: () => Promise<void>;
  readonly cover: Entries["cover"];
  /** Loads the current page again. */
  readonly reload: () => Promise<void>;
}

const urlOf = (address: string): URL => new URL(address, location.href);

/** ms that a page may take to load before anybody is told: saying so would only hold up one that is there already. */
const quickMs = 20;

/** More redirects than this are a loop. */
const maxRedirects = 5;

/**
 * Moves between the pages of one document: loads code and data first, then changes the address and what is shown.
 * A newer visit aborts the one that is still loading.
 */
export const createNavigation = (
  app: App,
  pages: PageTable,
  first: ShownPage,
  { onLoading, onShow }: NavigationView,
): Navigation => {
  const entries = createEntries();
  let shown = first;
  let current: AbortController | undefined;
  let isUnderWay = false;

  const show = (page: LoadedPage, way: ShownPage["way"]): void => {
    shown = { location: currentLocation(), page, way };
    onShow(shown);
  };

  /** `enterEntry` changes the address once the page is there; a page out of the history has its address already. */
  const load = async (
    url: URL,
    way: ShownPage["way"],
    enterEntry: (url: URL) => void,
    leave: "assign" | "replace" = "replace",
    redirects = 0,
  ): Promise<void> => {
    current?.abort();
    // What lies over a page belongs to it. Only at the start: the next page may ask to sign in while it loads.
    if (redirects === 0 && url.pathname !== shown.location.pathname) {
      app.stores.added.getState().close();
      app.stores.loginPanel.getState().close();
    }
    const mine = (current = new AbortController());
    isUnderWay = true;
    const slow = setTimeout(() => current === mine && onLoading(url), quickMs);
    const leaveFor = (): void => {
      mine.abort();
      location[leave](url.href);
    };
    const loadThere = (): ReturnType<typeof loadPage> => loadPage(app, pages, url, mine);
    // Going to where one is would be no more than a scroll where the address ends in a fragment.
    const page = await (url.href === location.href ? loadThere() : loadOrLeave(loadThere, leaveFor));
    if (mine.signal.aborted) return;
    if (!("redirect" in page)) {
      isUnderWay = false;
      clearTimeout(slow);
      keepWayBack(shown, page, redirects > 0 || way === "history");
      enterEntry(url);
      show(page, way);
      onLoading(undefined);
    } else if (page.document || redirects === maxRedirects) location[leave](page.redirect);
    else {
      const target = urlOf(page.redirect);
      const replace = (to: URL): void => entries.enter(to, true);
      await load(target, "forward", way === "history" ? replace : enterEntry, leave, redirects + 1);
    }
  };

  const visit: Navigation["visit"] = async (to, { replace = false, preventScrollReset = false } = {}) => {
    enter();
    const url = urlOf(to);
    const same = url.href === location.href;
    // Like a browser: following a link to where one is makes no new entry.
    const enterEntry = (target: URL): void => entries.enter(target, replace || same);
    await load(url, preventScrollReset ? "stay" : "forward", enterEntry, replace ? "replace" : "assign");
  };

  return {
    visit,
    note: (address) => {
      if (!isUnderWay) void visit(address, { replace: true, preventScrollReset: true });
    },
    cover: entries.cover,
    pop: async () => {
      if (entries.popped()) return;
      const { pathname, search } = location;
      if (pathname === shown.location.pathname && search === shown.location.search) {
        // Another place on the same page: the browser scrolls.
        current?.abort();
        current = undefined;
        isUnderWay = false;
        onLoading(undefined);
        show(shown.page, "stay");
      } else await load(urlOf(location.href), "history", () => undefined);
    },
    reload: () => load(urlOf(location.href), "stay", () => undefined),
  };
};
