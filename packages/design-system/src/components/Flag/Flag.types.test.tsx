import { Flag } from "./index.ts";

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error A flag needs a country.
  noCode: <Flag />,
  // @ts-expect-error The picture comes from the package.
  ownPicture: <Flag code="LA" src="laos.png" />,
  // @ts-expect-error The prop for its name is `label`.
  alt: <Flag code="LA" alt="Laos" />,
};
