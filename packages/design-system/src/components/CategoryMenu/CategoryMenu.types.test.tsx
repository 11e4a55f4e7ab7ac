import { CategoryMenu } from "./index.ts";

const tires = { id: "tires", label: "Tires", href: "/tires", groups: [] };
const bare = { label: "New", href: "/new" };
const { href: _address, ...homeless } = tires;

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error The cell needs text.
  withoutLabel: <CategoryMenu entries={[tires]} />,
  // @ts-expect-error A department is also a page, for users without JavaScript.
  withoutAddress: <CategoryMenu label="All" entries={[homeless]} />,
  // @ts-expect-error A promo in a panel needs a picture.
  promoWithoutPicture: <CategoryMenu label="All" entries={[{ ...tires, promos: [bare] }]} />,
};
