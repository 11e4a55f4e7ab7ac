import { ButtonLink, Card, EmptyState, type EmptyStateProps } from "@carmine/design-system";
import { FormattedMessage } from "@carmine/i18n/react";
import SearchX from "lucide-react/icons/search-x";
import { use, type ReactElement, type ReactNode } from "react";
import { ListPlaceContext } from "./list-place.ts";
import { changeSearch, hasFilters, withoutFilters, type Search } from "./search-params.ts";

export interface NothingFoundProps extends Pick<EmptyStateProps, "size"> {
  readonly search: Search;
  /** Number of results without the filters; undefined if no filter is active. */
  readonly unfiltered: number | undefined;
  /** The corrected keywords, if they have results. */
  readonly didYouMean: string | null;
  /** Shown if removing the filters doesn't help. */
  readonly title: ReactNode;
  /** Suggestion below the title. */
  readonly advice: ReactNode;
  /** Links shown if neither corrected keywords nor fewer filters have results. */
  readonly actions: ReactNode;
}

/** Replaces an empty list: shows the reason and links to continue. */
export const NothingFound = ({
  search,
  unfiltered = 0,
  didYouMean,
  title,
  advice,
  actions,
  ...look
}: NothingFoundProps): ReactElement => {
  const { href } = use(ListPlaceContext);
  const open = withoutFilters(search);
  const onlyFilters = unfiltered > 0 && didYouMean === null;
  const leadsOn = onlyFilters || didYouMean !== null;
  return (
    <Card>
      <EmptyState
        icon={SearchX}
        title={
          onlyFilters ? (
            <FormattedMessage
              defaultMessage="No products match your filters"
              description="List without products, where there are some without the filters: title"
            />
          ) : (
            title
          )
        }
        actions={
          <>
            {didYouMean !== null && (
              <ButtonLink variant="solid" href={href(changeSearch(open, { title: didYouMean }))}>
                <FormattedMessage
                  defaultMessage="Search “{words}”"
                  description="List without products: button that searches for the suggested spelling"
                  values={{ words: didYouMean }}
                />
              </ButtonLink>
            )}
            {leadsOn && hasFilters(search) && (
              <ButtonLink
                variant={didYouMean === null ? "solid" : "outline"}
                href={href(open)}
                rel="nofollow"
              >
                <FormattedMessage
                  defaultMessage="Clear all filters"
                  description="List without products: button"
                />
              </ButtonLink>
            )}
            {!leadsOn && actions}
          </>
        }
        {...look}
      >
        {onlyFilters ? (
          <FormattedMessage
            defaultMessage="{count, plural, one {# product matches} other {# products match}} without them. Remove one filter or clear them all."
            description="List without products, where there are some without the filters: what to try"
            values={{ count: unfiltered }}
          />
        ) : (
          advice
        )}
      </EmptyState>
    </Card>
  );
};
