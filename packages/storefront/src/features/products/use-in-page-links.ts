import type { MouseEvent } from "react";
import { useNavigate } from "../../app/location.ts";
import { useApp } from "../../app/AppContext.tsx";
import { isPlainClick } from "../../router/is-plain-click.ts";

/**
 * Handles links that change a part of their page (tabs, sort orders of reviews): navigates without scrolling and
 * replaces the history entry. Their `href` may have a fragment for visitors without JavaScript. Pagination links are
 * ignored, because another page of a list starts at its top and has its own history entry.
 * @returns a handler for `onClickCapture` of the element that contains the links
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
