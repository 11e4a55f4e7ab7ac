import {
  CartLink,
  CheckoutHeader,
  Header,
  HeaderSearch,
  SuggestionList,
  type HeaderSearchProps,
} from "./index.ts";

declare const search: HeaderSearchProps;

/** What must not compile. */
export const refused = {
  // @ts-expect-error Nobody finds the goods without a search.
  withoutSearch: <Header utility={null} logo={null} cart={null} />,
  // @ts-expect-error The checkout says where one is.
  checkoutWithoutTitle: <CheckoutHeader utility={null} logo={null} />,
  // @ts-expect-error The form goes to an address, so that it works without JavaScript.
  searchByFunction: <HeaderSearch {...search} action={() => undefined} />,
  // @ts-expect-error The badge alone says no number to a screen reader.
  cartWithoutName: <CartLink href="/cart" text="Cart" count={3} />,
  // @ts-expect-error Options have ids in the page, so that the field can point at them.
  listWithoutIds: <SuggestionList label="Suggestions" groups={[]} onChoose={() => undefined} />,
};
