export {
  DropdownMenu,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuLink,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  type DropdownMenuItemProps,
  type DropdownMenuLinkProps,
  type DropdownMenuProps,
  type DropdownMenuRadioItemProps,
} from "./DropdownMenu.tsx";
