import { TextField } from "./index.ts";

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error A field needs a label, even if it is hidden.
  withoutLabel: <TextField />,
  // @ts-expect-error Heights have names.
  sizeInPixels: <TextField label="City" size={40} />,
  // @ts-expect-error The new text is a string.
  wrongReport: <TextField label="City" onValueChange={(value: number) => value} />,
};
