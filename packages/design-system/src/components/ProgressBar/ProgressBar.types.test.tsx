import { ProgressBar } from "./index.ts";

/** What must not compile. */
export const refused = {
  // @ts-expect-error A bar says what goes forward.
  nameless: <ProgressBar value={64} />,
  // @ts-expect-error Without a value it is a Spinner.
  unknownEnd: <ProgressBar label="Upload" />,
  // @ts-expect-error The role follows from its kind.
  otherRole: <ProgressBar label="Upload" value={64} role="slider" />,
  // @ts-expect-error Its heights have names.
  heightInPixels: <ProgressBar label="Upload" value={64} size={6} />,
};
