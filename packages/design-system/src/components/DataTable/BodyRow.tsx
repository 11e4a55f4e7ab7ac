"use client";
import { clsx } from "clsx";
import Ellipsis from "lucide-react/icons/ellipsis";
import { memo, useState, type ReactNode, type Ref } from "react";
import { fill } from "../../words/fill.ts";
import { Checkbox } from "../Checkbox/index.ts";
import { DropdownMenu, DropdownMenuItem } from "../DropdownMenu/index.ts";
import { ChevronEnd, Icon } from "../Icon/index.ts";
import { IconButton } from "../IconButton/index.ts";
import * as styles from "./DataTable.css.ts";
import * as cards from "./cards.css.ts";
import type { Layout } from "./layout.ts";
import type { DataTableAction } from "./types.ts";

interface BodyRowProps<Row> {
  ref: Ref<HTMLTableRowElement>;
  row: Row;
  rowKey: string;
  /** Position among rows and panels. */
  index: number;
  rowIndex: number;
  label: string;
  layout: Layout<Row>;
  /** Labels with `{label}`; strings, so that they stay the same between renders. */
  selectText: string;
  detailsText: string;
  actionsText: string;
  isSelected: boolean;
  isExpanded: boolean;
  activeColumn: number | undefined;
  /** Space in px of the rows above that aren't rendered. */
  gap: number;
  onSelect: (key: string, isRange: boolean) => void;
  onExpand: (key: string) => void;
  actionsOf: ((row: Row) => readonly DataTableAction[]) | undefined;
}

/** One row. Scrolling and resizing render none of the visible rows again. */
export const BodyRow = memo(function BodyRow<Row>(props: BodyRowProps<Row>) {
  const { ref, row, rowKey, index, rowIndex, label, layout, isSelected, isExpanded } = props;
  const { selectText, detailsText, actionsText, activeColumn, gap, onSelect, onExpand, actionsOf } = props;
  const { selectAt, expandAt, firstColumn, actionsAt, columns } = layout;
  const common = (column: number) => ({
    "aria-colindex": column + 1,
    tabIndex: activeColumn === column ? 0 : -1,
  });
  const tool = clsx(styles.cell, styles.tool, styles.sticky);
  return (
    <tr
      ref={ref}
      data-index={index}
      aria-rowindex={rowIndex}
      aria-selected={selectAt === undefined ? undefined : isSelected}
      className={clsx(styles.row, cards.row)}
      style={gap > 0 ? { marginBlockStart: gap } : undefined}
    >
      {selectAt !== undefined && (
        <td
          role="gridcell"
          {...common(selectAt)}
          className={clsx(tool, styles.mark, cards.select)}
          style={layout.stickyAt(selectAt)}
        >
          <Checkbox
            labelHidden
            checked={isSelected}
            onChange={({ nativeEvent }) =>
              onSelect(rowKey, "shiftKey" in nativeEvent && nativeEvent.shiftKey === true)
            }
          >
            {fill(selectText, { label })}
          </Checkbox>
        </td>
      )}
      {expandAt !== undefined && (
        <td
          role="gridcell"
          {...common(expandAt)}
          className={clsx(tool, selectAt === undefined ? cards.select : cards.expand)}
          style={layout.stickyAt(expandAt)}
        >
          <button
            type="button"
            aria-label={fill(detailsText, { label })}
            aria-expanded={isExpanded}
            className={styles.expand}
            onClick={() => onExpand(rowKey)}
          >
            <Icon shape={ChevronEnd} className={styles.chevron} />
          </button>
        </td>
      )}
      {columns.map((column, position) => {
        const look = clsx(styles.cell, column.numeric && styles.numeric);
        return position === 0 ? (
          <th
            key={column.id}
            scope="row"
            {...common(firstColumn)}
            className={clsx(look, styles.sticky, styles.stickyEnd, cards.title)}
            style={layout.stickyAt(firstColumn)}
          >
            {column.cell(row)}
          </th>
        ) : (
          <td
            key={column.id}
            role="gridcell"
            {...common(firstColumn + position)}
            data-label={column.header}
            className={clsx(look, cards.cell)}
          >
            {column.cell(row)}
          </td>
        );
      })}
      {actionsAt !== undefined && (
        <td role="gridcell" {...common(actionsAt)} className={clsx(tool, styles.stickyTools, cards.actions)}>
          <RowMenu label={fill(actionsText, { label })} actions={() => actionsOf?.(row) ?? []} />
        </td>
      )}
    </tr>
  );
}) as <Row>(props: BodyRowProps<Row>) => ReactNode;

/** The menu mounts on the first click, because rows that scroll by must be cheap. */
function RowMenu({ label, actions }: { label: string; actions: () => readonly DataTableAction[] }) {
  const [isUsed, setUsed] = useState(false);
  if (!isUsed)
    return (
      <IconButton
        icon={Ellipsis}
        label={label}
        variant="ghost"
        size="sm"
        aria-haspopup="menu"
        aria-expanded={false}
        onClick={() => setUsed(true)}
      />
    );
  return (
    <DropdownMenu
      defaultOpen
      trigger={<IconButton icon={Ellipsis} label={label} variant="ghost" size="sm" />}
    >
      {actions().map((action) => (
        <DropdownMenuItem
          key={action.label}
          icon={action.icon}
          tone={action.tone}
          disabled={action.disabled}
          onSelect={action.onSelect}
        >
          {action.label}
        </DropdownMenuItem>
      ))}
    </DropdownMenu>
  );
}
