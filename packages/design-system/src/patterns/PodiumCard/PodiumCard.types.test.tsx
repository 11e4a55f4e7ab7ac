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

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error It must link to its product.
  withoutAddress: <PodiumCard {...unlinked} />,
  // @ts-expect-error A ranked item needs its rank.
  withoutPlace: <PodiumCard {...placeless} />,
  // @ts-expect-error A price is passed as `Intl.NumberFormat` parts.
  priceAsText: <PodiumCard {...place} price="$5.00" />,
  // @ts-expect-error Stars need a text for screen readers.
  silentStars: <PodiumCard {...place} rating={{ value: 4.8 }} />,
  // @ts-expect-error The podium has three ranks.
  fourth: <PodiumCard {...place} rank={4} />,
};
