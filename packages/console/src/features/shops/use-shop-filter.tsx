import { operatorShopDetail, operatorShopList } from "@carmine/api/contract";
import { Combobox, type FilterField } from "@carmine/design-system";
import { useIntl } from "@carmine/i18n/react";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { useRead } from "../../app/endpoints.ts";
import { usePlace } from "../../app/place.ts";
import { useDebounced } from "../../app/use-debounced.ts";

interface ShopChoiceProps {
  label: string;
  value: string;
  valueLabel: string;
  onChange: (id: string) => void;
}

/** A shop by a part of its name. */
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

/** The filter `shop` of a list of the marketplace; none in the workspace of a shop. */
export const useShopFilter = (): FilterField[] => {
  const intl = useIntl();
  const { merId, can } = usePlace();
  const [params] = useSearchParams();
  const isMarket = merId === null && can("shops.read");
  const id = Number(params.get("shop"));
  const isChosen = isMarket && Number.isInteger(id) && id > 0;
  const { data } = useRead(operatorShopDetail, { params: { id: isChosen ? id : 1 } }, { enabled: isChosen });
  if (!isMarket) return [];
  const label = intl.formatMessage({ defaultMessage: "Shop", description: "Console order history: who" });
  const nameOf = (value: string): string => (data && String(data.id) === value ? data.name : value);
  return [
    {
      id: "shop",
      label,
      kind: "custom",
      editor: ([value = ""], onChange) => (
        <ShopChoice
          label={label}
          value={value}
          valueLabel={value === "" ? "" : nameOf(value)}
          onChange={(next) => onChange(next === "" ? [] : [next])}
        />
      ),
      format: ([value = ""]) => nameOf(value),
    },
  ];
};
