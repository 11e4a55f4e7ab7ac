import { countries } from "@carmine/api/contract";
import { queries } from "@carmine/api/hooks";
import { RegionCascader, type RegionCascaderProps } from "@carmine/design-system";
import { bcp47 } from "@carmine/i18n";
import { useIntl } from "@carmine/i18n/react";
import type { ReactElement } from "react";
import { useApp } from "../../app/AppContext.tsx";
import { useCountryNames } from "../countries/country-names.ts";

export interface PlaceFieldProps {
  /** Codes of the country and of its region; empty where nothing is chosen. */
  readonly country: string;
  readonly region: string;
  /** Name of the given region, until the list is there. */
  readonly regionName: string | null;
  readonly errors: { readonly country: string | undefined; readonly region: string | undefined };
  readonly onChange: (country: string, region: string) => void;
}

/**
 * The country, found by its name in the page's language, its English name or its code, and the state or province where
 * its addresses name one.
 */
export const PlaceField = (props: PlaceFieldProps): ReactElement => {
  const { country, region, regionName, errors, onChange } = props;
  const { api, queryClient, locale } = useApp();
  const intl = useIntl();
  const nameOf = useCountryNames();
  const loadOptions: RegionCascaderProps["loadOptions"] = async ([chosen]) => {
    if (chosen === undefined)
      return countries
        .map((one) => ({ value: one.code, label: nameOf(one), keywords: [one.name, one.code] }))
        .toSorted((a, b) => a.label.localeCompare(b.label, bcp47(locale)));
    const regions = await queryClient.fetchQuery(queries.addressRegions(api, chosen));
    return regions.map(({ code, name }) => ({
      value: code,
      label: name,
      keywords: [code.slice(code.indexOf("-") + 1)],
    }));
  };
  const chosenCountry = countries.find(({ code }) => code === country);
  return (
    <RegionCascader
      label={intl.formatMessage({
        defaultMessage: "Country and region",
        description: "Name of a group of fields of the address form",
      })}
      required
      levels={[
        {
          label: intl.formatMessage({ defaultMessage: "Country or region", description: "Label of a field" }),
          autoComplete: "country-name",
          error: errors.country,
        },
        {
          label: intl.formatMessage({ defaultMessage: "State or province", description: "Label of a field" }),
          autoComplete: "address-level1",
          error: errors.region,
        },
      ]}
      value={[country, region].filter(Boolean)}
      valueLabels={[chosenCountry ? nameOf(chosenCountry) : "", regionName ?? ""].filter(Boolean)}
      onValueChange={([nextCountry = "", nextRegion = ""]) => onChange(nextCountry, nextRegion)}
      loadOptions={loadOptions}
      texts={{
        open: intl.formatMessage({
          defaultMessage: "Show the list",
          description: "Name of the button that opens the list of countries or regions",
        }),
        clear: intl.formatMessage({
          defaultMessage: "Clear",
          description: "Name of the button that empties the field of a country or region",
        }),
        empty: intl.formatMessage({
          defaultMessage: "No match",
          description: "In the list of countries or regions when nothing fits what was typed",
        }),
        loading: intl.formatMessage({
          defaultMessage: "Loading",
          description: "In the list of countries until it is there",
        }),
        count: (count) =>
          intl.formatMessage(
            {
              defaultMessage: "{count, plural, one {# match} other {# matches}}",
              description: "Read out when the list of countries or regions changes",
            },
            { count },
          ),
        failed: intl.formatMessage({
          defaultMessage: "The list didn’t load.",
          description: "Below the field of a region",
        }),
        retry: intl.formatMessage({ defaultMessage: "Try again", description: "Button after a failure" }),
      }}
    />
  );
};
