import { CategoryBar } from "./index.ts";

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error A page has several navigation landmarks, so each needs a name.
  withoutName: <CategoryBar links={[]} />,
  // @ts-expect-error `links` is required.
  withoutLinks: <CategoryBar label="Main" />,
  // @ts-expect-error A link needs an `href`.
  linkWithoutAddress: <CategoryBar label="Main" links={[{ label: "Home" }]} />,
  // @ts-expect-error A note needs text; the icon is optional.
  noteWithoutWords: <CategoryBar label="Main" links={[]} note={{}} />,
};
