import {
  CartLink,
  CheckoutHeader,
  Header,
  HeaderSearch,
  SuggestionList,
  type HeaderSearchProps,
} from "./index.ts";

declare const search: HeaderSearchProps;

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error A logo is required.
  withoutLogo: <Header search={null} cart={null} />,
  // @ts-expect-error The checkout needs a title.
  checkoutWithoutTitle: <CheckoutHeader utility={null} logo={null} />,
  // @ts-expect-error The form has a URL, so that it works without JavaScript.
  searchByFunction: <HeaderSearch {...search} action={() => undefined} />,
  // @ts-expect-error The badge is hidden from screen readers, so the link needs a name.
  cartWithoutName: <CartLink href="/cart" text="Cart" count={3} />,
  // @ts-expect-error Options need DOM ids for `aria-activedescendant`.
  listWithoutIds: <SuggestionList label="Suggestions" groups={[]} onChoose={() => undefined} />,
};
