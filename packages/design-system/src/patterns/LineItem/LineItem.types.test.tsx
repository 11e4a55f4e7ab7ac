import { LineItem, type LineItemProps } from "./index.ts";

const goods = {
  title: "Polar 3",
  picture: { src: "/a.webp", alt: "" },
  size: 72,
} satisfies LineItemProps;
const { size: _size, ...unsized } = goods;
const { title: _title, ...nameless } = goods;

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error The context determines the size: summary, invoice, order or cart.
  withoutSize: <LineItem {...unsized} />,
  // @ts-expect-error A title is required.
  withoutTitle: <LineItem {...nameless} />,
  // @ts-expect-error Four sizes, so that the columns of a cart align.
  unknownSize: <LineItem {...goods} size={80} />,
  // @ts-expect-error Not a tone of this design system.
  unknownTone: <LineItem {...goods} note={{ text: "Cheaper", tone: "red" }} />,
};
