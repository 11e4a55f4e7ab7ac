import { GoodsRow, type GoodsRowProps } from "./index.ts";

const goods = {
  title: "Polar 3",
  picture: { src: "/a.webp", alt: "" },
  size: 72,
} satisfies GoodsRowProps;
const { size: _size, ...unsized } = goods;
const { title: _title, ...nameless } = goods;

/** What must not compile. */
export const refused = {
  // @ts-expect-error The place decides the size: summary, bill, order or cart.
  withoutSize: <GoodsRow {...unsized} />,
  // @ts-expect-error The picture does not name the goods.
  withoutTitle: <GoodsRow {...nameless} />,
  // @ts-expect-error Four sizes, so that the columns of a cart align.
  unknownSize: <GoodsRow {...goods} size={80} />,
  // @ts-expect-error A tone has a name of the house.
  unknownTone: <GoodsRow {...goods} note={{ text: "Cheaper", tone: "red" }} />,
};
