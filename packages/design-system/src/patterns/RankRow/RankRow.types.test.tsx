import { money } from "../../testing/shop-samples.ts";
import { RankRow, type RankRowProps } from "./index.ts";

const place = {
  rank: 4,
  href: "/goods_detail/7",
  title: "Polar 3",
  picture: { src: "/a.webp", alt: "" },
  price: money(5),
} satisfies RankRowProps;
const { href: _href, ...unlinked } = place;
const { rank: _rank, ...placeless } = place;

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error It must link to its product.
  withoutAddress: <RankRow {...unlinked} />,
  // @ts-expect-error A ranked item needs its rank.
  withoutPlace: <RankRow {...placeless} />,
  // @ts-expect-error A price is passed as `Intl.NumberFormat` parts.
  priceAsText: <RankRow {...place} price="$5.00" />,
  // @ts-expect-error Stars need a text for screen readers.
  silentStars: <RankRow {...place} rating={{ value: 4.8 }} />,
};
