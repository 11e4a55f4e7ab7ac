import { Spinner } from "./index.ts";

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error The announced text is `label`.
  withWords: <Spinner>Loading</Spinner>,
  // @ts-expect-error Its sizes are those of icons.
  sizeInPixels: <Spinner size={24} />,
};
