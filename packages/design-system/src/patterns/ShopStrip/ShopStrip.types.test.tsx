import { ShopStrip, type ShopStripProps } from "./index.ts";

const shop = {
  href: "/merchant/merchant?id=2",
  name: "Nordic Tire House",
  score: { value: 4.8, text: "4.8", label: "4.8 of 5" },
  products: [],
} satisfies ShopStripProps;
const { href: _href, ...unlinked } = shop;
const { products: _products, ...empty } = shop;

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error A strip links to its shop.
  withoutAddress: <ShopStrip {...unlinked} />,
  // @ts-expect-error Products are required.
  withoutProducts: <ShopStrip {...empty} />,
  // @ts-expect-error Stars need a text for screen readers.
  silentStars: <ShopStrip {...shop} score={{ value: 4.8, text: "4.8" }} />,
  // @ts-expect-error A linked picture needs alt text.
  namelessPicture: <ShopStrip {...shop} products={[{ id: 1, href: "/1", picture: { src: "/a.webp" } }]} />,
};
