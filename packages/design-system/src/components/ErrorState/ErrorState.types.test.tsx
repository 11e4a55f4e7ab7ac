import { ErrorState } from "./index.ts";

const again = () => undefined;

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error An error needs a retry; without one, use EmptyState.
  withoutRetry: <ErrorState title="We couldn’t load your orders" />,
  // @ts-expect-error The title says what failed to load.
  withoutTitle: <ErrorState onRetry={again} />,
  // @ts-expect-error All errors share one color and icon.
  otherTone: <ErrorState title="No orders" onRetry={again} tone="info" />,
};
