let comesBack = false;

if (!import.meta.env.SSR) addEventListener("popstate", () => (comesBack = true));

/** Called by navigation, such as a link: the next page is a new one. */
export const enter = (): void => {
  comesBack = false;
};

/**
 * Whether a page that is rendered now starts at its top. One out of the history is scrolled to where it was left and
 * needs its whole height at once, one with a fragment the place that it names.
 */
export const isEntering = (): boolean => !import.meta.env.SSR && !comesBack && location.hash === "";
