import { ShopCard, type ShopCardProps } from "./index.ts";

const shop = {
  href: "/merchant/merchant?id=2",
  name: "Nordic Tire House",
  score: { value: 4.8, text: "4.8", label: "4.8 of 5" },
  products: [],
} satisfies ShopCardProps;
const { name: _name, ...nameless } = shop;

/** What must not compile. */
export const refused = {
  // @ts-expect-error The name is the link.
  withoutName: <ShopCard {...nameless} />,
  // @ts-expect-error Stars are read out in words.
  silentStars: <ShopCard {...shop} score={{ value: 4.8, text: "4.8" }} />,
  // @ts-expect-error A mark says whether the shop is the marketplace's own.
  plainMark: <ShopCard {...shop} mark="Self-operated" />,
};
