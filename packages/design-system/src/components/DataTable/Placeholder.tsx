"use client";
import { clsx } from "clsx";
import SearchX from "lucide-react/icons/search-x";
import type { ReactNode } from "react";
import type { DataTableTexts } from "../../words/components/DataTable.ts";
import { Button } from "../Button/index.ts";
import { EmptyState } from "../EmptyState/index.ts";
import { ErrorState } from "../ErrorState/index.ts";
import { Skeleton } from "../Skeleton/index.ts";
import * as bars from "./bars.css.ts";
import * as styles from "./DataTable.css.ts";
import * as cards from "./cards.css.ts";
import type { Layout } from "./layout.ts";

/** Rows with the outline of the content that loads. */
export function SkeletonRows<Row>({ layout, count }: { layout: Layout<Row>; count: number }) {
  return Array.from({ length: count }, (_, row) => (
    <tr key={row} aria-hidden className={clsx(styles.row, cards.row)}>
      {Array.from({ length: layout.columnCount }, (_cell, index) => {
        const column = layout.columns[index - layout.firstColumn];
        return (
          <td
            key={index}
            data-label={column?.header}
            className={clsx(
              styles.cell,
              column ? [column.numeric && styles.numeric, cards.cell] : styles.tool,
            )}
          >
            {column ? (
              <Skeleton width={`${55 + ((row * 7 + index * 13) % 35)}%`} />
            ) : (
              <Skeleton width={18} height={18} />
            )}
          </td>
        );
      })}
    </tr>
  ));
}

interface PlaceholderProps {
  hasFailed: boolean;
  failure: ReactNode;
  isFiltered: boolean;
  empty: ReactNode;
  onRetry: () => void;
  onClearFilters: () => void;
  texts: DataTableTexts;
}

/** Shown below the head instead of rows. */
export function Placeholder(props: PlaceholderProps) {
  const { hasFailed, failure, isFiltered, empty, onRetry, onClearFilters, texts } = props;
  const content = () => {
    if (hasFailed) return failure ?? <ErrorState size="md" title={texts.failed} onRetry={onRetry} />;
    if (!isFiltered) return empty;
    return (
      <EmptyState
        size="md"
        icon={SearchX}
        title={texts.noMatches}
        actions={
          <Button size="sm" onClick={onClearFilters}>
            {texts.clearFilters}
          </Button>
        }
      />
    );
  };
  return <div className={bars.message}>{content()}</div>;
}
