import type { Facet } from "@carmine/api/contract";
import { FacetGroup, FacetList, type FacetValue } from "@carmine/design-system";
import { useIntl } from "@carmine/i18n/react";
import type { ReactElement } from "react";
import { Foldable } from "./Foldable.tsx";
import { firstCount, nameOf } from "./folded-values.ts";
import * as styles from "./filters.css.ts";

/** Shows the filter values with the most products, or all values in alphabetical order when expanded. */
export const LongList = ({
  facet,
  values,
}: {
  facet: Pick<Facet, "name">;
  values: readonly FacetValue[];
}): ReactElement => {
  const intl = useIntl();
  return (
    <FacetGroup title={facet.name}>
      <Foldable
        name={facet.name}
        values={values}
        searchedAbove={firstCount}
        arrangeExpanded={(all) => all.toSorted((a, b) => nameOf(a).localeCompare(nameOf(b), intl.locale))}
        className={styles.expanded}
      >
        {(shown) => <FacetList values={shown} />}
      </Foldable>
    </FacetGroup>
  );
};
