import { GoodsRow, type GoodsRowProps } from "./index.ts";

const goods = {
  title: "Polar 3",
  picture: { src: "/a.webp", alt: "" },
  size: 72,
} satisfies GoodsRowProps;
const { size: _size, ...unsized } = goods;
const { title: _title, ...nameless } = goods;

/** Usages that must not compile. */
export const refused = {
  // @ts-expect-error The context determines the size: summary, invoice, order or cart.
  withoutSize: <GoodsRow {...unsized} />,
  // @ts-expect-error A title is required.
  withoutTitle: <GoodsRow {...nameless} />,
  // @ts-expect-error Four sizes, so that the columns of a cart align.
  unknownSize: <GoodsRow {...goods} size={80} />,
  // @ts-expect-error Not a tone of this design system.
  unknownTone: <GoodsRow {...goods} note={{ text: "Cheaper", tone: "red" }} />,
};
