import { DataTable, type DataTableProps } from "@carmine/design-system/data-table";
import { setPreferences, usePreferences } from "../../app/preferences.ts";

interface ListTableProps<Row extends object> extends DataTableProps<Row> {
  /** Identifies the list; the browser remembers its columns. */
  list: string;
  /** Ids of columns that the user has to add. */
  initiallyHidden?: readonly string[];
}

const none: readonly string[] = [];

/** A `DataTable` whose row height and columns stay as the user chose them: the height for all lists, the columns for each. */
export const ListTable = <Row extends object>({
  list,
  initiallyHidden = none,
  state,
  onStateChange,
  ...rest
}: ListTableProps<Row>) => {
  const { density, hiddenColumns } = usePreferences();
  const chosen = hiddenColumns[list] ?? initiallyHidden;
  return (
    <DataTable
      state={{ ...state, density, hiddenColumns: chosen }}
      onStateChange={(next) => {
        if (next.density !== density) setPreferences({ density: next.density });
        if (next.hiddenColumns !== chosen)
          setPreferences({ hiddenColumns: { ...hiddenColumns, [list]: next.hiddenColumns } });
        onStateChange?.(next);
      }}
      {...rest}
    />
  );
};
