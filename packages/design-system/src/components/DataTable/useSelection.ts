"use client";
import { useMemo, useRef } from "react";
import type { DataTableState } from "./types.ts";

export interface Selection {
  /** Number of selected rows. */
  count: number;
  isAll: boolean | "mixed";
  isSelected: (key: string) => boolean;
  /** With `isRange`, the rows from the last toggled one get the same state. */
  toggle: (key: string, isRange: boolean) => void;
  toggleAll: () => void;
  clear: () => void;
  /** The selection is `"all"`. */
  isEvery: boolean;
}

/**
 * Row selection with ranges.
 * @param keys - of the loaded rows, in display order
 * @param total - number of rows, including those of other pages
 */
export function useSelection(
  { selection }: DataTableState,
  set: (change: Partial<DataTableState>) => void,
  keys: readonly string[],
  total: number,
): Selection {
  const anchor = useRef<string>(undefined);
  const chosen = useMemo(() => new Set(selection === "all" ? keys : selection), [selection, keys]);
  const loadedCount = useMemo(() => keys.filter((key) => chosen.has(key)).length, [keys, chosen]);
  const isAll = keys.length > 0 && loadedCount === keys.length;

  const keysFrom = (key: string): readonly string[] => {
    const [from, to] = [keys.indexOf(anchor.current ?? key), keys.indexOf(key)].toSorted((a, b) => a - b);
    return from === undefined || from < 0 || to === undefined ? [key] : keys.slice(from, to + 1);
  };
  const select = (changed: readonly string[], isOn: boolean): void => {
    const next = new Set(chosen);
    for (const key of changed) {
      if (isOn) next.add(key);
      else next.delete(key);
    }
    set({ selection: [...next] });
  };

  return {
    count: selection === "all" ? total : chosen.size,
    isAll: isAll || (loadedCount > 0 && "mixed"),
    isSelected: (key) => chosen.has(key),
    toggle: (key, isRange) => {
      select(isRange ? keysFrom(key) : [key], !chosen.has(key));
      anchor.current = key;
    },
    toggleAll: () => select(keys, !isAll),
    clear: () => set({ selection: [] }),
    isEvery: selection === "all",
  };
}
