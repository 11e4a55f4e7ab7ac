import { Divider } from "./index.ts";

/** What must not compile. */
export const refused = {
  // @ts-expect-error A line lies or stands.
  diagonal: <Divider orientation="diagonal" />,
  // @ts-expect-error There is one line; its color is that of the theme.
  withColor: <Divider tone="act" />,
};
