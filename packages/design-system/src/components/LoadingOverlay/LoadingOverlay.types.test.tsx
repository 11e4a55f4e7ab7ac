import { LoadingOverlay } from "./index.ts";

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error It covers content; for none, use a Spinner.
  withoutContent: <LoadingOverlay loading />,
  // @ts-expect-error Its state is always given.
  withoutState: <LoadingOverlay>Orders</LoadingOverlay>,
};
