import type { SavedState } from "@carmine/api/contract";
import type { SavedCounts } from "@carmine/api/hooks";
import { Card, FilterChipLink } from "@carmine/design-system";
import { defineMessages, useIntl, type MessageDescriptor } from "@carmine/i18n/react";
import type { ReactElement, ReactNode } from "react";
import { collectionParams, savedStates, type CollectionState } from "./params.ts";
import * as styles from "./page.css.ts";

const texts = defineMessages({
  filters: { defaultMessage: "Filter saved products", description: "Wishlist: name of the row of filters" },
});

const counted: Readonly<Record<SavedState | "all" | "department", MessageDescriptor>> = defineMessages({
  all: { defaultMessage: "All {count, number}", description: "Wishlist: first filter" },
  dropped: { defaultMessage: "Price dropped {count, number}", description: "Wishlist: filter" },
  back: { defaultMessage: "Back in stock {count, number}", description: "Wishlist: filter" },
  inStock: { defaultMessage: "In stock {count, number}", description: "Wishlist: filter" },
  soldOut: { defaultMessage: "Sold out {count, number}", description: "Wishlist: filter" },
  department: {
    defaultMessage: "{name} {count, number}",
    description: "Wishlist: filter, a department with its number of products",
  },
});

/** Filters that have results or are active, with their counts; `actions` at the end. */
export const Filters = ({
  counts,
  search,
  actions,
}: {
  counts: SavedCounts;
  search: CollectionState;
  actions: ReactNode;
}): ReactElement => {
  const intl = useIntl();
  const { state, cid, keywords } = search;
  const chips = [
    {
      key: "all",
      text: intl.formatMessage(counted.all, { count: counts.all }),
      href: collectionParams.href({ keywords }),
      current: state === undefined && cid === undefined,
    },
    ...savedStates
      // The filter “in stock” is useless if it matches all products.
      .filter((one) => one === state || (counts[one] > 0 && counts[one] < counts.all))
      .map((one) => ({
        key: one,
        text: intl.formatMessage(counted[one], { count: counts[one] }),
        href: collectionParams.href({ state: one, keywords }),
        current: one === state,
      })),
    ...counts.departments
      .filter(({ id }) => id === cid || counts.departments.length > 1)
      .map(({ id, name, count }) => ({
        key: String(id),
        text: intl.formatMessage(counted.department, { name, count }),
        href: collectionParams.href({ cid: id, keywords }),
        current: id === cid,
      })),
  ];
  return (
    <Card className={styles.filters}>
      <nav aria-label={intl.formatMessage(texts.filters)}>
        <ul className={styles.chips}>
          {chips.map(({ key, text, href, current }) => (
            <li key={key}>
              <FilterChipLink href={href} current={current}>
                {text}
              </FilterChipLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.filterActions}>{actions}</div>
    </Card>
  );
};
