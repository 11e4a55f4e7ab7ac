import { useEffect, useRef, useState } from "react";
import { useLocation } from "../app/location.ts";

/**
 * After navigation to another page, moves focus to its content and announces its title to screen readers.
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
    // Losing focus would close a menu that was opened while the page loaded.
    const isInMenu = document.activeElement?.closest(":popover-open");
    // Back and Forward restore the scroll position, and a fragment has its own target.
    if (hash === "" && !isInMenu) document.getElementById(mainId)?.focus({ preventScroll: true });
  }, [pathname, hash, mainId]);
  return announcement;
};
