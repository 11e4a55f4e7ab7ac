import { NumberField } from "./index.ts";

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error A field needs a label.
  withoutLabel: <NumberField />,
  // @ts-expect-error The value is a number, not its text.
  text: <NumberField label="Weight" value="12" />,
  // @ts-expect-error An empty field reports null.
  withoutEmpty: <NumberField label="Weight" onValueChange={(value: number) => value} />,
};
