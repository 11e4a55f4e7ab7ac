import { ResultPanel } from "./index.ts";

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error The state comes from the server and is required.
  withoutState: <ResultPanel title="Thank you" />,
  // @ts-expect-error The state needs a title, not only an icon.
  withoutTitle: <ResultPanel state="paid" />,
  // @ts-expect-error There are three states.
  unknownState: <ResultPanel state="success" title="Thank you" />,
  // @ts-expect-error An amount is passed as `Intl.NumberFormat` parts.
  amountAsText: <ResultPanel state="paid" title="Thank you" amount="$427.10" />,
};
