import { SortBar, type SortBarProps, type SortChoice } from "./index.ts";

const best = { id: "best", label: "Best match", href: "/s" } satisfies SortChoice;
const { href: _href, ...button } = best;
const pages = {
  page: 1,
  count: 4,
  previous: { label: "Previous page", href: "/s?page=0" },
  next: { label: "Next page", href: "/s?page=2" },
} satisfies SortBarProps["pages"];
const { next: _next, ...endless } = pages;

/** What must not compile. */
export const refused = {
  // @ts-expect-error A landmark needs a name.
  withoutName: <SortBar choices={[best]} />,
  // @ts-expect-error An order has an address: it can be sent to somebody.
  withoutAddress: <SortBar label="Order" choices={[button]} />,
  // @ts-expect-error An arrow is an icon: its words come with it.
  withoutNext: <SortBar label="Order" choices={[best]} pages={endless} />,
  // @ts-expect-error A direction has a name of the house.
  unknownDirection: <SortBar label="Order" choices={[{ ...best, direction: "up" }]} />,
};
