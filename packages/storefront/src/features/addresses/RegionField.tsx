import { queries } from "@carmine/api/hooks";
import { RegionCascader, type RegionCascaderProps } from "@carmine/design-system";
import type { ReactElement } from "react";
import { useApp } from "../../app/AppContext.tsx";

export interface RegionFieldProps {
  /** ISO 3166-1 code of the country. */
  readonly country: string;
  readonly label: string;
  /** ISO 3166-2 code; empty if none is selected. */
  readonly value: string;
  /** Name of the given region, shown until the list is loaded. */
  readonly valueLabel: string;
  readonly error: string | undefined;
  readonly onChange: (region: string) => void;
}

/** The state or province; renders nothing for a country without a list of regions. */
export const RegionField = (props: RegionFieldProps): ReactElement => {
  const { country, label, value, valueLabel, error, onChange } = props;
  const { api, queryClient } = useApp();
  const loadOptions: RegionCascaderProps["loadOptions"] = async () => {
    const regions = await queryClient.fetchQuery(queries.addressRegions(api, country));
    return regions.map(({ code, name }) => ({
      value: code,
      label: name,
      keywords: [code.slice(code.indexOf("-") + 1)],
    }));
  };
  return (
    <RegionCascader
      key={country}
      label={label}
      required
      levels={[{ label, autoComplete: "address-level1", error }]}
      value={[value].filter(Boolean)}
      valueLabels={[valueLabel].filter(Boolean)}
      onValueChange={([region = ""]) => onChange(region)}
      loadOptions={loadOptions}
    />
  );
};
