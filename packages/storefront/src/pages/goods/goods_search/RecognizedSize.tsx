import type { DataOf, Facet, productList } from "@carmine/api/contract";
import { SizeHint } from "@carmine/design-system";
import { defineMessages, useIntl, type MessageDescriptor } from "@carmine/i18n/react";
import type { ReactElement } from "react";
import { changeSearch, searchParams, type Search } from "../../../features/catalogue/search-params.ts";
import { neighboringSizes, sizeOf, withoutSize } from "../../../features/catalogue/recognized.ts";

const texts = defineMessages({
  recognized: {
    defaultMessage: "Recognized size",
    description: "Search page: before a size found in the search terms",
  },
  chosen: { defaultMessage: "Tire size", description: "Search page: before a size chosen by filters" },
  asText: {
    defaultMessage: "Search for these exact words",
    description: "Search page: link that searches for a size as plain text",
  },
  near: { defaultMessage: "Similar sizes", description: "Search page: name of the list of other sizes" },
});

const counted: Readonly<Record<"size" | "other", MessageDescriptor>> = defineMessages({
  size: {
    defaultMessage: "Tires {size} · {count, plural, one {# model} other {# models}}",
    description: "Search page: chip of a tire size with how many products were found",
  },
  other: {
    defaultMessage: "{size} · {count, number}",
    description: "Search page: chip of a neighboring tire size with its number of products",
  },
});

export interface RecognizedSizeProps {
  readonly search: Search;
  /** The search with the options recognized in its keywords as filters. */
  readonly resolvedSearch: Search;
  readonly facets: readonly Facet[];
  readonly list: Pick<DataOf<typeof productList>, "total" | "recognized"> | undefined;
}

/** The tire size of a search, typed or selected, and neighboring sizes. */
export const RecognizedSize = ({
  search,
  resolvedSearch,
  facets,
  list,
}: RecognizedSizeProps): ReactElement | null => {
  const intl = useIntl();
  const size = sizeOf(resolvedSearch);
  if (size === undefined || !list || list.total === 0) return null;
  const isTyped = (list.recognized?.options.length ?? 0) > 0;
  return (
    <SizeHint
      label={intl.formatMessage(isTyped ? texts.recognized : texts.chosen)}
      current={{
        label: intl.formatMessage(counted.size, { size, count: list.total }),
        href: searchParams.href(withoutSize(resolvedSearch)),
      }}
      othersLabel={intl.formatMessage(texts.near)}
      others={neighboringSizes(resolvedSearch, facets).map(({ size: other, count, search: near }) => ({
        label: intl.formatMessage(counted.other, { size: other, count }),
        href: searchParams.href(near),
      }))}
      {...(isTyped && {
        asText: {
          label: intl.formatMessage(texts.asText),
          href: searchParams.href(changeSearch(search, { asText: true })),
        },
      })}
    />
  );
};
