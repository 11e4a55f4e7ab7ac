import { BackToTop } from "./index.ts";

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error An icon alone has no accessible name.
  withoutLabel: <BackToTop />,
  // @ts-expect-error The component defines what a click does.
  ownPress: <BackToTop label="Back to top" onClick={() => {}} />,
};
