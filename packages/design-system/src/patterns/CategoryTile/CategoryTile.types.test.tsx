import { CategoryTile } from "./index.ts";

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error A link needs text.
  withoutName: <CategoryTile href="/a" picture={{ src: "/a.webp" }} />,
  // @ts-expect-error A tile needs a picture.
  withoutPicture: <CategoryTile href="/a" name="Tires" />,
};
