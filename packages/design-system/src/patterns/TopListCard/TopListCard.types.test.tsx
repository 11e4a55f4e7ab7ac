import { money } from "../../testing/shop-samples.ts";
import { TopListCard, type RankedProduct } from "./index.ts";

const product = {
  id: 1,
  href: "/goods_detail/1",
  title: "Polar 3",
  picture: { src: "/a.webp", alt: "" },
  price: money(5),
} satisfies RankedProduct;
const { id: _id, ...anonymous } = product;

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error The region is named by its title.
  withoutTitle: <TopListCard products={[product]} />,
  // @ts-expect-error Products are required.
  withoutProducts: <TopListCard title="Tires" />,
  // @ts-expect-error The id identifies products whose ranks change.
  withoutId: <TopListCard title="Tires" products={[anonymous]} />,
  // @ts-expect-error The rank is the position in the list.
  ownRank: <TopListCard title="Tires" products={[{ ...product, rank: 7 }]} />,
};
