import { useEffect, useRef, useState } from "react";
import { useLocation } from "../app/location.ts";

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
    // A menu that was opened while the page was on its way would close if it lost the focus.
    const isInMenu = document.activeElement?.closest(":popover-open");
    // Back and forward restore the scroll, a fragment has a target of its own.
    if (hash === "" && !isInMenu) document.getElementById(mainId)?.focus({ preventScroll: true });
  }, [pathname, hash, mainId]);
  return announcement;
};
