import { MultiSelect } from "@carmine/design-system";
import { useProductOptions } from "./use-product-options.ts";

interface ProductsFieldProps {
  id: string;
  label: string;
  hint: string | undefined;
  error: string | undefined;
  value: readonly number[];
  max: number;
  onChange: (ids: readonly number[]) => void;
}

/** Several products, by name. */
export const ProductsField = ({ value, onChange, ...field }: ProductsFieldProps) => {
  const { found, chosen, isLoading, search } = useProductOptions(value);
  const isFound = new Set(found.map(({ id }) => id));
  const others = value.filter((id) => !isFound.has(id));
  const options = [
    ...found.map(({ id, name, merName }) => ({ value: String(id), label: name, note: merName })),
    ...others.map((id) => ({ value: String(id), label: chosen.get(id)?.name ?? String(id) })),
  ];
  return (
    <MultiSelect
      {...field}
      options={options}
      filter={false}
      loading={isLoading}
      value={value.map(String)}
      onInputChange={search}
      onValueChange={(ids) => onChange(ids.map(Number))}
    />
  );
};
