import { DateRange } from "./index.ts";

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error Days are ISO 8601 strings.
  dateObject: <DateRange label="Date" locale="en" value={{ start: new Date(), end: "" }} />,
};
