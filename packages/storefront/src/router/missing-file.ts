let leave: (() => void) | undefined;
let hasLeft = false;
let prefetchCount = 0;

/**
 * Whether the router handles a file that can't be loaded (`vite:preloadError`), such as a file of an older release.
 * Navigation falls back to a document load and prefetching ignores the failure; in all other cases the document has
 * to be reloaded.
 */
export const handleMissingFile = (event: Event): boolean => {
  if (leave) {
    event.preventDefault();
    hasLeft = true;
    leave();
    leave = undefined;
  }
  return hasLeft || prefetchCount > 0;
};

/** Loads a page; if one of its files is missing, `leaveFor` loads the page as a document. */
export const loadOrLeave = async <Page>(load: () => Promise<Page>, leaveFor: () => void): Promise<Page> => {
  leave = leaveFor;
  try {
    return await load();
  } finally {
    if (leave === leaveFor) leave = undefined;
  }
};

/** Loads something that may never be needed, so that failures are ignored. */
export const loadAhead = async <Part>(load: () => Promise<Part>): Promise<Part | undefined> => {
  prefetchCount += 1;
  try {
    return await load();
  } catch {
    return undefined;
  } finally {
    prefetchCount -= 1;
  }
};
