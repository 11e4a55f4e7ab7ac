import { CategoryBar } from "./index.ts";

/** What must not compile. */
export const refused = {
  // @ts-expect-error A page has several landmarks of links; each needs a name.
  withoutName: <CategoryBar links={[]} />,
  // @ts-expect-error A bar without places is no bar.
  withoutLinks: <CategoryBar label="Main" />,
  // @ts-expect-error A place has an address.
  linkWithoutAddress: <CategoryBar label="Main" links={[{ label: "Home" }]} />,
  // @ts-expect-error A promise is words; the icon only goes with them.
  noteWithoutWords: <CategoryBar label="Main" links={[]} note={{}} />,
};
