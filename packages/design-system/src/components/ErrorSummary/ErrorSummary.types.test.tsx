import { ErrorSummary } from "./index.ts";

/** What must not compile. */
export const refused = {
  // @ts-expect-error It says how many there are.
  withoutTitle: <ErrorSummary errors={[]} />,
  // @ts-expect-error Each line leads somewhere.
  errorWithoutField: <ErrorSummary title="Look." errors={[{ message: "Wrong." }]} />,
};
