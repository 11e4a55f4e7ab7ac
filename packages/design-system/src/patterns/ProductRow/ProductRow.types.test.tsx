import { money } from "../../testing/shop-samples.ts";
import { ProductRow, type ProductRowProps } from "./index.ts";

const row = {
  href: "/goods_detail/7",
  title: "Polar 3",
  picture: { src: "/a.webp", alt: "" },
  price: money(5),
} satisfies ProductRowProps;
const { href: _href, ...unlinked } = row;
const { price: _price, ...priceless } = row;

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error A row links to its product.
  withoutAddress: <ProductRow {...unlinked} />,
  // @ts-expect-error A row without a price is a LineItem.
  withoutPrice: <ProductRow {...priceless} />,
  // @ts-expect-error A price is passed as `Intl.NumberFormat` parts.
  priceAsText: <ProductRow {...row} price="$5.00" />,
  // @ts-expect-error There are three picture sizes, so that lists align.
  unknownSize: <ProductRow {...row} size={72} />,
};
