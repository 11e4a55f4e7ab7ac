import { DateRange } from "./index.ts";

/** What must not compile. */
export const refused = {
  // @ts-expect-error Days are ISO 8601.
  dateObject: <DateRange label="Date" locale="en" value={{ start: new Date(), end: "" }} />,
};
