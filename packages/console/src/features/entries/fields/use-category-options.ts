import { operatorCategoryList, textIn } from "@carmine/api/contract";
import { useRead } from "../../../app/endpoints.ts";
import { rowsInTreeOrder } from "../../catalog/category-tree.ts";
import { useTextLocale } from "../use-value-text.ts";

/** All categories in the order of the tree, each with its path. */
export const useCategoryOptions = (enabled = true): { value: string; label: string }[] => {
  const locale = useTextLocale();
  const { data = [] } = useRead(operatorCategoryList, {}, { enabled });
  const byId = new Map(data.map((entry) => [entry.id, entry]));
  const pathOf = (id: number | null): string => {
    const entry = id === null ? undefined : byId.get(id);
    if (!entry) return "";
    const above = pathOf(entry.pid);
    const name = textIn(entry.name, locale);
    return above === "" ? name : `${above} › ${name}`;
  };
  return rowsInTreeOrder(data).map(({ entry: { id } }) => ({ value: String(id), label: pathOf(id) }));
};
