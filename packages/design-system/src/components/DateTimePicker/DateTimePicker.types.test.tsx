import { DateTimePicker } from "./index.ts";

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error A time without a zone is ambiguous.
  withoutZone: <DateTimePicker label="Sale starts" />,
  // @ts-expect-error The fields need a label.
  withoutLabel: <DateTimePicker timeZone="Asia/Bangkok" />,
};
