import { queries } from "@carmine/api/hooks";
import { Card, Divider, FilterChipLink } from "@carmine/design-system";
import { defineMessages, useIntl } from "@carmine/i18n/react";
import { useQuery } from "@tanstack/react-query";
import { Fragment, type ReactElement } from "react";
import { useApp } from "../../app/AppContext.tsx";
import { changeDirectory, directoryHref, type DirectorySearch } from "./directory-address.ts";
import * as styles from "./ShopDirectory.css.ts";

const texts = defineMessages({
  seller: { defaultMessage: "Seller", description: "List of shops: filter by who runs them" },
  type: { defaultMessage: "Type", description: "List of shops: filter by kind of shop" },
  department: { defaultMessage: "Department", description: "List of shops: filter by line of business" },
  all: { defaultMessage: "All", description: "List of shops: takes a filter back" },
  self: { defaultMessage: "Self-operated", description: "Mark of a shop that the marketplace runs itself" },
  verified: {
    defaultMessage: "Verified shop",
    description: "Mark of a shop that the marketplace has checked",
  },
});

interface Choice {
  readonly id: string;
  readonly name: string;
  readonly change: Partial<DirectorySearch>;
  readonly chosen: boolean;
}

/** Who runs the shops, of what kind and in which line of business they are, as links. */
export const DirectoryFilters = ({ search }: { search: DirectorySearch }): ReactElement => {
  const { api } = useApp();
  const intl = useIntl();
  const types = useQuery(queries.merchantTypes(api)).data ?? [];
  const categories = useQuery(queries.merchantCategories(api)).data ?? [];
  const all = (field: keyof DirectorySearch): Choice => ({
    id: "all",
    name: intl.formatMessage(texts.all),
    change: { [field]: undefined },
    chosen: search[field] === undefined,
  });
  const byId = (field: "typeId" | "categoryId", rows: readonly { id: number; name: string }[]): Choice[] => [
    all(field),
    ...rows.map(({ id, name }) => ({
      id: String(id),
      name,
      change: { [field]: id },
      chosen: search[field] === id,
    })),
  ];
  const filters: { name: string; choices: Choice[] }[] = [
    {
      name: intl.formatMessage(texts.seller),
      choices: [
        all("seller"),
        ...(["self", "verified"] as const).map((seller) => ({
          id: seller,
          name: intl.formatMessage(texts[seller]),
          change: { seller },
          chosen: search.seller === seller,
        })),
      ],
    },
    { name: intl.formatMessage(texts.type), choices: byId("typeId", types) },
    { name: intl.formatMessage(texts.department), choices: byId("categoryId", categories) },
  ];
  return (
    <Card>
      <div className={styles.filters}>
        {filters
          .filter(({ choices }) => choices.length > 1)
          .map(({ name, choices }, at) => (
            <Fragment key={name}>
              {at > 0 && <Divider />}
              <nav aria-label={name} className={styles.filter}>
                <span aria-hidden className={styles.filterName}>
                  {name}
                </span>
                <div className={styles.chips}>
                  {choices.map((choice) => (
                    <FilterChipLink
                      key={choice.id}
                      href={directoryHref(changeDirectory(search, choice.change))}
                      current={choice.chosen}
                    >
                      {choice.name}
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
