import type { App } from "../app/app.ts";
import { enter } from "../hydration/entering.ts";
import type { NavigateOptions } from "../app/location.ts";
import type { LoadedPage, PageTable } from "./page-table.ts";
import { loadPage } from "./load-page.ts";
import { loadOrLeave } from "./missing-file.ts";
import { createEntries, type Entries } from "./entries.ts";
import { currentLocation, type ShownPage } from "./shown-page.ts";
import { updateReturnPath } from "./return-path.ts";

export interface NavigationView {
  /** Called with the address of the loading page if loading takes noticeable time; with `undefined` when it ends. */
  readonly onLoading: (url: URL | undefined) => void;
  readonly onShow: (shown: ShownPage) => void;
}

export interface Navigation {
  /** Navigates to an address with locale prefix; resolves when its page is shown. */
  readonly visit: (to: string, options?: NavigateOptions) => Promise<void>;
  /**
   * Updates the address to the state of the shown page, such as the number of loaded products. Does nothing while
   * another page is loading, because that would abort it.
   */
  readonly note: (address: string) => void;
  /** Call it after *Back* or *Forward*: shows the page of the current history entry. */
  readonly pop: () => Promise<void>;
  readonly cover: Entries["cover"];
  readonly reload: () => Promise<void>;
}

const urlOf = (address: string): URL => new URL(address, location.href);

/** Milliseconds before a navigation is announced; an announcement would delay a page that is already loaded. */
const quickMs = 20;

/** More redirects are treated as a loop. */
const maxRedirects = 5;

/**
 * Navigates within one document: loads code and data first, then changes the address and the page. A newer navigation
 * aborts the pending one.
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

  /**
   * `enterEntry` changes the address when the page is loaded; on *Back* and *Forward* the address has already
   * changed.
   */
  const load = async (
    url: URL,
    way: ShownPage["way"],
    enterEntry: (url: URL) => void,
    leave: "assign" | "replace" = "replace",
    redirects = 0,
  ): Promise<void> => {
    current?.abort();
    // Closes the layers of the current page. Only at the start, because the next page may open the login panel while
    // it loads.
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
    // No document load for the current URL: assigning it with a fragment would only scroll.
    const page = await (url.href === location.href ? loadThere() : loadOrLeave(loadThere, leaveFor));
    if (mine.signal.aborted) return;
    if (!("redirect" in page)) {
      isUnderWay = false;
      clearTimeout(slow);
      updateReturnPath(shown, page, redirects > 0 || way === "history");
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
    // Navigating to the current URL adds no history entry, as in browsers.
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
        // Only the fragment changes: the browser scrolls.
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
