import { HoverCard } from "./index.ts";

/** What must not compile. */
export const refused = {
  // @ts-expect-error The same can be read elsewhere.
  withoutAddress: <HoverCard trigger="Shop" />,
  // @ts-expect-error A link has words.
  withoutTrigger: <HoverCard href="/shop" />,
};
