import type { ShopHead } from "@carmine/api/hooks";
import { ButtonLink, Card, EmptyState } from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import SearchX from "lucide-react/icons/search-x";
import type { ReactElement } from "react";
import { isNarrowed, searchAddress, type Search } from "../../../../features/catalogue/search-address.ts";
import { searchInShopHref } from "../../../../features/shops/search-in-shop.ts";
import { Shelf } from "../Shelf.tsx";
import { bestSellersInRow } from "../shelves.ts";

export interface NoProductsProps {
  readonly shop: ShopHead;
  readonly search: Search;
  /** The address names a category that the shop doesn't have. */
  readonly isCategoryGone: boolean;
}

const Title = ({ shop, search: { title: words }, isCategoryGone }: NoProductsProps): ReactElement =>
  isCategoryGone ? (
    <FormattedMessage
      defaultMessage="This category is no longer here"
      description="Products of a shop: none, since the shop doesn’t have the category of the address"
    />
  ) : words === undefined ? (
    <FormattedMessage defaultMessage="No products here" description="Products of a shop: none" />
  ) : (
    <FormattedMessage
      defaultMessage="{shop} has nothing for “{words}”"
      description="Products of a shop: none for the words"
      values={{ shop: shop.name, words }}
    />
  );

const Advice = ({ search, isCategoryGone }: NoProductsProps): ReactElement =>
  search.title === undefined || isCategoryGone || isNarrowed(search) ? (
    <FormattedMessage
      defaultMessage="Remove a filter or try other words."
      description="Products of a shop: none, what to do"
    />
  ) : (
    <FormattedMessage
      defaultMessage="Check the spelling, or look in all shops."
      description="Products of a shop: none for the words, what to do"
    />
  );

/** Nothing was found in a shop: the words in the whole marketplace, and what sells best here. */
export const NoProducts = (props: NoProductsProps): ReactElement => {
  const { shop, search } = props;
  const intl = useIntl();
  const { title: words } = search;
  return (
    <>
      <Card>
        <EmptyState
          icon={SearchX}
          size="md"
          title={<Title {...props} />}
          actions={
            <>
              {words !== undefined && (
                <ButtonLink variant="solid" href={searchAddress({ title: words, options: {}, page: 1 })}>
                  <FormattedMessage
                    defaultMessage="Search “{words}” in all shops"
                    description="Products of a shop: none for the words; button to the search of the marketplace"
                    values={{ words }}
                  />
                </ButtonLink>
              )}
              <ButtonLink
                variant={words === undefined ? "solid" : "outline"}
                href={searchInShopHref(shop.id)}
              >
                <FormattedMessage
                  defaultMessage="Show all products"
                  description="Products of a shop: button that takes all filters back"
                />
              </ButtonLink>
            </>
          }
        >
          <Advice {...props} />
        </EmptyState>
      </Card>
      <Shelf
        columns={4}
        title={intl.formatMessage(
          {
            defaultMessage: "Best sellers of {shop}",
            description: "Products of a shop: row under a search without a match",
          },
          { shop: shop.name },
        )}
        query={bestSellersInRow(shop.id)}
        href={searchInShopHref(shop.id, { sort: "sales" })}
      />
    </>
  );
};
