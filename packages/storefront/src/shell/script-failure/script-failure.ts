/** Milliseconds after which a page reports a missing script; long enough for most slow connections. */
const timeoutMs = 20_000;

declare global {
  interface Window {
    /** Timer of the inline script, which ends if the page's script never runs. */
    scriptFailureTimeout?: ReturnType<typeof setTimeout> | undefined;
  }
}

/**
 * Runs before the first paint. Marks a page (`data-script-failed`) whose script, or a module that it imports, can't be
 * loaded or times out; the mark shows the notice.
 */
export const scriptFailureScript = `{const mark=()=>{document.documentElement.dataset.scriptFailed=""};addEventListener("error",({target:t})=>{if(t.type==="module")mark()},true);window.scriptFailureTimeout=setTimeout(mark,${timeoutMs})}`;

/** The script ran, but a module that it needs failed. */
export const markScriptFailed = (): void => {
  document.documentElement.dataset["scriptFailed"] = "";
};

/** The script has hydrated the page, possibly after the mark. */
export const clearScriptFailure = (): void => {
  clearTimeout(window.scriptFailureTimeout);
  delete document.documentElement.dataset["scriptFailed"];
};
