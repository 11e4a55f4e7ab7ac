"use client";
import type { ReactNode } from "react";
import { Cross } from "../../lib/shapes.tsx";
import type { DataTableTexts } from "../../words/components/DataTable.ts";
import { Button } from "../Button/index.ts";
import { IconButton } from "../IconButton/index.ts";
import * as styles from "./bars.css.ts";
import type { DataTableAction } from "./types.ts";

interface BulkBarProps {
  /** "4 selected" */
  count: string;
  summary: ReactNode;
  actions: readonly DataTableAction[];
  /** Text of the link that selects the rows of all pages. */
  every: string | undefined;
  onSelectEvery: () => void;
  onClear: () => void;
  texts: DataTableTexts;
}

/** Actions on the selected rows. It replaces the footer, so that it covers no row. */
export function BulkBar({ count, summary, actions, every, onSelectEvery, onClear, texts }: BulkBarProps) {
  return (
    <div data-part="BulkBar" role="group" aria-label={count} className={styles.bulkBar}>
      <div className={styles.bulkSelection}>
        <span>
          <span className={styles.bulkCount}>{count}</span> {summary}
        </span>
        {every !== undefined && (
          <button type="button" className={styles.bulkButton.link} onClick={onSelectEvery}>
            {every}
          </button>
        )}
      </div>
      <span className={styles.bulkActions}>
        {actions
          .toSorted((one, other) => Number(one.primary ?? false) - Number(other.primary ?? false))
          .map(({ label, onSelect, icon, tone, disabled, primary }) => (
            <Button
              key={label}
              size="sm"
              variant={primary ? "solid" : "ghost"}
              tone={primary ? tone : undefined}
              startIcon={icon}
              disabled={disabled}
              className={primary ? styles.bulkButton.primary : styles.bulkButton.plain}
              onClick={onSelect}
            >
              {label}
            </Button>
          ))}
      </span>
      <IconButton
        icon={Cross}
        label={texts.clearSelection}
        size="sm"
        variant="ghost"
        className={styles.bulkButton.plain}
        onClick={onClear}
      />
    </div>
  );
}
