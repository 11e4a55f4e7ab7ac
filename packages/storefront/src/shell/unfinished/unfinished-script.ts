/** Milliseconds after which a page reports a missing script; long enough for most slow connections. */
const timeoutMs = 20_000;

declare global {
  interface Window {
    /** Timer of the inline script, which ends if the page's script never runs. */
    unfinishedTimeout?: ReturnType<typeof setTimeout> | undefined;
  }
}

/**
 * Runs before the first paint. Marks a page (`data-unfinished`) whose script, or a module that it imports, can't be
 * loaded or times out; the mark shows the notice.
 */
export const unfinishedScript = `{const mark=()=>{document.documentElement.dataset.unfinished=""};addEventListener("error",({target:t})=>{if(t.type==="module")mark()},true);window.unfinishedTimeout=setTimeout(mark,${timeoutMs})}`;

/** The script ran, but a module that it needs failed. */
export const markUnfinished = (): void => {
  document.documentElement.dataset["unfinished"] = "";
};

/** The script has hydrated the page, possibly after the mark. */
export const markFinished = (): void => {
  clearTimeout(window.unfinishedTimeout);
  delete document.documentElement.dataset["unfinished"];
};
