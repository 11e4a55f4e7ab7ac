import { ButtonLink } from "@carmine/design-system";
import { defineMessages, useIntl } from "@carmine/i18n/react";
import type { ReactElement } from "react";
import { NothingFound } from "../../../features/catalogue/NothingFound.tsx";
import { hasFilters } from "../../../features/catalogue/search-params.ts";
import { categoryHref } from "../../../features/links.ts";
import { MoreToSee } from "../../../features/products/MoreToSee.ts";
import { useFound } from "./use-found.ts";
import * as styles from "./page.css.ts";

const texts = defineMessages({
  wordless: {
    defaultMessage: "No results",
    description: "Search page without results or search terms: title",
  },
  narrowed: {
    defaultMessage: "Remove a filter or search all departments.",
    description: "Search page without results, with filters: what to try",
  },
  words: {
    defaultMessage: "Check the spelling, try fewer or more general words, or browse a department.",
    description: "Search page without results: what to try",
  },
  misspelled: {
    defaultMessage: "Check the spelling, use fewer words or remove a filter.",
    description:
      "Search page without results, with filters and words that were probably mistyped: what to try",
  },
});

/** Suggestions and links for a search without results. */
export default function NoResults(): ReactElement {
  const { search, tree, list } = useFound();
  const { nearest, unfiltered, didYouMean = null } = list ?? {};
  const intl = useIntl();
  const narrowed = hasFilters(search);
  const { title: words } = search;
  return (
    <>
      <NothingFound
        search={search}
        unfiltered={unfiltered}
        didYouMean={didYouMean}
        title={
          words === ""
            ? intl.formatMessage(texts.wordless)
            : intl.formatMessage(
                { defaultMessage: "No results for “{words}”", description: "List without products: title" },
                { words },
              )
        }
        advice={intl.formatMessage(
          !narrowed ? texts.words : didYouMean === null ? texts.narrowed : texts.misspelled,
        )}
        actions={
          <nav
            aria-label={intl.formatMessage({
              defaultMessage: "Browse departments",
              description: "Search page without results: name of the links",
            })}
            className={styles.suggestionLinks}
          >
            {tree.map((node) => (
              <ButtonLink key={node.id} size="sm" href={categoryHref(node)}>
                {node.name}
              </ButtonLink>
            ))}
          </nav>
        }
      />
      <MoreToSee bestFirst nearest={nearest} />
    </>
  );
}
