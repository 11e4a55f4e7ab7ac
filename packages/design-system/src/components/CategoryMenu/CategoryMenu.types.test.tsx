import { CategoryMenu } from "./index.ts";

const tires = { id: "tires", label: "Tires", href: "/tires", groups: [] };
const bare = { label: "New", href: "/new" };
const { href: _address, ...homeless } = tires;

/** What must not compile. */
export const refused = {
  // @ts-expect-error The cell has words.
  withoutLabel: <CategoryMenu entries={[tires]} />,
  // @ts-expect-error A department is a page too, for those without JavaScript.
  withoutAddress: <CategoryMenu label="All" entries={[homeless]} />,
  // @ts-expect-error An offer in a panel is a picture.
  promoWithoutPicture: <CategoryMenu label="All" entries={[{ ...tires, promos: [bare] }]} />,
};
