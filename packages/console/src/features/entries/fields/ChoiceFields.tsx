import {
  addressRegions,
  categoryTree,
  countries,
  merchantSearch,
  type CategoryNode,
} from "@carmine/api/contract";
import { Combobox, Select, TreeSelect, type ComboboxOption } from "@carmine/design-system";
import { useIntl } from "@carmine/i18n/react";
import { useState } from "react";
import { useRead } from "../../../app/endpoints.ts";
import { useDebounced } from "../../../app/use-debounced.ts";
import { useCountryNames } from "../../../app/use-country-names.ts";
import * as styles from "../entries.css.ts";

interface Common {
  id: string;
  label: string;
  hint: string | undefined;
  error: string | undefined;
}

interface TextValueProps extends Common {
  value: string;
  onChange: (value: string | null) => void;
}

export const CountryField = ({ value, onChange, ...field }: TextValueProps) => {
  const intl = useIntl();
  const nameOf = useCountryNames();
  const options = countries
    .map((country): ComboboxOption => ({ value: country.code, label: nameOf(country), hint: country.code }))
    .toSorted((a, b) => a.label.localeCompare(b.label, intl.locale));
  return (
    <Combobox
      {...field}
      className={styles.half}
      required
      options={options}
      value={value}
      onValueChange={(code) => onChange(code)}
    />
  );
};

export const RegionField = ({ country, value, onChange, ...field }: TextValueProps & { country: string }) => {
  const intl = useIntl();
  const { data = [] } = useRead(addressRegions, { query: { country } }, { enabled: country !== "" });
  const whole = intl.formatMessage({
    defaultMessage: "The whole country",
    description: "Console entries: tax rate without a region",
  });
  return (
    <Select
      {...field}
      className={styles.half}
      value={value}
      options={[{ value: "", label: whole }, ...data.map(({ code, name }) => ({ value: code, label: name }))]}
      onValueChange={(code) => onChange(code || null)}
    />
  );
};

interface TreeNode {
  id: string;
  label: string;
  children: TreeNode[];
}

const nodesOf = (categories: readonly CategoryNode[]): TreeNode[] =>
  categories.map(({ id, name, childList }) => ({
    id: String(id),
    label: name,
    children: nodesOf(childList ?? []),
  }));

interface CategoryFieldProps extends Common {
  value: number | null;
  onChange: (value: number | null) => void;
}

export const CategoryField = ({ value, onChange, ...field }: CategoryFieldProps) => {
  const { data = [] } = useRead(categoryTree, {});
  return (
    <TreeSelect
      {...field}
      className={styles.half}
      nodes={nodesOf(data)}
      value={value === null ? "" : String(value)}
      onValueChange={(chosen) => onChange(chosen === "" ? null : Number(chosen))}
    />
  );
};

export const ShopField = ({ value, onChange, ...field }: TextValueProps) => {
  const [words, setWords] = useState("");
  const keywords = useDebounced(words.trim(), 200);
  const { data, isFetching } = useRead(
    merchantSearch,
    { query: { limit: 20, ...(keywords !== "" && { keywords }) } },
    { keepPrevious: true },
  );
  const options = data?.list.map(({ name }) => ({ value: name, label: name })) ?? [];
  return (
    <Combobox
      {...field}
      className={styles.half}
      options={options}
      filter={false}
      loading={isFetching}
      value={value}
      valueLabel={value}
      onInputChange={setWords}
      onValueChange={(name) => onChange(name || null)}
    />
  );
};
