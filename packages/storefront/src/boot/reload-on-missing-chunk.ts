import { withStorage } from "../app/storage.ts";
import { handleMissingFile } from "../router/missing-file.ts";

/** ms in which a page reloads at most once because of a missing chunk (specification, section 8). */
const reloadWindowMs = 60_000;
const storageKey = "chunkReloadAt";

/**
 * After a release the chunks of the previous one may be gone: a page that needs one reloads itself, if the server
 * answers. Without it the browser's own error page would replace everything on the screen.
 */
export const reloadOnMissingChunk = (): void => {
  addEventListener("vite:preloadError", (event) => {
    if (!navigator.onLine || handleMissingFile(event)) return;
    const now = Date.now();
    // Where nothing can be kept the page would reload without end.
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
