import { Spinner } from "./index.ts";

/** What must not compile. */
export const refused = {
  // @ts-expect-error What is read out is its label.
  withWords: <Spinner>Loading</Spinner>,
  // @ts-expect-error Its sizes are those of icons.
  sizeInPixels: <Spinner size={24} />,
};
