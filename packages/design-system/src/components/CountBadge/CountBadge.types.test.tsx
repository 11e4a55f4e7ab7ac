import { CountBadge } from "./index.ts";

/** What must not compile. */
export const refused = {
  // @ts-expect-error It shows a count.
  withoutCount: <CountBadge />,
  // @ts-expect-error A number, not words.
  countInWords: <CountBadge count="three" />,
  // @ts-expect-error It asks, or it informs.
  unknownTone: <CountBadge count={3} tone="critical" />,
};
