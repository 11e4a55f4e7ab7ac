export { LanguageMenu, type LanguageChoice, type LanguageMenuProps } from "./LanguageMenu.tsx";
export {
  UserMenu,
  UserMenuButton,
  UserMenuLink,
  type UserMenuButtonProps,
  type UserMenuLinkProps,
  type UserMenuProps,
} from "./UserMenu.tsx";
export {
  UtilityBar,
  UtilityButton,
  UtilityItem,
  UtilityLink,
  type UtilityBarProps,
  type UtilityButtonProps,
  type UtilityItemProps,
  type UtilityLinkProps,
} from "./UtilityBar.tsx";
