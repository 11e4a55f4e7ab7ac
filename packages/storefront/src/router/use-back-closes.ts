import { useEffect, useEffectEvent } from "react";
import { useNavigationActions } from "./NavigationContext.tsx";

/** In small windows a layer covers most of the page, so shoppers expect *Back* to close it. */
const isSmall = (): boolean => matchMedia("(max-width: 899px)").matches;

/** Closes a layer on *Back* in small windows instead of leaving the page. */
export const useBackCloses = (close: () => void, open = true): void => {
  const { cover } = useNavigationActions();
  const onBack = useEffectEvent(close);
  useEffect(() => (open && isSmall() ? cover(() => onBack()) : undefined), [open, cover]);
};

/** Closes popover menus on *Back*. They open without scripts and exist only in small windows. */
export const useBackClosesMenus = (cover: (close: () => void) => () => void): void => {
  useEffect(() => {
    const opened = new Map<HTMLElement, () => void>();
    const open = (menu: HTMLElement): void => {
      const close = (): void => {
        if (menu.isConnected) menu.hidePopover();
      };
      opened.set(menu, cover(close));
    };
    const toggled = (event: Event): void => {
      const { target: menu, newState } = event as ToggleEvent;
      if (!(menu instanceof HTMLElement) || menu.popover !== "auto") return;
      opened.get(menu)?.();
      opened.delete(menu);
      if (newState === "open") open(menu);
    };
    document.querySelectorAll<HTMLElement>("[popover=auto]:popover-open").forEach(open);
    // `beforetoggle` fires before the menu opens, unlike `toggle`, so that even a fast *Back* closes it. It doesn't
    // bubble.
    document.addEventListener("beforetoggle", toggled, true);
    return () => document.removeEventListener("beforetoggle", toggled, true);
  }, [cover]);
};
