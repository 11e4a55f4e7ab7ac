import { CopyButton } from "./index.ts";

/** What must not compile. */
export const refused = {
  // @ts-expect-error Nothing to copy.
  withoutValue: <CopyButton label="Copy the order number" />,
  // @ts-expect-error An icon alone has no name.
  withoutLabel: <CopyButton value="A-1042" />,
};
