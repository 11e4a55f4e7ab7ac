import { VisuallyHidden } from "./index.ts";

/** What must not compile. */
export const refused = {
  // @ts-expect-error It is text inside of a line, and no link.
  asLink: <VisuallyHidden href="#content">Skip to content</VisuallyHidden>,
  // @ts-expect-error Hidden is hidden: there is no size.
  sized: <VisuallyHidden size="sm">of 5 stars</VisuallyHidden>,
};
