import { operatorCategoryList } from "@carmine/api/contract";
import { MultiSelect } from "@carmine/design-system";
import { useRead } from "../../../app/endpoints.ts";
import { rowsInTreeOrder } from "../../catalog/category-tree.ts";
import { useTextLocale } from "../use-value-text.ts";

interface CategoriesFieldProps {
  id: string;
  label: string;
  hint: string | undefined;
  error: string | undefined;
  value: readonly number[];
  onChange: (ids: readonly number[]) => void;
}

/** Several categories, each with the names above it. */
export const CategoriesField = ({ value, onChange, ...field }: CategoriesFieldProps) => {
  const locale = useTextLocale();
  const { data = [] } = useRead(operatorCategoryList, {});
  const rows = rowsInTreeOrder(data);
  const byId = new Map(data.map((entry) => [entry.id, entry]));
  const pathOf = (id: number | null): string => {
    const entry = id === null ? undefined : byId.get(id);
    if (!entry) return "";
    const above = pathOf(entry.pid);
    const name = entry.name[locale] ?? entry.name.en;
    return above === "" ? name : `${above} › ${name}`;
  };
  return (
    <MultiSelect
      {...field}
      options={rows.map(({ entry: { id } }) => ({ value: String(id), label: pathOf(id) }))}
      value={value.map(String)}
      onValueChange={(ids) => onChange(ids.map(Number).toSorted((a, b) => a - b))}
    />
  );
};
