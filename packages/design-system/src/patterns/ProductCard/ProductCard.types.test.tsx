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

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error The whole card is a link.
  withoutAddress: <ProductCard {...unlinked} />,
  // @ts-expect-error A price is required.
  withoutPrice: <ProductCard {...priceless} />,
  // @ts-expect-error A price is passed as `Intl.NumberFormat` parts.
  priceAsText: <ProductCard {...card} price="$124.90" />,
  // @ts-expect-error An original price needs a label.
  bareOldPrice: <ProductCard {...card} oldPrice="$159.00" />,
  // @ts-expect-error A tag needs a variant.
  plainTag: <ProductCard {...card} tags={[{ text: "New" }]} />,
};
