let comesBack = false;

if (!import.meta.env.SSR) addEventListener("popstate", () => (comesBack = true));

/** Called on each navigation, such as a link: the next page is a new one. */
export const enter = (): void => {
  comesBack = false;
};

/**
 * Whether the page being rendered starts at its top. A page restored by *Back* or *Forward* needs its full height
 * immediately to restore the scroll position, and a page with a fragment scrolls to its target.
 */
export const isEntering = (): boolean => !import.meta.env.SSR && !comesBack && location.hash === "";
