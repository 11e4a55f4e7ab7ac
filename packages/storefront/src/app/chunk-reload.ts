/** ms in which a page reloads at most once because of a missing chunk (specification, section 8). */
const reloadWindowMs = 60_000;
const storageKey = "chunkReloadAt";

/** Whether a reload is allowed now, given the time of the last one. */
const mayReload = (last: number | undefined, now: number): boolean =>
  last === undefined || now - last >= reloadWindowMs;

/** After a release the chunks of the previous one may be gone: a page that needs one loads itself anew. */
export const reloadOnMissingChunk = (): void => {
  window.addEventListener("vite:preloadError", (event) => {
    // Without a network the browser's own error page would take the place of everything on the screen.
    if (!navigator.onLine) return;
    const stored = sessionStorage.getItem(storageKey);
    if (!mayReload(stored === null ? undefined : Number(stored), Date.now())) return;
    event.preventDefault();
    sessionStorage.setItem(storageKey, String(Date.now()));
    location.reload();
  });
};
