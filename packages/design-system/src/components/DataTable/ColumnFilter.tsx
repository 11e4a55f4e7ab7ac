"use client";
import Funnel from "lucide-react/icons/funnel";
import { fill } from "../../words/fill.ts";
import type { DataTableTexts } from "../../words/components/DataTable.ts";
import { Button } from "../Button/index.ts";
import { Checkbox } from "../Checkbox/index.ts";
import { Icon } from "../Icon/index.ts";
import { Popover } from "../Popover/index.ts";
import { TextField } from "../TextField/index.ts";
import * as styles from "./DataTable.css.ts";
import type { DataTableColumn } from "./types.ts";

interface ColumnFilterProps<Row> {
  column: DataTableColumn<Row>;
  values: readonly string[];
  texts: DataTableTexts;
  onChange: (values: readonly string[]) => void;
}

/** The filter of a column, in a popover at its header. */
export function ColumnFilter<Row>({ column, values, texts, onChange }: ColumnFilterProps<Row>) {
  const label = fill(texts.filter, { column: column.header });
  return (
    <Popover
      label={label}
      trigger={
        <button
          type="button"
          aria-label={label}
          title={label}
          data-filtered={values.length > 0 || undefined}
          className={styles.filterButton}
        >
          <Icon shape={Funnel} size="xs" className={styles.filterSign} />
        </button>
      }
    >
      <div className={styles.filter}>
        {column.filter === "text" ? (
          <TextField
            label={texts.contains}
            size="sm"
            value={values[0] ?? ""}
            onValueChange={(text) => onChange(text === "" ? [] : [text])}
          />
        ) : (
          <div role="group" aria-label={column.header} className={styles.options}>
            {column.filter?.map(({ value, label: words }) => (
              <Checkbox
                key={value}
                checked={values.includes(value)}
                onCheckedChange={(isOn) =>
                  onChange(isOn ? [...values, value] : values.filter((other) => other !== value))
                }
              >
                {words}
              </Checkbox>
            ))}
          </div>
        )}
        <Button size="sm" variant="ghost" disabled={values.length === 0} onClick={() => onChange([])}>
          {texts.clear}
        </Button>
      </div>
    </Popover>
  );
}
