import * as z from "zod/mini";
import { textField } from "../fields.ts";
import { messageKeys } from "../message-keys.ts";
import { orNull, pageOf } from "../values.ts";

/** ISO 8601 instant in UTC, such as `2026-11-29T06:05:00.000Z`. */
export const instant = z.string();

/** A point in time in a query: ISO 8601 with `Z` or an offset. */
export const instantInput = z.pipe(
  textField(
    "reference",
    messageKeys.wrongParameter,
    z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,6})?)?(Z|[+-]\d\d:?\d\d)$/i, messageKeys.wrongParameter),
  ),
  z.pipe(
    z.transform((value: string) => new Date(value)),
    z.date(messageKeys.wrongParameter),
  ),
);

/** Totals are exact up to this number; a larger one is reported as it, with `isCapped`. */
export const maxCount = 10_000;

/** A page of a long list for staff. */
export const staffPageOf = <Item extends z.core.$ZodType>(item: Item) =>
  z.extend(pageOf(item), {
    /** Whether there are more rows than `total`, which is at most `maxCount`. */
    isCapped: z.boolean(),
    /** Value of `after` for the next page; null on the last page, and for lists that only have `page`. */
    after: orNull(z.string()),
  });
