/** ms after which it runs even on a page that is never idle. */
const timeoutMs = 3000;

/** Runs deferred work once the browser is idle. */
export const whenIdle = (run: () => void): void => {
  if (typeof requestIdleCallback === "function") requestIdleCallback(run, { timeout: timeoutMs });
  else setTimeout(run, 200);
};
