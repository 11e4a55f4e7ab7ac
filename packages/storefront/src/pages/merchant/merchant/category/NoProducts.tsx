import type { ShopHead } from "@carmine/api/hooks";
import { ButtonLink } from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import type { ReactElement } from "react";
import { NothingFound, type NothingFoundProps } from "../../../../features/catalogue/NothingFound.tsx";
import { hasFilters, searchParams } from "../../../../features/catalogue/search-params.ts";
import { shopSearchHref } from "../../../../features/shops/search-in-shop.ts";
import { Shelf } from "../Shelf.tsx";
import { bestSellersInRow } from "../shelves.ts";

export interface NoProductsProps extends Pick<NothingFoundProps, "search" | "unfiltered" | "didYouMean"> {
  readonly shop: ShopHead;
  /** Whether the address has a category that the shop doesn't have. */
  readonly isCategoryGone: boolean;
}

const Title = ({ shop, search, isCategoryGone }: NoProductsProps): ReactElement => {
  const { title: words, cid } = search;
  if (isCategoryGone)
    return (
      <FormattedMessage
        defaultMessage="This category is no longer here"
        description="Products of a shop: none, since the shop doesn’t have the category of the address"
      />
    );
  if (words === "")
    return <FormattedMessage defaultMessage="No products here" description="Products of a shop: none" />;
  return cid === undefined && !hasFilters(search) ? (
    <FormattedMessage
      defaultMessage="No results for “{words}” in {shop}"
      description="Products of a shop: no results"
      values={{ shop: shop.name, words }}
    />
  ) : (
    <FormattedMessage
      defaultMessage="No results for “{words}”"
      description="List without products: title"
      values={{ words }}
    />
  );
};

const Advice = ({ search, isCategoryGone }: NoProductsProps): ReactElement =>
  isCategoryGone || search.title === "" || search.cid !== undefined || hasFilters(search) ? (
    <FormattedMessage
      defaultMessage="Remove a filter or try other words."
      description="Products of a shop: none, what to do"
    />
  ) : (
    <FormattedMessage
      defaultMessage="Check the spelling, or look in all shops."
      description="Products of a shop: no results, what to do"
    />
  );

/** Links to the same keywords without the category or in all shops, and to all products of the shop. */
const Actions = ({ shop, search: { title, cid } }: NoProductsProps): ReactElement => (
  <>
    {title !== "" && cid !== undefined && (
      <ButtonLink variant="solid" href={shopSearchHref(shop.id, { title })}>
        <FormattedMessage
          defaultMessage="Search the whole shop"
          description="Products of a shop: no results in one of its categories; button"
        />
      </ButtonLink>
    )}
    {title !== "" && cid === undefined && (
      <ButtonLink variant="solid" href={searchParams.href({ title })}>
        <FormattedMessage
          defaultMessage="Search “{words}” in all shops"
          description="Products of a shop: no results; button to search the marketplace"
          values={{ words: title }}
        />
      </ButtonLink>
    )}
    <ButtonLink variant={title === "" ? "solid" : "outline"} href={shopSearchHref(shop.id)}>
      <FormattedMessage
        defaultMessage="Show all products"
        description="Products of a shop: button that takes all filters back"
      />
    </ButtonLink>
  </>
);

/** An empty search in a shop: links to continue, and the shop's best sellers. */
export const NoProducts = (props: NoProductsProps): ReactElement => {
  const { shop, search, unfiltered, didYouMean } = props;
  const intl = useIntl();
  return (
    <>
      <NothingFound
        size="md"
        search={search}
        unfiltered={unfiltered}
        didYouMean={didYouMean}
        title={<Title {...props} />}
        advice={<Advice {...props} />}
        actions={<Actions {...props} />}
      />
      <Shelf
        columns={4}
        title={intl.formatMessage(
          {
            defaultMessage: "Best sellers from {shop}",
            description: "Products of a shop: row under a search without a match",
          },
          { shop: shop.name },
        )}
        query={bestSellersInRow(shop.id)}
        href={shopSearchHref(shop.id, { sort: "sales" })}
      />
    </>
  );
};
