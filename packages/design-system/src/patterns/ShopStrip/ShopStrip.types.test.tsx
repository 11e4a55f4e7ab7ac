import { ShopStrip, type ShopStripProps } from "./index.ts";

const shop = {
  href: "/merchant/merchant?id=2",
  name: "Nordic Tire House",
  score: { value: 4.8, text: "4.8", label: "4.8 of 5" },
  products: [],
} satisfies ShopStripProps;
const { href: _href, ...unlinked } = shop;
const { products: _products, ...empty } = shop;

/** What must not compile. */
export const refused = {
  // @ts-expect-error A strip leads to its shop.
  withoutAddress: <ShopStrip {...unlinked} />,
  // @ts-expect-error A strip shows what the shop has.
  withoutProducts: <ShopStrip {...empty} />,
  // @ts-expect-error Stars are read out in words.
  silentStars: <ShopStrip {...shop} score={{ value: 4.8, text: "4.8" }} />,
  // @ts-expect-error A picture that is a link has its words.
  namelessPicture: <ShopStrip {...shop} products={[{ id: 1, href: "/1", picture: { src: "/a.webp" } }]} />,
};
