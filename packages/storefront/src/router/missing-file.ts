import { missingFile } from "../boot/reload-on-missing-chunk.ts";

let leave: (() => void) | undefined;
let left = false;
let ahead = 0;

missingFile.isSeenTo = (event) => {
  if (leave) {
    event.preventDefault();
    left = true;
    leave();
  }
  return left || ahead > 0;
};

/** Loads what a click wants; where a file of it is gone, `instead` takes the browser there. */
export const loadOrLeave = async <Page>(load: () => Promise<Page>, instead: () => void): Promise<Page> => {
  leave = instead;
  try {
    return await load();
  } finally {
    if (leave === instead) leave = undefined;
  }
};

/** Fetches what may never be looked at: a file that is gone, or another failure, matters once it is wanted. */
export const loadAhead = async (parts: readonly (() => Promise<unknown>)[]): Promise<void> => {
  ahead += 1;
  await Promise.allSettled(parts.map((load) => load()));
  ahead -= 1;
};
