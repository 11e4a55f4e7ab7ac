import { ErrorSummary } from "./index.ts";

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error The title states the number of errors.
  withoutTitle: <ErrorSummary errors={[]} />,
  // @ts-expect-error Each line needs its field's id.
  errorWithoutField: <ErrorSummary title="Look." errors={[{ message: "Wrong." }]} />,
};
