import type { DataTableState } from "@carmine/design-system/data-table";
import { useState } from "react";

type Selection = DataTableState["selection"];

/**
 * Selected rows of a list. A change of its filters or view clears them: `all` would mean other rows, and rows that aren't
 * shown any more would stay selected.
 * @param filter filters and view of the list
 */
export const useSelection = (
  filter: Readonly<Record<string, unknown>>,
): [Selection, (selection: Selection) => void] => {
  const key = JSON.stringify(filter);
  const [chosen, setChosen] = useState<{ key: string; selection: Selection }>({ key, selection: [] });
  if (chosen.key !== key) setChosen({ key, selection: [] });
  return [chosen.selection, (selection) => setChosen({ key, selection })];
};
