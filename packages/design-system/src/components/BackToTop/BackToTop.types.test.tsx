import { BackToTop } from "./index.ts";

/** What must not compile. */
export const refused = {
  // @ts-expect-error An arrow alone has no name.
  withoutLabel: <BackToTop />,
  // @ts-expect-error It knows itself what a press does.
  ownPress: <BackToTop label="Back to top" onClick={() => {}} />,
};
