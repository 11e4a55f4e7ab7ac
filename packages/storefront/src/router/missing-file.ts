let leave: (() => void) | undefined;
let hasLeft = false;
let prefetchCount = 0;

/**
 * Whether the router deals with a file that can't be loaded (`vite:preloadError`), such as one of an older release: a
 * page that is being loaded is left to the browser, and for a prefetch it doesn't matter. Anything else needs the
 * document to be loaded again.
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

/** Loads a page; when one of its files is missing, `leaveFor` sends the browser to the page's address. */
export const loadOrLeave = async <Page>(load: () => Promise<Page>, leaveFor: () => void): Promise<Page> => {
  leave = leaveFor;
  try {
    return await load();
  } finally {
    if (leave === leaveFor) leave = undefined;
  }
};

/** Loads what may never be needed: a missing file, or another failure, matters only once it is. */
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
