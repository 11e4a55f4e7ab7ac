/** ms after which a page says that its script has not come; on slow lines most have come by then. */
const timeoutMs = 20_000;

declare global {
  interface Window {
    /** Of the inline script: runs out where the page's script never comes. */
    unfinishedTimeout?: ReturnType<typeof setTimeout> | undefined;
  }
}

/**
 * Runs before the first paint. Marks a page (`data-unfinished`) whose script could not be loaded, with one of the modules
 * that it imports, or doesn't come at all: `Unfinished` is shown by that.
 */
export const unfinishedScript = `{const mark=()=>{document.documentElement.dataset.unfinished=""};addEventListener("error",({target:t})=>{if(t.type==="module")mark()},true);window.unfinishedTimeout=setTimeout(mark,${timeoutMs})}`;

/** The script came, but what it needs next did not. */
export const markUnfinished = (): void => {
  document.documentElement.dataset["unfinished"] = "";
};

/** The script has taken the page over, perhaps after the mark. */
export const markFinished = (): void => {
  clearTimeout(window.unfinishedTimeout);
  delete document.documentElement.dataset["unfinished"];
};
