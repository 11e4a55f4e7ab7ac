import { ButtonLink, Card, EmptyState, Link } from "@carmine/design-system";
import { defineMessages, FormattedMessage, useIntl } from "@carmine/i18n/react";
import SearchX from "lucide-react/icons/search-x";
import type { ReactElement } from "react";
import {
  changeSearch,
  isNarrowed,
  searchAddress,
  withoutFilters,
} from "../../../../features/catalogue/search-address.ts";
import { categoryHref } from "../../../../features/links.ts";
import { MoreToSee } from "../../../../features/products/MoreToSee.ts";
import { useFound } from "../use-found.ts";
import * as styles from "../page.css.ts";

const texts = defineMessages({
  wordless: {
    defaultMessage: "No results",
    description: "Search page without results, without words: title",
  },
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
  misspelled: {
    defaultMessage: "Check the spelling, use fewer words or remove a filter.",
    description:
      "Search page without results, with filters and words that were probably mistyped: what to try",
  },
});

/** Nothing was found: what to try, and ways on. */
export default function NoResults(): ReactElement {
  const { search, tree, list } = useFound();
  const { nearest, unfiltered = 0, didYouMean = null } = list ?? {};
  const intl = useIntl();
  const narrowed = isNarrowed(search);
  const { title: words } = search;
  const open = withoutFilters(search);
  const onlyFilters = unfiltered > 0 && didYouMean === null;
  const title =
    words === undefined
      ? intl.formatMessage(texts.wordless)
      : intl.formatMessage(
          { defaultMessage: "No results for “{words}”", description: "Search page without results: title" },
          { words },
        );
  return (
    <>
      <Card>
        <EmptyState
          icon={SearchX}
          title={onlyFilters ? intl.formatMessage(texts.filtered) : title}
          actions={
            narrowed || didYouMean !== null ? (
              <>
                {didYouMean !== null && (
                  <ButtonLink variant="solid" href={searchAddress(changeSearch(open, { title: didYouMean }))}>
                    <FormattedMessage
                      defaultMessage="Search “{words}”"
                      description="Search page without results: button with the words as they were probably meant"
                      values={{ words: didYouMean }}
                    />
                  </ButtonLink>
                )}
                {narrowed && (
                  <ButtonLink
                    variant={didYouMean === null ? "solid" : "outline"}
                    href={searchAddress(open)}
                    rel="nofollow"
                  >
                    <FormattedMessage
                      defaultMessage="Clear all filters"
                      description="Search page without results: button"
                    />
                  </ButtonLink>
                )}
              </>
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
          {onlyFilters ? (
            <FormattedMessage
              defaultMessage="Without them there {count, plural, one {is # product} other {are # products}}. Remove one, or all of them."
              description="Search page without results, where there are some without the filters: what to try"
              values={{ count: unfiltered }}
            />
          ) : (
            intl.formatMessage(
              !narrowed ? texts.words : didYouMean === null ? texts.narrowed : texts.misspelled,
            )
          )}
        </EmptyState>
      </Card>
      <MoreToSee bestFirst nearest={nearest} />
    </>
  );
}
