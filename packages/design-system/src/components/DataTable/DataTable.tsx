"use client";
import { clsx } from "clsx";
import Download from "lucide-react/icons/download";
import { useMemo, useRef, useState } from "react";
import { withVars } from "../../lib/css-var.ts";
import { formatCount } from "../../lib/format-count.ts";
import { useDesignSystem } from "../../provider/index.ts";
import { useTexts } from "../../provider/use-texts.ts";
import { english } from "../../words/components/DataTable.ts";
import { fillCounted } from "../../words/fill-counted.ts";
import { fill } from "../../words/fill.ts";
import { Button } from "../Button/index.ts";
import { VisuallyHidden } from "../VisuallyHidden/index.ts";
import { BulkBar } from "./BulkBar.tsx";
import * as styles from "./DataTable.css.ts";
import * as cards from "./cards.css.ts";
import { Footer } from "./Footer.tsx";
import { HeadRow } from "./HeadRow.tsx";
import { layoutOf } from "./layout.ts";
import { Placeholder, SkeletonRows } from "./Placeholder.tsx";
import type { DataTableProps } from "./props.ts";
import { TableBody } from "./TableBody.tsx";
import { ViewOptions } from "./ViewOptions.tsx";
import { rowHeight, type DataTableColumn } from "./types.ts";
import { useAnnouncement } from "./useAnnouncement.ts";
import { useGridCommands } from "./useGridCommands.ts";
import { useGridFocus, type GridCell } from "./useGridFocus.ts";
import { useSelection } from "./useSelection.ts";
import { useTableModel, useTableState } from "./useTableModel.ts";
import { useVisibleItems, type Item } from "./useVisibleItems.ts";

const defaultPageSizes = [20, 50, 100];

