import { DatePicker } from "./index.ts";

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error A field needs a label.
  withoutLabel: <DatePicker />,
  // @ts-expect-error Days are ISO 8601; a Date is a moment in a time zone.
  moment: <DatePicker label="Ship by" value={new Date()} />,
};
