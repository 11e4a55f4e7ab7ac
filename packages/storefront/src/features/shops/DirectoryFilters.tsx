import { queries } from "@carmine/api/hooks";
import { Card, Divider, FilterChipLink } from "@carmine/design-system";
import { defineMessages, useIntl } from "@carmine/i18n/react";
import { useQuery } from "@tanstack/react-query";
import { Fragment, type ReactElement } from "react";
import { useApp } from "../../app/AppContext.tsx";
import { countsQuery, directoryParams, type DirectoryState } from "./directory-params.ts";
import * as styles from "./ShopDirectory.css.ts";

const texts = defineMessages({
  seller: { defaultMessage: "Seller", description: "List of shops: filter by who runs the shop" },
  type: { defaultMessage: "Type", description: "List of shops: filter by type of shop" },
  department: { defaultMessage: "Department", description: "List of shops: filter by line of business" },
  all: { defaultMessage: "All", description: "Tab of the coupons, and other places" },
  self: {
    defaultMessage: "Self-operated",
    description: "Mark of a shop that the marketplace runs itself, and other places",
  },
  verified: {
    defaultMessage: "Verified shop",
    description: "Mark of a shop that the marketplace has checked",
  },
});

interface Named {
  readonly id: string | number;
  readonly name: string;
}

interface Choice {
  readonly id: string;
  readonly name: string;
  /** Number of shops with this choice, if counted. */
  readonly count?: number | undefined;
  readonly change: Partial<DirectoryState>;
  readonly chosen: boolean;
}

/** A filter with its choices; `all` removes it. */
export interface DirectoryFilter {
  readonly name: string;
  readonly all: Choice;
  readonly choices: readonly Choice[];
}

/** The filters with choices that have shops, and the selected choices. Without counts, all choices are offered. */
export const useDirectoryFilters = (search: DirectoryState): DirectoryFilter[] => {
  const { api } = useApp();
  const intl = useIntl();
  const types = useQuery(queries.merchantTypes(api)).data ?? [];
  const categories = useQuery(queries.merchantCategories(api)).data ?? [];
  const counts = useQuery(countsQuery(api, search)).data;
  const filter = (
    id: "seller" | "type" | "department",
    field: "seller" | "typeId" | "categoryId",
    rows: readonly Named[],
    countOf: (row: Named) => number | undefined,
  ): DirectoryFilter => ({
    name: intl.formatMessage(texts[id]),
    all: {
      id: "all",
      name: intl.formatMessage(texts.all),
      change: { [field]: undefined },
      chosen: search[field] === undefined,
    },
    choices: rows
      .map((row) => ({
        id: String(row.id),
        name: row.name,
        change: { [field]: row.id },
        chosen: search[field] === row.id,
        count: counts && (countOf(row) ?? 0),
      }))
      .filter(({ chosen, count }) => chosen || count !== 0),
  });
  const countIn =
    (kinds: "types" | "categories") =>
    ({ id }: Named): number | undefined =>
      counts?.[kinds].find((kind) => kind.id === id)?.count;
  return [
    filter(
      "seller",
      "seller",
      (["self", "verified"] as const).map((id) => ({ id, name: intl.formatMessage(texts[id]) })),
      ({ id }) => (id === "self" ? counts?.isSelf : counts?.isVerified),
    ),
    filter("type", "typeId", types, countIn("types")),
    filter("department", "categoryId", categories, countIn("categories")),
  ];
};

export interface DirectoryFiltersProps {
  readonly search: DirectoryState;
  readonly filters: readonly DirectoryFilter[];
}

/** Filters for seller type, shop type and category as links. */
export const DirectoryFilters = ({ search, filters }: DirectoryFiltersProps): ReactElement => {
  const intl = useIntl();
  return (
    <Card>
      <div className={styles.filters}>
        {filters
          .filter(({ choices }) => choices.length > 0)
          .map(({ name, all, choices }, at) => (
            <Fragment key={name}>
              {at > 0 && <Divider />}
              <nav aria-label={name} className={styles.filter}>
                <span aria-hidden className={styles.filterName}>
                  {name}
                </span>
                <div className={styles.chips}>
                  {[all, ...choices].map((choice) => (
                    <FilterChipLink
                      key={choice.id}
                      href={directoryParams.href({ ...search, page: 1, ...choice.change })}
                      current={choice.chosen}
                    >
                      {choice.count === undefined
                        ? choice.name
                        : intl.formatMessage(
                            {
                              defaultMessage: "{name} ({count, number})",
                              description:
                                "Activity page: a department with its number of products, and other places",
                            },
                            { name: choice.name, count: choice.count },
                          )}
                    </FilterChipLink>
                  ))}
                </div>
              </nav>
            </Fragment>
          ))}
      </div>
    </Card>
  );
};
