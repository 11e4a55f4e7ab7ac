import { ResultPanel } from "./index.ts";

/** What must not compile. */
export const refused = {
  // @ts-expect-error The server says how it ended; nothing is assumed.
  withoutState: <ResultPanel title="Thank you" />,
  // @ts-expect-error The state is told in words, not by its sign alone.
  withoutTitle: <ResultPanel state="paid" />,
  // @ts-expect-error There are three ends.
  unknownState: <ResultPanel state="success" title="Thank you" />,
  // @ts-expect-error An amount comes in the pieces of its locale, so that it is one readable string.
  amountAsText: <ResultPanel state="paid" title="Thank you" amount="$427.10" />,
};
