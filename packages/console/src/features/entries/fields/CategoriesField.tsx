import { MultiSelect } from "@carmine/design-system";
import { useCategoryOptions } from "./use-category-options.ts";

interface CategoriesFieldProps {
  id: string;
  label: string;
  hint: string | undefined;
  error: string | undefined;
  value: readonly number[];
  onChange: (ids: readonly number[]) => void;
}

/** Selects several categories, each shown with its path. */
export const CategoriesField = ({ value, onChange, ...field }: CategoriesFieldProps) => {
  const options = useCategoryOptions();
  return (
    <MultiSelect
      {...field}
      options={options}
      value={value.map(String)}
      onValueChange={(ids) => onChange(ids.map(Number).toSorted((a, b) => a - b))}
    />
  );
};
