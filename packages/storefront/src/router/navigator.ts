import { createPath, type NavigateOptions, type Navigator, type To } from "react-router-dom";
import { enter } from "../app/entering.ts";
import type { Navigation } from "./navigation.ts";

const hrefOf = (to: To): string => (typeof to === "string" ? to : createPath(to));

/** The navigator that react-router-dom's `Router` takes: its links and hooks navigate through ours. */
export const createNavigator = ({ visit }: Pick<Navigation, "visit">): Navigator => {
  const go = (to: To, options: NavigateOptions | undefined, replace: boolean): void => {
    enter();
    void visit(hrefOf(to), { ...options, replace });
  };
  return {
    createHref: hrefOf,
    go: (steps) => history.go(steps),
    push: (to, _state, options) => go(to, options, false),
    replace: (to, _state, options) => go(to, options, true),
  };
};
