import { Flag } from "./index.ts";

/** What must not compile. */
export const refused = {
  // @ts-expect-error A flag is of a country.
  noCode: <Flag />,
  // @ts-expect-error The picture comes from the package.
  ownPicture: <Flag code="LA" src="laos.png" />,
  // @ts-expect-error Its name is `label`.
  alt: <Flag code="LA" alt="Laos" />,
};
