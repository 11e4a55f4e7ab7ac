import { Button } from "../Button/index.ts";
import { DropdownMenu, DropdownMenuItem, DropdownMenuLink, DropdownMenuRadioItem } from "./index.ts";

const more = <Button>More</Button>;

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error The button opens and names the menu.
  withoutButton: <DropdownMenu />,
  // @ts-expect-error It aligns with the start, center or end of its button.
  unknownPlace: <DropdownMenu trigger={more} align="right" />,
  // @ts-expect-error A link needs an `href`.
  linkWithoutAddress: <DropdownMenuLink>Invoice</DropdownMenuLink>,
  // @ts-expect-error Only an action can be destructive; a link only leads to a page.
  dangerousLink: <DropdownMenuLink href="/delete" tone="critical" />,
  // @ts-expect-error `onSelect` receives no event.
  selectWithEvent: <DropdownMenuItem onSelect={(event: MouseEvent) => event.preventDefault()} />,
  // @ts-expect-error A radio item needs a value.
  settingWithoutValue: <DropdownMenuRadioItem>English</DropdownMenuRadioItem>,
};