/** Rows to work with: sorted, filtered, selected and changed in bulk. Renders only the rows in view. */
export function DataTable<Row extends object>({
  label,
  columns,
  rows,
  rowKey,
  rowLabel,
  rowCount,
  state: givenState,
  defaultState,
  onStateChange,
  status = "ready",
  onRetry,
  failure,
  empty,
  rowActions,
  bulkActions,
  bulkSummary,
  details,
  onExport,
  toolbar,
  maxHeight,
  pageSizes = defaultPageSizes,
  texts: givenTexts,
  className,
  ...rest
}: DataTableProps<Row>) {
  const texts = useTexts("dataTable", english, givenTexts);
  const { locale } = useDesignSystem();
  const [state, setState] = useTableState(givenState, defaultState, onStateChange);
  const { change: set, announce } = useAnnouncement(setState, columns, texts);
  const isManual = rowCount !== undefined;
  const model = useTableModel({ columns, rows, rowKey, state, set, manual: isManual });
  const modelRows = model.getRowModel().rows;
  const [isScrolled, setScrolled] = useState(false);

  const keys = useMemo(() => modelRows.map(({ id }) => id), [modelRows]);
  const total = rowCount ?? modelRows.length;
  const selection = useSelection(state, set, keys, total);
  const hasFailed = status === "error";
  const items = useMemo(() => {
    const expanded = new Set(details ? state.expanded : []);
    return (hasFailed ? [] : modelRows).flatMap(({ id, original }): Item<Row>[] => {
      const row: Item<Row> = { kind: "row", key: id, row: original };
      return expanded.has(id) ? [row, { ...row, kind: "panel" }] : [row];
    });
  }, [modelRows, state.expanded, details, hasFailed]);

  const { columnWidths, hiddenColumns } = state;
  const hasSelection = bulkActions !== undefined;
  const hasPanels = details !== undefined;
  const hasActions = rowActions !== undefined;
  const visibleColumns = useMemo(
    () => columns.filter(({ id }, index) => index === 0 || !hiddenColumns.includes(id)),
    [columns, hiddenColumns],
  );
  // Rows depend only on the columns, so they don't render while one is resized.
  const rowLayout = useMemo(
    () => layoutOf({ columns: visibleColumns, widths: {}, hasSelection, hasPanels, hasActions }),
    [visibleColumns, hasSelection, hasPanels, hasActions],
  );
  const layout = layoutOf({
    columns: visibleColumns,
    widths: columnWidths,
    hasSelection,
    hasPanels,
    hasActions,
  });

  const scroller = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLTableElement>(null);
  const [last, setLast] = useState<GridCell>({ row: -1, column: 0 });
  const view = useVisibleItems(items, state.density, last.row, scroller);
  const firstIndex = 2 + (isManual ? (state.page - 1) * state.pageSize : 0);
  const { active, gridProps } = useGridFocus({
    grid,
    last,
    setLast,
    rowCount: items.length,
    columnCount: layout.columnCount,
    firstIndex,
    pageRows: 10,
    scrollTo: view.scrollTo,
    onKey: (...key) => onKey(...key),
  });
  const { startResize, resetWidth, onKey } = useGridCommands({
    grid,
    layout,
    model,
    state,
    set,
    selection,
    keyAt: (row) => (items[row]?.kind === "row" ? items[row].key : undefined),
  });

  const format = (value: number): string => formatCount(value, locale);
  const counted = useMemo(
    () => fillCounted(texts.rows, total, locale, formatCount(total, locale)),
    [texts.rows, total, locale],
  );
  const selected = fillCounted(texts.selected, selection.count, locale, format(selection.count));
  const sort = ({ id }: DataTableColumn<Row>): void => {
    if (state.sort?.column !== id) set({ sort: { column: id, descending: false } });
    else set({ sort: state.sort.descending ? undefined : { column: id, descending: true } });
  };
  const isLoading = status === "loading";
  const isEmpty = items.length === 0 && !isLoading;

  const buttons = (
    <>
      {onExport && (
        <Button
          variant="ghost"
          size="sm"
          startIcon={Download}
          onClick={() =>
            onExport({
              columns: visibleColumns.filter(({ value }) => value),
              rows: modelRows.map(({ original }) => original),
            })
          }
        >
          {texts.export}
        </Button>
      )}
      <ViewOptions columns={columns} state={state} set={set} texts={texts} />
    </>
  );

  return (
    <div data-component="DataTable" className={clsx(styles.root, className)} {...rest}>
      {typeof toolbar === "function" ? (
        <div data-part="Toolbar">{toolbar(buttons)}</div>
      ) : (
        <div data-part="Toolbar" className={styles.toolbar}>
          <div className={styles.toolbarContent}>{toolbar}</div>
          {buttons}
        </div>
      )}
      <div
        ref={scroller}
        data-part="Scroller"
        data-scrolled={isScrolled || undefined}
        className={styles.scroller}
        style={withVars(
          {
            [styles.tracks]: layout.tracks,
            [styles.width]: `${layout.width}px`,
            [styles.rowHeight]: `${rowHeight[state.density]}px`,
            [styles.stickyWidth]: `${layout.stickyWidth}px`,
          },
          { maxBlockSize: maxHeight ?? (view.isLong ? "36rem" : undefined) },
        )}
        onScroll={({ currentTarget }) => setScrolled(Math.abs(currentTarget.scrollLeft) > 1)}
      >
        <table
          ref={grid}
          role="grid"
          aria-label={label}
          aria-rowcount={total + items.length - modelRows.length + 1}
          aria-colcount={layout.columnCount}
          aria-multiselectable={hasSelection || undefined}
          aria-busy={isLoading || undefined}
          className={clsx(styles.table, cards.table)}
          {...gridProps}
        >
          <thead className={styles.head}>
            <HeadRow
              layout={layout}
              state={state}
              set={set}
              selection={selection}
              hasRows={items.length > 0}
              texts={texts}
              activeColumn={active.row < 0 ? active.column : undefined}
              onSort={sort}
              onResizeStart={startResize}
              onResizeReset={resetWidth}
            />
          </thead>
          {isLoading && items.length === 0 ? (
            <tbody className={styles.body}>
              <SkeletonRows layout={layout} count={8} />
            </tbody>
          ) : (
            <TableBody
              items={items}
              view={view}
              layout={rowLayout}
              firstIndex={firstIndex}
              active={active}
              isStale={isLoading}
              selection={selection}
              expanded={state.expanded}
              set={set}
              rowLabel={rowLabel}
              rowActions={rowActions}
              details={details}
              texts={texts}
            />
          )}
        </table>
      </div>
      {isEmpty && (
        <Placeholder
          hasFailed={hasFailed}
          failure={failure}
          isFiltered={Object.keys(state.filters).length > 0}
          empty={empty}
          onRetry={() => onRetry?.()}
          onClearFilters={() => set({ filters: {} })}
          texts={texts}
        />
      )}
      {bulkActions && selection.count > 0 ? (
        <BulkBar
          count={selected}
          summary={bulkSummary?.(state.selection)}
          actions={bulkActions(state.selection)}
          every={
            isManual && selection.isAll === true && !selection.isEvery && total > keys.length
              ? fill(texts.selectEvery, { count: format(total) })
              : undefined
          }
          onSelectEvery={() => set({ selection: "all" })}
          onClear={selection.clear}
          texts={texts}
        />
      ) : (
        !hasFailed && (
          <Footer
            count={isLoading && items.length === 0 ? texts.loading : counted}
            rowCount={rowCount}
            pageSizes={pageSizes}
            state={state}
            set={set}
            format={format}
            texts={texts}
          />
        )
      )}
      <VisuallyHidden role="status">
        {isLoading ? texts.loading : announce(state, counted, selected)}
      </VisuallyHidden>
    </div>
  );
}
