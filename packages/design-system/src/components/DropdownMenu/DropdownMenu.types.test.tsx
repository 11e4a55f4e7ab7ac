import { Button } from "../Button/index.ts";
import { DropdownMenu, DropdownMenuItem, DropdownMenuLink, DropdownMenuRadioItem } from "./index.ts";

const more = <Button>More</Button>;

/** What must not compile. */
export const refused = {
  // @ts-expect-error The button opens the menu and names it.
  withoutButton: <DropdownMenu />,
  // @ts-expect-error It hangs at the start, the middle or the end of its button.
  unknownPlace: <DropdownMenu trigger={more} align="right" />,
  // @ts-expect-error A link leads somewhere.
  linkWithoutAddress: <DropdownMenuLink>Invoice</DropdownMenuLink>,
  // @ts-expect-error A row that destroys something does so here; a link only leads to a page.
  dangerousLink: <DropdownMenuLink href="/delete" tone="critical" />,
  // @ts-expect-error A row is not told which key or pointer chose it.
  selectWithEvent: <DropdownMenuItem onSelect={(event: MouseEvent) => event.preventDefault()} />,
  // @ts-expect-error A setting has a value.
  settingWithoutValue: <DropdownMenuRadioItem>English</DropdownMenuRadioItem>,
};
