import { operatorShopList } from "@carmine/api/contract";
import { Combobox } from "@carmine/design-system";
import { useState } from "react";
import { useRead } from "../../app/endpoints.ts";
import { useDebounced } from "../../app/use-debounced.ts";

interface ShopChoiceProps {
  label: string;
  value: string;
  valueLabel: string;
  onChange: (id: string) => void;
}

/** Selects a shop by a part of its name. */
const ShopChoice = ({ label, value, valueLabel, onChange }: ShopChoiceProps) => {
  const [words, setWords] = useState("");
  const settled = useDebounced(words.trim(), 200);
  const { data, isFetching } = useRead(
    operatorShopList,
    { query: { sort: "name", limit: 20, ...(settled !== "" && { words: settled }) } },
    { keepPrevious: true },
  );
  return (
    <Combobox
      label={label}
      options={(data?.list ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
      filter={false}
      loading={isFetching}
      value={value}
      valueLabel={valueLabel}
      onInputChange={setWords}
      onValueChange={onChange}
    />
  );
};

export default ShopChoice;
