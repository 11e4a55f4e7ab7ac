import { VisuallyHidden } from "./index.ts";

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error It is inline text, not a link.
  asLink: <VisuallyHidden href="#content">Skip to content</VisuallyHidden>,
  // @ts-expect-error It is invisible, so it has no size.
  sized: <VisuallyHidden size="sm">of 5 stars</VisuallyHidden>,
};
