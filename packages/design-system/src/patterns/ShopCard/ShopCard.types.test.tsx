import { ShopCard, type ShopCardProps } from "./index.ts";

const shop = {
  href: "/merchant/merchant?id=2",
  name: "Nordic Tire House",
  score: { value: 4.8, text: "4.8", label: "4.8 of 5" },
  products: [],
} satisfies ShopCardProps;
const { name: _name, ...nameless } = shop;

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error The name is the link.
  withoutName: <ShopCard {...nameless} />,
  // @ts-expect-error Stars need a text for screen readers.
  silentStars: <ShopCard {...shop} score={{ value: 4.8, text: "4.8" }} />,
  // @ts-expect-error A badge says whether the shop is self-operated.
  plainMark: <ShopCard {...shop} mark="Self-operated" />,
};
