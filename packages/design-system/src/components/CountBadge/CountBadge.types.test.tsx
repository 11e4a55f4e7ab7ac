import { CountBadge } from "./index.ts";

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error `count` is required.
  withoutCount: <CountBadge />,
  // @ts-expect-error A number, not text.
  countInWords: <CountBadge count="three" />,
  // @ts-expect-error `critical` is not a tone of counts.
  unknownTone: <CountBadge count={3} tone="critical" />,
};
