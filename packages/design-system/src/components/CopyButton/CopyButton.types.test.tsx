import { CopyButton } from "./index.ts";

/** What must not compile. */
export const refused = {
  // @ts-expect-error Nothing to copy.
  withoutValue: <CopyButton label="Copy the order number" copiedLabel="Copied" />,
  // @ts-expect-error An icon alone has no name.
  withoutLabel: <CopyButton value="A-1042" copiedLabel="Copied" />,
  // @ts-expect-error Who cannot see the tick has to hear it.
  withoutResult: <CopyButton value="A-1042" label="Copy the order number" />,
};
