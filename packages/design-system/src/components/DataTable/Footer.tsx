"use client";
import { fill } from "../../words/fill.ts";
import type { DataTableTexts } from "../../words/components/DataTable.ts";
import { ChevronEnd, ChevronStart } from "../Icon/index.ts";
import { IconButton } from "../IconButton/index.ts";
import { Select } from "../Select/index.ts";
import * as styles from "./bars.css.ts";
import type { DataTableState } from "./types.ts";

interface FooterProps {
  /** "143 rows" */
  count: string;
  /** Total number of rows on the server. Omit it to hide the pagination. */
  rowCount: number | undefined;
  pageSizes: readonly number[];
  state: DataTableState;
  set: (change: Partial<DataTableState>) => void;
  format: (value: number) => string;
  texts: DataTableTexts;
}

/** Number of rows, and the pages of a list on the server. */
export function Footer({ count, rowCount, pageSizes, state, set, format, texts }: FooterProps) {
  const { page, pageSize } = state;
  if (rowCount === undefined)
    return (
      <div data-part="Footer" className={styles.footer}>
        {count}
      </div>
    );
  if (rowCount === 0) return null;
  const last = Math.min(page * pageSize, rowCount);
  const range = fill(texts.range, {
    first: format(Math.min((page - 1) * pageSize + 1, last)),
    last: format(last),
    count: format(rowCount),
  });
  return (
    <div data-part="Footer" className={styles.footer}>
      <span>{range}</span>
      <span className={styles.pager}>
        <span className={styles.pageSize}>
          <span aria-hidden>{texts.pageSize}</span>
          <Select
            label={texts.pageSize}
            labelHidden
            size="sm"
            value={String(pageSize)}
            options={pageSizes.map((size) => ({ value: String(size), label: format(size) }))}
            onValueChange={(value) => set({ pageSize: Number(value) })}
          />
        </span>
        <IconButton
          icon={ChevronStart}
          label={texts.previous}
          size="sm"
          variant="ghost"
          disabled={page <= 1}
          onClick={() => set({ page: page - 1 })}
        />
        <IconButton
          icon={ChevronEnd}
          label={texts.next}
          size="sm"
          variant="ghost"
          disabled={last >= rowCount}
          onClick={() => set({ page: page + 1 })}
        />
      </span>
    </div>
  );
}
