import { money } from "../../testing/shop-samples.ts";
import { ProductCard, type ProductCardProps } from "./index.ts";

const card = {
  href: "/goods_detail/7",
  title: "Polar 3 winter tire",
  picture: { src: "/a.webp", alt: "" },
  price: money(124.9),
} satisfies ProductCardProps;
const { href: _href, ...unlinked } = card;
const { price: _price, ...priceless } = card;

/** What must not compile. */
export const refused = {
  // @ts-expect-error The whole card is a link.
  withoutAddress: <ProductCard {...unlinked} />,
  // @ts-expect-error Nobody compares goods without prices.
  withoutPrice: <ProductCard {...priceless} />,
  // @ts-expect-error A price comes in the pieces of its locale, so that it is one readable string.
  priceAsText: <ProductCard {...card} price="$124.90" />,
  // @ts-expect-error An old price says what it is.
  bareOldPrice: <ProductCard {...card} oldPrice="$159.00" />,
  // @ts-expect-error A tag says what kind of word it is.
  plainTag: <ProductCard {...card} tags={[{ text: "New" }]} />,
};
