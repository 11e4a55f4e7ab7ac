import { CategoryTile } from "./index.ts";

/** What must not compile. */
export const refused = {
  // @ts-expect-error A link has words.
  withoutName: <CategoryTile href="/a" picture={{ src: "/a.webp" }} />,
  // @ts-expect-error It is a tile of a picture.
  withoutPicture: <CategoryTile href="/a" name="Tires" />,
};
