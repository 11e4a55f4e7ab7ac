import { MerchantAside } from "./index.ts";

const shop = { href: "/merchant/merchant?id=2", name: "Carmine Tires" };

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error The landmark is named by the shop.
  withoutName: <MerchantAside href="/m" />,
  // @ts-expect-error The name links to the shop.
  withoutAddress: <MerchantAside name="Carmine Tires" />,
  // @ts-expect-error Stars need a text for screen readers.
  silentStars: <MerchantAside {...shop} rating={{ value: 4.9, text: "4.9" }} />,
  // @ts-expect-error A score needs a name.
  namelessScore: <MerchantAside {...shop} scores={[{ value: "4.9" }]} />,
  // @ts-expect-error More products need a title.
  untitledGoods: <MerchantAside {...shop} moreProducts={{ products: [] }} />,
};
