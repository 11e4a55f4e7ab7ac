/** ms in which a page reloads at most once because of a missing chunk (specification, section 8). */
const reloadWindowMs = 60_000;
const storageKey = "chunkReloadAt";

/** Who goes on without the file better than by loading the page anew, which would lose a click: the way to other pages. */
export const missingFile: { isSeenTo?: (event: Event) => boolean } = {};

/** After a release the chunks of the previous one may be gone: a page that needs one loads itself anew. */
export const reloadOnMissingChunk = (): void => {
  addEventListener("vite:preloadError", (event) => {
    // Without a network the browser's own error page would take the place of everything on the screen.
    if (!navigator.onLine || missingFile.isSeenTo?.(event)) return;
    const now = Date.now();
    if (now - Number(sessionStorage.getItem(storageKey)) < reloadWindowMs) return;
    event.preventDefault();
    sessionStorage.setItem(storageKey, String(now));
    location.reload();
  });
};
