/** ms after which it is done even on a page that never rests. */
const timeoutMs = 3000;

/** Runs what the page can wait for once the browser has nothing better to do. */
export const whenIdle = (run: () => void): void => {
  if (typeof requestIdleCallback === "function") requestIdleCallback(run, { timeout: timeoutMs });
  else setTimeout(run, 200);
};
