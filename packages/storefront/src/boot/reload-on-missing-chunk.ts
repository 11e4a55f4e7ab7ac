import { withStorage } from "../app/storage.ts";
import { handleMissingFile } from "../router/missing-file.ts";

/** Milliseconds in which a page reloads at most once because of a missing chunk (specification, section 8). */
const reloadWindowMs = 60_000;
const storageKey = "chunkReloadAt";

/**
 * After a release, chunks of the previous release may be missing: reloads the page if the server responds. Offline, a
 * reload would replace the page with the browser's error page.
 */
export const reloadOnMissingChunk = (): void => {
  addEventListener("vite:preloadError", (event) => {
    if (!navigator.onLine || handleMissingFile(event)) return;
    const now = Date.now();
    // Without storage the page could reload endlessly.
    const last = withStorage("sessionStorage", (storage) => {
      const at = Number(storage.getItem(storageKey));
      storage.setItem(storageKey, String(at));
      return at;
    });
    if (last === null || now - last < reloadWindowMs) return;
    event.preventDefault();
    fetch(location.href, { method: "HEAD" }).then(
      () => {
        withStorage("sessionStorage", (storage) => storage.setItem(storageKey, String(now)));
        location.reload();
      },
      () => undefined,
    );
  });
};
