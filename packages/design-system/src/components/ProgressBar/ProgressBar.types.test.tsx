import { ProgressBar } from "./index.ts";

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error A bar needs a label.
  nameless: <ProgressBar value={64} />,
  // @ts-expect-error Without a value, use Spinner.
  unknownEnd: <ProgressBar label="Upload" />,
  // @ts-expect-error `kind` determines the role.
  otherRole: <ProgressBar label="Upload" value={64} role="slider" />,
  // @ts-expect-error Heights have names.
  heightInPixels: <ProgressBar label="Upload" value={64} size={6} />,
};
