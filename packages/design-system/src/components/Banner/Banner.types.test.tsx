import { Banner } from "./index.ts";

/** What must not compile. */
export const refused = {
  // @ts-expect-error A region needs a name.
  withoutLabel: <Banner tone="info" />,
  // @ts-expect-error There are four tones.
  unknownTone: <Banner label="Notice" tone="brand" />,
};
