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

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error A landmark needs an accessible name.
  withoutName: <SortBar choices={[best]} />,
  // @ts-expect-error An order needs a URL, so that it can be shared.
  withoutAddress: <SortBar label="Order" choices={[button]} />,
  // @ts-expect-error An arrow is an icon and needs a label.
  withoutNext: <SortBar label="Order" choices={[best]} pages={endless} />,
  // @ts-expect-error Not a direction of this design system.
  unknownDirection: <SortBar label="Order" choices={[{ ...best, direction: "up" }]} />,
};
