import { Banner } from "./index.ts";

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error A region needs an accessible name.
  withoutLabel: <Banner tone="info" />,
  // @ts-expect-error There are four tones.
  unknownTone: <Banner label="Notice" tone="brand" />,
};
