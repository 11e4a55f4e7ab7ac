import { Skeleton } from "./index.ts";

/** What must not compile. */
export const refused = {
  // @ts-expect-error It stands for content and has none.
  withWords: <Skeleton>Loading</Skeleton>,
  // @ts-expect-error Shapes are those of what comes: block, card, pill.
  unknownShape: <Skeleton shape="circle" />,
};
