import { useEffect, useRef, type RefObject } from "react";
import { NavigationType, useNavigationType } from "react-router";
import { useHotkeys } from "../../app/use-hotkeys.ts";

/** The row that was opened last, by list; the list focuses it on return. */
const openedRows = new Map<string, number>();

const rowsOf = (list: RefObject<HTMLElement | null>): HTMLElement[] => [
  ...(list.current?.querySelectorAll<HTMLElement>("tbody tr[data-index]") ?? []),
];

const linkOf = (row: HTMLElement | undefined): HTMLElement | null =>
  row?.querySelector<HTMLElement>("th a, th button") ?? null;

/**
 * Page-wide keys of a list: `/` moves to its search field, `J` and `K` to the next and previous row, whose link `Enter`
 * opens, `X` selects the row. On return from a row, that row has the focus.
 * @param name identifies the list while the page is open
 * @param isReady whether the rows are there
 */
export const useRowKeys = (list: RefObject<HTMLElement | null>, name: string, isReady: boolean): void => {
  const isBack = useNavigationType() === NavigationType.Pop;
  const hasReturned = useRef(false);
  const current = (): number => rowsOf(list).findIndex((row) => row.contains(document.activeElement));
  const move = (step: number): void => {
    const rows = rowsOf(list);
    const from = current();
    const to = from < 0 ? (step > 0 ? 0 : rows.length - 1) : from + step;
    linkOf(rows[to])?.focus();
  };
  useHotkeys({
    j: () => move(1),
    k: () => move(-1),
    x: () => rowsOf(list)[current()]?.querySelector<HTMLElement>("input[type='checkbox']")?.click(),
    "/": () => list.current?.querySelector<HTMLElement>("input[type='search']")?.focus(),
  });

  useEffect(() => {
    const remember = (event: Event): void => {
      const index = rowsOf(list).findIndex(
        (row) => event.target instanceof Node && row.contains(event.target),
      );
      if (index >= 0) openedRows.set(name, index);
    };
    const element = list.current;
    element?.addEventListener("click", remember);
    return () => element?.removeEventListener("click", remember);
  }, [list, name]);

  useEffect(() => {
    if (!isReady || hasReturned.current) return;
    hasReturned.current = true;
    const index = openedRows.get(name);
    if (isBack && index !== undefined) linkOf(rowsOf(list)[index])?.focus();
  }, [isReady, isBack, list, name]);
};
