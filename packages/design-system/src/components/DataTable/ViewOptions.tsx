"use client";
import { clsx } from "clsx";
import Columns3 from "lucide-react/icons/columns-3";
import { useId } from "react";
import type { DataTableTexts } from "../../words/components/DataTable.ts";
import { Button } from "../Button/index.ts";
import { Checkbox } from "../Checkbox/index.ts";
import { Popover } from "../Popover/index.ts";
import { Segments } from "../Segments/index.ts";
import * as styles from "./DataTable.css.ts";
import type { DataTableColumn, DataTableState } from "./types.ts";

interface ViewOptionsProps<Row> {
  columns: ReadonlyArray<DataTableColumn<Row>>;
  state: DataTableState;
  set: (change: Partial<DataTableState>) => void;
  texts: DataTableTexts;
}

/** Choice of columns and row height. */
export function ViewOptions<Row>({ columns, state, set, texts }: ViewOptionsProps<Row>) {
  const id = useId();
  const { hiddenColumns, density } = state;
  return (
    <Popover
      label={texts.columns}
      align="end"
      trigger={
        <Button variant="ghost" size="sm" startIcon={Columns3}>
          {texts.columns}
        </Button>
      }
    >
      <div className={styles.filter}>
        <div role="group" aria-label={texts.columns} className={clsx(styles.options, styles.columnOptions)}>
          {columns.map((column, index) => (
            <Checkbox
              key={column.id}
              checked={index === 0 || !hiddenColumns.includes(column.id)}
              disabled={index === 0}
              onCheckedChange={(isShown) =>
                set({
                  hiddenColumns: isShown
                    ? hiddenColumns.filter((hidden) => hidden !== column.id)
                    : [...hiddenColumns, column.id],
                })
              }
            >
              {column.header}
            </Checkbox>
          ))}
        </div>
        <div className={styles.group}>
          <span id={id} aria-hidden className={styles.groupName}>
            {texts.density}
          </span>
          <Segments
            label={texts.density}
            value={density}
            onValueChange={(value) => set({ density: value })}
            segments={[
              { value: "comfortable", label: texts.comfortable },
              { value: "compact", label: texts.compact },
            ]}
          />
        </div>
      </div>
    </Popover>
  );
}
