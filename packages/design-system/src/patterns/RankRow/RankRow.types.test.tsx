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

/** What must not compile. */
export const refused = {
  // @ts-expect-error It leads to its product.
  withoutAddress: <RankRow {...unlinked} />,
  // @ts-expect-error A ranking says the place.
  withoutPlace: <RankRow {...placeless} />,
  // @ts-expect-error A price comes in the pieces of its locale, so that it is one readable string.
  priceAsText: <RankRow {...place} price="$5.00" />,
  // @ts-expect-error Stars have words for who doesn't see them.
  silentStars: <RankRow {...place} rating={{ value: 4.8 }} />,
};
