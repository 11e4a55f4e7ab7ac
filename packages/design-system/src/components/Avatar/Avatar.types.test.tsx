import { Avatar } from "./index.ts";

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error The name provides the letter that replaces the picture.
  withoutName: <Avatar src="/mara.webp" />,
  // @ts-expect-error Sizes come from the scale.
  oddSize: <Avatar name="Mara" size={41} />,
  // @ts-expect-error People are round, shops are square.
  unknownShape: <Avatar name="Mara" shape="hexagon" />,
};
