import { createPath, type NavigateOptions, type Navigator, type To } from "react-router-dom";
import type { App } from "../app/app.ts";
import { enter } from "../app/entering.ts";
import type { Navigation, NavigationView } from "./navigation.ts";
import type { Shown } from "./shown.ts";

export interface ShopNavigator extends Navigator {
  /** Loads the page anew where it is. */
  readonly reload: () => Promise<void>;
  /** Follows *Back* and *Forward*. @returns ends it */
  readonly listen: () => () => void;
}

const hrefOf = (to: To): string => (typeof to === "string" ? to : createPath(to));

/**
 * The navigator of the router. What it takes to go elsewhere comes when the visitor shows a first sign of wanting to;
 * where it can't be had, the browser goes there by itself.
 */
export const startNavigation = (app: App, first: Shown, view: NavigationView): ShopNavigator => {
  let made: Promise<Navigation> | undefined;
  const navigation = (): Promise<Navigation> =>
    (made ??= import("./pages.ts").then(
      ({ createNavigation }) => createNavigation(app, first, view),
      (error: unknown) => {
        made = undefined;
        throw error;
      },
    ));
  const visit = (to: To, options: NavigateOptions | undefined, replace: boolean): void => {
    const href = hrefOf(to);
    enter();
    // Said at once: what leads on may be on its way itself.
    view.onLoading(new URL(href, location.href));
    navigation().then(
      ({ visit: go }) => go(href, { ...options, replace }),
      () => location.assign(href),
    );
  };
  const onPop = (): void => {
    navigation().then(
      ({ pop }) => pop(),
      () => location.reload(),
    );
  };
  return {
    createHref: hrefOf,
    go: (steps) => history.go(steps),
    push: (to, _state, options) => visit(to, options, false),
    replace: (to, _state, options) => visit(to, options, true),
    reload: async () => (await navigation()).reload(),
    listen: () => {
      addEventListener("popstate", onPop);
      return () => removeEventListener("popstate", onPop);
    },
  };
};
