import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";

/**
 * After going to another page: the keyboard starts at its content, and screen readers hear its title.
 * @returns the text of the live region
 */
export const usePageChange = (mainId: string): string => {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  const [announcement, setAnnouncement] = useState("");
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    setAnnouncement(document.title);
    // Back and forward restore the scroll, a fragment has a target of its own.
    if (hash === "") document.getElementById(mainId)?.focus({ preventScroll: true });
  }, [pathname, hash, mainId]);
  return announcement;
};
