import type { Category, ProductSummary } from "@carmine/api/hooks";
import { ButtonLink, Card, EmptyState, Link } from "@carmine/design-system";
import { defineMessages, FormattedMessage, useIntl } from "@carmine/i18n/react";
import SearchX from "lucide-react/icons/search-x";
import { Suspense, type ReactElement } from "react";
import {
  isNarrowed,
  searchAddress,
  withoutFilters,
  type Search,
} from "../../../features/catalogue/search-address.ts";
import { categoryHref } from "../../../features/links.ts";
import { MoreToSee } from "../../../features/products/more-to-see.ts";
import * as styles from "./page.css.ts";

const texts = defineMessages({
  title: { defaultMessage: "No results for your search", description: "Search page without results: title" },
  filtered: {
    defaultMessage: "Your filters leave nothing",
    description: "Search page without results, where there are some without the filters: title",
  },
  narrowed: {
    defaultMessage: "Remove a filter or search all departments.",
    description: "Search page without results, with filters: what to try",
  },
  words: {
    defaultMessage: "Check the spelling, try fewer or more general words, or browse a department.",
    description: "Search page without results for words: what to try",
  },
});

/** Nothing was found: what to try, and ways on. */
export default function NoResults({
  search,
  tree,
  nearest,
  unfiltered,
}: {
  search: Search;
  tree: readonly Category[];
  nearest: readonly ProductSummary[] | undefined;
  /** How many there are without the filters. */
  unfiltered: number;
}): ReactElement {
  const intl = useIntl();
  const narrowed = isNarrowed(search);
  return (
    <>
      <Card>
        <EmptyState
          icon={SearchX}
          title={intl.formatMessage(unfiltered > 0 ? texts.filtered : texts.title)}
          actions={
            narrowed ? (
              <ButtonLink variant="solid" href={searchAddress(withoutFilters(search))} rel="nofollow">
                <FormattedMessage
                  defaultMessage="Clear all filters"
                  description="Search page without results: button"
                />
              </ButtonLink>
            ) : (
              <nav
                aria-label={intl.formatMessage({
                  defaultMessage: "Browse departments",
                  description: "Search page without results: name of the links",
                })}
                className={styles.ways}
              >
                {tree.map((node) => (
                  <Link key={node.id} href={categoryHref(node)}>
                    {node.name}
                  </Link>
                ))}
              </nav>
            )
          }
        >
          {unfiltered > 0 ? (
            <FormattedMessage
              defaultMessage="Without them there {count, plural, one {is # product} other {are # products}}. Remove one, or all of them."
              description="Search page without results, where there are some without the filters: what to try"
              values={{ count: unfiltered }}
            />
          ) : (
            intl.formatMessage(narrowed ? texts.narrowed : texts.words)
          )}
        </EmptyState>
      </Card>
      <Suspense>
        <MoreToSee bestFirst nearest={nearest} />
      </Suspense>
    </>
  );
}
