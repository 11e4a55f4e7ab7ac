import { HoverCard } from "./index.ts";

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error The content needs a page of its own.
  withoutAddress: <HoverCard trigger="Shop" />,
  // @ts-expect-error The link needs text.
  withoutTrigger: <HoverCard href="/shop" />,
};
