import type { Facet } from "@carmine/api/contract";
import { FacetChips, FacetGroup } from "@carmine/design-system";
import { useIntl } from "@carmine/i18n/react";
import { use, type ReactElement } from "react";
import { ListPlaceContext } from "../list-place.ts";
import { toggleOption, type Search } from "../search-params.ts";
import { Foldable } from "./Foldable.tsx";
import { LongList } from "./LongList.tsx";
import { useCounted } from "./use-counted.ts";
import * as styles from "./filters.css.ts";

interface OptionFiltersProps {
  readonly search: Search;
  readonly facets: readonly Facet[];
}

/** Maximum characters of a name that fits on a chip; a row has four chips. */
const longestChip = 5;

/** Five rows of chips; longer lists have a search field. */
const chipsInView = 20;

const isShort = ({ values }: Facet): boolean => values.every(({ name }) => name.length <= longestChip);

const Option = ({ facet, search }: { facet: Facet; search: Search }): ReactElement => {
  const { href } = use(ListPlaceContext);
  const counted = useCounted(facet);
  const name = facet.key.slice("option:".length);
  const values = facet.values.map((value) => {
    const chosen = search.optionValues[name]?.includes(value.value) ?? false;
    return {
      id: value.value,
      label: value.name,
      href: href(toggleOption(search, name, value.value)),
      chosen,
      disabled: value.count === 0 && !chosen,
    };
  });
  if (isShort(facet))
    return (
      <div className={styles.chips}>
        <Foldable
          name={facet.name}
          values={values}
          counts={facet.values.map(({ count }) => count)}
          searchedAbove={chipsInView}
        >
          {(shown) => <FacetChips name={facet.name} values={shown} />}
        </Foldable>
      </div>
    );
  const counts = facet.values.map(({ count }) => counted(count));
  return <LongList facet={facet} values={values.map((value, at) => ({ ...value, count: counts[at] }))} />;
};

/** Options with short values share a group of chips; each option with longer values has its own group. */
export const OptionFilters = ({ facets, search }: OptionFiltersProps): ReactElement => {
  const intl = useIntl();
  const options = facets.filter(({ key, values }) => key.startsWith("option:") && values.length > 0);
  const short = options.filter(isShort);
  return (
    <>
      {short.length > 0 && (
        <FacetGroup
          title={intl.formatMessage({
            defaultMessage: "Options",
            description: "List of products: title of filters such as width, rim, color and memory",
          })}
        >
          {short.map((facet) => (
            <Option key={facet.key} facet={facet} search={search} />
          ))}
        </FacetGroup>
      )}
      {options
        .filter((facet) => !isShort(facet))
        .map((facet) => (
          <Option key={facet.key} facet={facet} search={search} />
        ))}
    </>
  );
};
