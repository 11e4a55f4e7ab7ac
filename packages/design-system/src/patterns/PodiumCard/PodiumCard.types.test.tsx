import { money } from "../../testing/shop-samples.ts";
import { PodiumCard, type PodiumCardProps } from "./index.ts";

const place = {
  rank: 1,
  href: "/goods_detail/7",
  title: "Polar 3",
  picture: { src: "/a.webp", alt: "" },
  price: money(5),
} satisfies PodiumCardProps;
const { href: _href, ...unlinked } = place;
const { rank: _rank, ...placeless } = place;

/** What must not compile. */
export const refused = {
  // @ts-expect-error It leads to its product.
  withoutAddress: <PodiumCard {...unlinked} />,
  // @ts-expect-error A ranking says the place.
  withoutPlace: <PodiumCard {...placeless} />,
  // @ts-expect-error A price comes in the pieces of its locale, so that it is one readable string.
  priceAsText: <PodiumCard {...place} price="$5.00" />,
  // @ts-expect-error Stars have words for who doesn't see them.
  silentStars: <PodiumCard {...place} rating={{ value: 4.8 }} />,
  // @ts-expect-error The podium has three steps.
  fourth: <PodiumCard {...place} rank={4} />,
};
