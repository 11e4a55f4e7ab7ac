import { MerchantAside } from "./index.ts";

const shop = { href: "/merchant/merchant?id=2", name: "Carmine Tires" };

/** What must not compile. */
export const refused = {
  // @ts-expect-error The landmark is named by the shop.
  withoutName: <MerchantAside href="/m" />,
  // @ts-expect-error The name leads into the shop.
  withoutAddress: <MerchantAside name="Carmine Tires" />,
  // @ts-expect-error Stars are read out in words.
  silentStars: <MerchantAside {...shop} rating={{ value: 4.9, text: "4.9" }} />,
  // @ts-expect-error A score says what was judged.
  namelessScore: <MerchantAside {...shop} scores={[{ value: "4.9" }]} />,
  // @ts-expect-error More goods stand under a title.
  untitledGoods: <MerchantAside {...shop} goods={{ products: [] }} />,
};
