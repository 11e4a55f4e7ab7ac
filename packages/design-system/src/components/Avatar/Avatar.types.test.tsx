import { Avatar } from "./index.ts";

/** What must not compile. */
export const refused = {
  // @ts-expect-error Without a name there is no letter to stand in for the picture.
  withoutName: <Avatar src="/mara.webp" />,
  // @ts-expect-error Sizes are those of the scale.
  oddSize: <Avatar name="Mara" size={41} />,
  // @ts-expect-error People are round, stores are square.
  unknownShape: <Avatar name="Mara" shape="hexagon" />,
};
