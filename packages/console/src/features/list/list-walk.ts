import { useEffect } from "react";

/** Keys of the rows that each list showed last, in their order. */
const shownRows = new Map<string, readonly string[]>();

/** Remembers the rows of a list, so that the page of one of them can step to the next. */
export const useRememberedRows = (list: string, keys: readonly string[]): void => {
  useEffect(() => {
    shownRows.set(list, keys);
  }, [list, keys]);
};

export interface Walk {
  /** Position in the list, from 1. */
  readonly at: number;
  readonly of: number;
  readonly previous: string | undefined;
  readonly next: string | undefined;
}

/** Neighbors of a row in the list that the user came from; undefined after a direct visit. */
export const walkOf = (list: string, key: string): Walk | undefined => {
  const keys = shownRows.get(list) ?? [];
  const index = keys.indexOf(key);
  if (index < 0 || keys.length < 2) return undefined;
  return { at: index + 1, of: keys.length, previous: keys[index - 1], next: keys[index + 1] };
};
