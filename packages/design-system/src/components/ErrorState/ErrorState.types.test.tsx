import { ErrorState } from "./index.ts";

const again = () => undefined;

/** What must not compile. */
export const refused = {
  // @ts-expect-error An error with no way on is a wall; what cannot be tried again is an EmptyState.
  withoutRetry: <ErrorState title="Your orders did not load" />,
  // @ts-expect-error It says what did not load.
  withoutTitle: <ErrorState onRetry={again} />,
  // @ts-expect-error Its hue and its drawing are those of all errors.
  otherTone: <ErrorState title="No orders" onRetry={again} tone="info" />,
};
