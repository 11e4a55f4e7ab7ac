import { useEffect, useEffectEvent } from "react";
import { useNavigationActions } from "./NavigationContext.tsx";

/** Where what opens over a page leaves little or nothing of it in sight, so that *Back* is expected to close it. */
const isSmall = (): boolean => matchMedia("(max-width: 899px)").matches;

/** In small windows *Back* closes what is open over the page instead of leaving it. */
export const useBackCloses = (close: () => void, open = true): void => {
  const { cover } = useNavigationActions();
  const onBack = useEffectEvent(close);
  useEffect(() => (open && isSmall() ? cover(() => onBack()) : undefined), [open, cover]);
};

/** The same for menus that open without the script; only small windows have those. */
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
    // It comes before the menu does, unlike `toggle`, so that no *Back* is too fast; it doesn’t bubble.
    document.addEventListener("beforetoggle", toggled, true);
    return () => document.removeEventListener("beforetoggle", toggled, true);
  }, [cover]);
};
