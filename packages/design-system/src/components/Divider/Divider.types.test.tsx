import { Divider } from "./index.ts";

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error A line is horizontal or vertical.
  diagonal: <Divider orientation="diagonal" />,
  // @ts-expect-error There is one line style, in the theme's color.
  withColor: <Divider tone="act" />,
};
