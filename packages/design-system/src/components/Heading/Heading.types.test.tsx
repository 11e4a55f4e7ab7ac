import { Heading } from "./index.ts";

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error Only the caller knows the heading's level.
  withoutLevel: <Heading>Orders</Heading>,
  // @ts-expect-error HTML has six levels.
  seventh: <Heading level={7}>Orders</Heading>,
  // @ts-expect-error Sizes come from the scale.
  offScale: <Heading level={2} size={22} />,
};
