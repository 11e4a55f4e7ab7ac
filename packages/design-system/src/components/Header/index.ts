export { CartLink, type CartLinkProps } from "./CartLink.tsx";
export { CheckoutHeader, type CheckoutHeaderProps } from "./CheckoutHeader.tsx";
export { Header, type HeaderProps } from "./Header.tsx";
export { HeaderButton, type HeaderButtonProps } from "./HeaderButton.tsx";
export { HeaderSearch, type HeaderSearchProps, type HotWord } from "./HeaderSearch.tsx";
export { useSearchCombobox, type SearchCombobox, type SearchComboboxOptions } from "./useSearchCombobox.ts";
export {
  SuggestionList,
  type Suggestion,
  type SuggestionGroup,
  type SuggestionKey,
  type SuggestionListProps,
} from "./SuggestionList.tsx";
export type { HeaderSearchTexts } from "../../words/components/Header.ts";
