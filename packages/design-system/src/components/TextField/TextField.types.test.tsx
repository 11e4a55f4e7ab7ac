import { TextField } from "./index.ts";

/** What must not compile. */
export const refused = {
  // @ts-expect-error A field has a label, if only a hidden one.
  withoutLabel: <TextField />,
  // @ts-expect-error Heights have names.
  sizeInPixels: <TextField label="City" size={40} />,
  // @ts-expect-error The new text comes as text.
  wrongReport: <TextField label="City" onValueChange={(value: number) => value} />,
};
