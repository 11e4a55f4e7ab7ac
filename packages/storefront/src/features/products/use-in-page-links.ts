import type { MouseEvent } from "react";
import { useNavigate } from "../../app/location.ts";
import { useApp } from "../../app/AppContext.tsx";
import { isPlainClick } from "../../router/is-plain-click.ts";

/**
 * For links that change a part of the page they stand on (tabs, orders of reviews): they are followed without scrolling,
 * and *Back* leaves the page. Their `href` may carry a fragment, which leads visitors without JavaScript back to the place;
 * those of a pager are left as they are, since another page of a list begins at its start and is a step of its own.
 * @returns a handler for `onClickCapture` of what holds the links
 */
export const useInPageLinks = (): ((event: MouseEvent<HTMLElement>) => void) => {
  const { basename } = useApp();
  const navigate = useNavigate();
  return (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (
      !link ||
      link.closest('[data-component="Pagination"]') ||
      !isPlainClick(event) ||
      link.pathname.replace(/\/$/, "") !== location.pathname.replace(/\/$/, "")
    )
      return;
    event.preventDefault();
    const path = basename === "/" ? link.pathname : link.pathname.slice(basename.length) || "/";
    void navigate(path + link.search, { preventScrollReset: true, replace: true });
  };
};
