import { Skeleton } from "./index.ts";

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error It is a placeholder without content.
  withWords: <Skeleton>Loading</Skeleton>,
  // @ts-expect-error Shapes are those of the loaded content: block, card, pill.
  unknownShape: <Skeleton shape="circle" />,
};
