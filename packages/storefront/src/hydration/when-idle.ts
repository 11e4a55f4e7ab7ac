/** Milliseconds after which it runs even if the page is never idle. */
const timeoutMs = 3000;

export const whenIdle = (run: () => void): void => {
  if (typeof requestIdleCallback === "function") requestIdleCallback(run, { timeout: timeoutMs });
  else setTimeout(run, 200);
};
