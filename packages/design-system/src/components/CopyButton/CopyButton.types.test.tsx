import { CopyButton } from "./index.ts";

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error `value` is required.
  withoutValue: <CopyButton label="Copy the order number" />,
  // @ts-expect-error An icon alone has no name.
  withoutLabel: <CopyButton value="A-1042" />,
};
